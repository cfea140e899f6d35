// Replays a finished game step by step from any observer's point of view, without spoilers.

import type { Choice, Frame, News, SeatNow, Replay as Stored } from '../wire'
import type { Answer } from './api'
import type { Calls } from './calls'
import { changed, type Change } from './changes'
import type { Table } from './contract'
import { lastOf } from './log'

/** Milliseconds per step during automatic playback. */
const STEP = 1_400

const NO_CHOICES: readonly Choice[] = []

interface Hooks {
  say(sentence: string): void
  /** Multiplies the durations of movements. */
  pace?(): number
}

/** One observer's frames by step; the news of each is what happened since the last one. */
export function framesOf({ observers, steps }: Stored, observer: number): Frame[] {
  const place = observers.indexOf(observer)
  let frame: unknown = null
  return steps.map((changes) => (frame = changed(frame, changes[place] as Change)) as Frame)
}

export class Replay implements Table {
  playing = $state(false)
  /** The index of the current step. */
  step = $state(0)
  observer = $state(0)
  readonly choices = NO_CHOICES
  readonly offered: ReadonlyArray<readonly Choice[]> = []
  readonly tried: readonly number[] = []
  readonly preview = null
  readonly active = false
  readonly revealed = null
  spotlight = $state<string | null>(null)
  /** Whether the step was reached from the one before, so that its events can be shown. */
  private forward = $state(false)
  private timer: ReturnType<typeof setTimeout> | null = null

  private readonly frames = $derived.by(() => framesOf(this.stored, this.observer))

  /** What the observer knows of everything up to this step. */
  readonly log: readonly News[] = $derived(this.frames.slice(0, this.step + 1).flatMap((frame) => frame.news))

  readonly frame: Frame = $derived({ ...this.frames[this.step]!, news: [...this.log] })

  readonly last = $derived(lastOf(this.log))

  readonly showing: readonly News[] = $derived(this.forward ? (this.frames[this.step]?.news ?? []) : [])

  constructor(
    private readonly stored: Stored,
    observer: number,
    private readonly hooks: Hooks,
  ) {
    this.observer = observer
  }

  /** Load the replay of a table. */
  static async open(calls: Calls, table: string, observer: number, hooks: Hooks): Promise<Answer<Replay>> {
    const answer = await calls.replay(table)
    return answer.ok ? { ok: true, value: new Replay(answer.value, observer, hooks) } : answer
  }

  /** The version of the rules that it was played with. */
  get version(): number {
    return this.stored.version
  }

  /** The number of steps. */
  get length(): number {
    return this.stored.steps.length
  }

  get view(): unknown {
    return this.frame.view
  }

  get now(): unknown {
    return this.frame.view
  }

  get seats(): SeatNow[] {
    return this.frame.seats
  }

  get pace(): number {
    return this.hooks.pace?.() ?? 0
  }

  get atEnd(): boolean {
    return this.step >= this.length - 1
  }

  /** Go to a step by its index. */
  go(step: number): void {
    this.forward = step === this.step + 1
    this.spotlight = null
    this.step = Math.min(Math.max(step, 0), this.length - 1)
    this.say(this.last.map((news) => news.sentence).join(' '))
  }

  /** Start automatic playback, from the beginning if at the end; or stop it. */
  toggle(): void {
    if (this.playing) return this.stop()
    this.playing = true
    this.run(this.atEnd ? 0 : this.step + 1)
  }

  stop(): void {
    this.playing = false
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  say(sentence: string): void {
    this.hooks.say(sentence)
  }

  async consider(): Promise<void> {}

  async attempt(): Promise<void> {}
  retreat(): void {}
  async commit(): Promise<void> {}
  async explain(): Promise<void> {}
  dismiss(): void {}

  private run(step: number): void {
    this.go(step)
    if (this.atEnd) return this.stop()
    this.timer = setTimeout(() => this.run(this.step + 1), STEP)
  }
}
