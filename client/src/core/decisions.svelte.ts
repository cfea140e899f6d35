// The decisions a person is composing, with their preview. Nothing is played here.

import type { Choice, Foreseen, Frame } from '../wire'
import type { Trouble } from './api'
import type { Calls } from './calls'

const NONE: readonly Choice[] = []
const kindOf = (action: unknown): unknown => (action as { kind: unknown }).kind

export class Decisions {
  tried = $state.raw<readonly number[]>([])
  /** For each composed decision, the preview of all up to it; shorter while a request is pending. */
  private foreseen = $state.raw<readonly Foreseen[]>([])
  private asking = 0
  /** Resolves when the preview has arrived. */
  settled: Promise<unknown> = Promise.resolve()

  constructor(private readonly calls: Pick<Calls, 'look'>) {}

  /** The preview of all composed decisions; null if there are none or it hasn't arrived. */
  get preview(): Foreseen | null {
    return this.foreseen.length === this.tried.length ? (this.foreseen.at(-1) ?? null) : null
  }

  /** Whether a preview request is pending. */
  get looking(): boolean {
    return this.foreseen.length < this.tried.length
  }

  /** The next choices, after the composed decisions. */
  choices(frame: Frame): readonly Choice[] {
    if (!this.tried.length) return frame.choices
    return this.preview?.choices ?? NONE
  }

  /** The choices at each step: first those of the frame, then those after each previewed decision. */
  offered(frame: Frame): ReadonlyArray<readonly Choice[]> {
    return [frame.choices, ...this.foreseen.map(({ choices }) => choices)]
  }

  /** The composed decisions after which actions of this kind are offered. */
  leadingTo(frame: Frame, action: unknown): readonly number[] {
    const kind = kindOf(action)
    const step = this.offered(frame).findLastIndex((offered) => offered.some((one) => kindOf(one.action) === kind))
    return this.tried.slice(0, Math.max(0, step))
  }

  /** The newest previewed view; a preview that would reveal something has none. */
  get view(): unknown {
    return this.foreseen.findLast(({ view }) => view !== null)?.view ?? null
  }

  /** Add a decision; returns what forbids it, if anything. */
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

  /** Remove the last decision, or all. */
  retreat(all: boolean): void {
    this.asking += 1
    const left = all ? 0 : Math.max(0, this.tried.length - 1)
    this.tried = this.tried.slice(0, left)
    this.foreseen = this.foreseen.slice(0, left)
  }
}
