// Shows a table's frames one after another, each for as long as its events deserve.

import type { Frame, News } from '../wire'
import type { GameFolder } from './contract'

export interface Timing {
  /** Milliseconds for which the events of a frame stay visible before the next, at normal pace. */
  length(news: readonly News[]): number
  /** Multiplies them; 0 shows only results. */
  pace(): number
}

/** Milliseconds for a frame with events, if its game doesn't say. */
const STEP = 500

/** How long the events of a frame stay visible: as the game says, or equally long. */
export function lengthOf(hold: GameFolder['hold'], news: readonly News[], observer: number): number {
  if (hold) return news.reduce((sum, one) => sum + hold(one, observer), 0)
  return news.some(({ event }) => event !== null) ? STEP : 0
}

/** A frame, and everything that happened since the one shown before. */
export interface Step {
  frame: Frame
  news: readonly News[]
}

/** With more frames waiting than this, each is held for a shorter time, so that the board doesn't fall behind. */
const FEW = 6

export class Playback {
  frame: Frame = $state.raw()!
  /** The events that are being shown, oldest first. */
  showing = $state.raw<readonly News[]>([])
  /** The frames that wait to be shown. */
  private waiting = $state.raw<readonly Step[]>([])
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    first: Frame,
    private readonly timing: Timing,
    /** Called for each step when it is shown, with the frame before it. */
    private readonly shown: (step: Step, before: Frame) => void,
  ) {
    this.frame = first
  }

  /** Whether the newest frame is shown; its events may still be held. */
  get current(): boolean {
    return this.waiting.length === 0
  }

  /** Show a frame after those that wait. */
  add(step: Step): void {
    this.waiting = [...this.waiting, step]
    if (this.timer === null) this.advance()
  }

  /** Show a frame at once, together with those that wait. */
  jump(step: Step): void {
    this.waiting = [...this.waiting, step]
    this.catchUp()
  }

  /** Go on to the next frame. */
  goOn(): void {
    this.stop()
    this.advance()
  }

  /** Show the newest frame, without holding it. */
  catchUp(): void {
    this.stop()
    if (this.waiting.length) this.show(this.waiting.length, false)
    this.showing = []
  }

  close(): void {
    this.stop()
    this.waiting = []
  }

  /** Show the waiting frames up to the first whose events are held. */
  private advance(): void {
    const lengths = this.waiting.map(({ news }) => this.timing.length(news) * this.timing.pace())
    const held = lengths.findIndex((length) => length > 0)
    if (held < 0) return this.catchUp()
    const hurry = Math.min(1, FEW / this.waiting.length)
    this.show(held + 1, true)
    this.timer = setTimeout(() => this.goOn(), (lengths[held] ?? 0) * hurry)
  }

  /** Show the first waiting frames as one; the events of the last one may be held. */
  private show(count: number, held: boolean): void {
    const steps = this.waiting.slice(0, count)
    const news = steps.flatMap((step) => step.news)
    const before = this.frame
    const frame = { ...steps.at(-1)!.frame, news: [...news] }
    this.waiting = this.waiting.slice(count)
    this.frame = frame
    this.showing = held ? steps.at(-1)!.news : []
    this.shown({ frame, news }, before)
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }
}
