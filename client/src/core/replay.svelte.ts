// Replays a finished game step by step from any observer's point of view, without spoilers.

import type { Choice, Frame, News, SeatNow } from '../wire'
import type { Trouble } from './api'
import type { Calls } from './calls'
import type { Table } from './contract'
import { lastOf } from './log'

/** Milliseconds per step during automatic playback. */
export const STEP = 1_400

const NO_CHOICES: readonly Choice[] = []

/** The log entries with game events. */
export function stepsOf(log: readonly News[]): number[] {
  return [...new Set(log.filter((news) => news.event !== null).map((news) => news.seq))]
}

export class Replay implements Table {
  frame: Frame = $state.raw()!
  playing = $state(false)
  trouble = $state.raw<Trouble | null>(null)
  readonly choices = NO_CHOICES
  readonly tried: readonly number[] = []
  readonly preview = null
  readonly active = false
  private told = $state.raw<readonly News[]>([])
  private readonly frames = new Map<string, Frame>()
  private timer: ReturnType<typeof setTimeout> | null = null
  private asking = 0

  /** The seqs that can be stepped to, in order. */
  readonly steps: readonly number[]

  /** The index of the current step. */
  readonly step = $derived.by(() => Math.max(0, this.steps.findLastIndex((seq) => seq <= this.frame.seq)))

  readonly log = $derived(this.told.filter((news) => news.seq <= this.frame.seq))

  readonly last = $derived(lastOf(this.log))

  constructor(
    private readonly calls: Calls,
    end: Frame,
    log: readonly News[],
    private readonly hooks: { say(sentence: string): void },
  ) {
    this.frame = end
    this.told = log
    this.steps = stepsOf(log)
  }

  get view(): unknown {
    return this.frame.view
  }

  get now(): unknown {
    return this.frame.view
  }

  get observer(): number {
    return this.frame.observer
  }

  get seats(): SeatNow[] {
    return this.frame.seats
  }

  get atEnd(): boolean {
    return this.step >= this.steps.length - 1
  }

  /** Go to a step by its index. */
  async go(step: number): Promise<void> {
    const place = Math.min(Math.max(step, 0), this.steps.length - 1)
    const frame = await this.at(this.steps[place] ?? 0, this.observer)
    if (!frame) return
    this.frame = frame
    this.say(this.last.map((news) => news.sentence).join(' '))
  }

  /** Switch to another observer at the same step. */
  async through(observer: number): Promise<void> {
    const whole = await this.at(this.steps.at(-1) ?? 0, observer)
    const frame = await this.at(this.frame.seq, observer)
    if (!frame || !whole) return
    this.told = whole.news
    this.frame = frame
  }

  /** Start automatic playback, from the beginning if at the end; or stop it. */
  toggle(): void {
    if (this.playing) return this.stop()
    this.playing = true
    void this.run(this.atEnd ? 0 : this.step + 1)
  }

  stop(): void {
    this.playing = false
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  say(sentence: string): void {
    this.hooks.say(sentence)
  }

  async attempt(): Promise<void> {}
  retreat(): void {}
  async commit(): Promise<void> {}
  async explain(): Promise<void> {}

  private async run(step: number): Promise<void> {
    await this.go(step)
    if (!this.playing) return
    if (this.atEnd) return this.stop()
    this.timer = setTimeout(() => void this.run(this.step + 1), STEP)
  }

  /** A past frame; null if a later request superseded it or it isn't available. */
  private async at(seq: number, observer: number): Promise<Frame | null> {
    const key = `${observer}/${seq}`
    const asking = (this.asking += 1)
    const known = this.frames.get(key)
    if (known) return known
    const answer = await this.calls.past(this.frame.table, seq, observer, -1)
    if (!answer.ok) {
      this.trouble = answer.trouble
      this.stop()
      return null
    }
    this.frames.set(key, answer.value)
    return asking === this.asking ? answer.value : null
  }
}
