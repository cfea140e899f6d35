// Short, soft sounds, synthesised in the browser: a piece set down, points, the reader's turn, the end.

import type { Frame } from '../wire'

export type Sound = 'move' | 'points' | 'turn' | 'end'

/** A note: when it starts and how long it rings, in seconds; its pitch in hertz, and its loudness. */
interface Note {
  at: number
  ring: number
  pitch: number
  loud: number
  shape: OscillatorType
}

const wood = (at: number, pitch: number): Note => ({ at, ring: 0.09, pitch, loud: 0.5, shape: 'triangle' })
const bell = (at: number, pitch: number): Note => ({ at, ring: 0.7, pitch, loud: 0.25, shape: 'sine' })

const SCORES: Record<Sound, readonly Note[]> = {
  move: [wood(0, 196), wood(0.03, 147)],
  points: [bell(0, 784), bell(0.09, 988)],
  turn: [bell(0, 523), bell(0.16, 659)],
  end: [bell(0, 392), bell(0.18, 494), bell(0.36, 587), bell(0.54, 784)],
}

/** The sound of going from one frame to the next; the most important one, if any. */
export function soundOf(before: Frame, after: Frame): Sound | null {
  if (after.status === 'finished' && before.status !== 'finished') return 'end'
  if (after.ask !== null && before.ask === null) return 'turn'
  if (after.sheet && `${after.sheet.totals}` !== `${before.sheet?.totals ?? after.sheet.totals}`) return 'points'
  return after.news.some((news) => news.event !== null && news.seq > before.seq) ? 'move' : null
}

export class Sounds {
  private context: AudioContext | null = null

  constructor(
    /** From 0 for silence to 1. */
    private readonly volume: () => number,
    private readonly begin: () => AudioContext = () => new AudioContext(),
  ) {}

  play(sound: Sound): void {
    const volume = this.volume()
    if (volume === 0) return
    const context = (this.context ??= this.begin())
    // A browser lets nothing sound before the reader has touched the page.
    if (context.state === 'suspended') void context.resume()
    for (const note of SCORES[sound]) strike(context, note, volume)
  }
}

/** Play a note that fades away. */
function strike(context: AudioContext, { at, ring, pitch, loud, shape }: Note, volume: number): void {
  const start = context.currentTime + at
  const [tone, gain] = [context.createOscillator(), context.createGain()]
  tone.type = shape
  tone.frequency.value = pitch
  gain.gain.setValueAtTime(loud * volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + ring)
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + ring)
}
