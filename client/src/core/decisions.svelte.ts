// The decisions that a person is putting together, and what they would do. Nothing is played here.

import type { Choice, Foreseen, Frame } from '../wire'
import type { Trouble } from './api'
import type { Calls } from './calls'

const NONE: readonly Choice[] = []

export class Decisions {
  tried = $state.raw<readonly number[]>([])
  /** For each tried decision what all up to it would do; shorter while the server is asked. */
  private foreseen = $state.raw<readonly Foreseen[]>([])
  private asking = 0
  /** Done when it is known what the tried decisions would do. */
  settled: Promise<unknown> = Promise.resolve()

  constructor(private readonly calls: Calls) {}

  /** What all tried decisions would do; null if none are, or it is not known yet. */
  get preview(): Foreseen | null {
    return this.foreseen.length === this.tried.length ? (this.foreseen.at(-1) ?? null) : null
  }

  /** Whether the server is being asked what they would do. */
  get looking(): boolean {
    return this.foreseen.length < this.tried.length
  }

  /** What may be done next, after what is tried. */
  choices(frame: Frame): readonly Choice[] {
    if (!this.tried.length) return frame.choices
    return this.preview?.choices ?? NONE
  }

  /** Put one more decision to those tried; what forbids it, if something does. */
  async attempt(frame: Frame, number: number): Promise<Trouble | null> {
    const before = this.foreseen
    if (this.looking) return null
    this.tried = [...this.tried, number]
    const asking = (this.asking += 1)
    const looking = this.calls.look(frame.table, frame.observer, [...this.tried])
    this.settled = looking
    const answer = await looking
    if (asking !== this.asking) return null
    if (answer.ok) {
      this.foreseen = [...before, answer.value]
      return null
    }
    this.tried = this.tried.slice(0, -1)
    return answer.trouble
  }

  /** Take the last one off, or all. */
  retreat(all: boolean): void {
    this.asking += 1
    const left = all ? 0 : Math.max(0, this.tried.length - 1)
    this.tried = this.tried.slice(0, left)
    this.foreseen = this.foreseen.slice(0, left)
  }
}
