// What one observer knows about a table: the newest frame, and the log without gaps or duplicates.

import type { Frame, News, SeatNow } from '../wire'
import { grown, lastOf } from './log'

export class Known {
  frame: Frame = $state.raw()!
  log = $state.raw<readonly News[]>([])
  private readonly newest = $derived(lastOf(this.log))

  constructor(frame: Frame) {
    this.frame = frame
    this.log = frame.news
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

  /** The latest news of the game. */
  get last(): readonly News[] {
    return this.newest
  }

  /** Merge a frame; returns its news, or null if it is older than what is known. */
  protected learn(frame: Frame): readonly News[] | null {
    if (frame.seq < this.frame.seq) return null
    const log = grown(this.log, this.frame.seq, frame)
    const fresh = log.slice(this.log.length)
    this.log = log
    this.frame = frame
    return fresh
  }
}
