// What one observer knows about a table: the newest frame, and the log without gaps or duplicates.

import type { Frame, News, SeatNow } from '../wire'
import { grown, lastOf } from './log'
import { Playback, type Step, type Timing } from './playback.svelte'

export abstract class Known {
  /** The newest frame; the one that is shown may be older. */
  protected newest: Frame
  private readonly playback: Playback
  private known = $state.raw<readonly News[]>([])
  /** The log up to the frame that is shown. */
  readonly log: readonly News[] = $derived(this.known.filter((news) => news.seq <= this.frame.seq))
  readonly last: readonly News[] = $derived(lastOf(this.log))

  constructor(frame: Frame, timing: Timing) {
    this.newest = frame
    this.known = frame.news
    this.playback = new Playback(frame, timing, (step, before) => this.shown(step, before))
  }

  /** Called when a frame is shown, with the one before. */
  protected abstract shown(step: Step, before: Frame): void

  /** The frame that is shown. */
  get frame(): Frame {
    return this.playback.frame
  }

  /** The current view, without previews. */
  get now(): unknown {
    return this.frame.view
  }

  get observer(): number {
    return this.frame.observer
  }

  get seats(): SeatNow[] {
    return this.frame.seats
  }

  /** The events that are being shown, oldest first; empty once the board has caught up. */
  get showing(): readonly News[] {
    return this.playback.showing
  }

  /** Whether the newest frame is shown. */
  get current(): boolean {
    return this.playback.current
  }

  /** Show the next events now. */
  goOn(): void {
    this.playback.goOn()
  }

  /** Show the newest frame now. */
  catchUp(): void {
    this.playback.catchUp()
  }

  /** Merge a frame, and show it in its turn, or at once; returns whether it is news. */
  protected learn(frame: Frame, atOnce: boolean): boolean {
    if (frame.seq < this.newest.seq) return false
    const known = grown(this.known, this.newest.seq, frame)
    const step = { frame, news: known.slice(this.known.length) }
    this.known = known
    this.newest = frame
    if (atOnce) this.playback.jump(step)
    else this.playback.add(step)
    return true
  }

  /** Show nothing more. */
  close(): void {
    this.playback.close()
  }
}
