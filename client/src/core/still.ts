// A position that is only looked at, as a table: nothing can be done there, and nothing happens.

import type { Choice, Foreseen, Frame, HintNow, News, SeatNow } from '../wire'
import type { Table } from './contract'

const NOTHING = Promise.resolve()

export class Still implements Table {
  readonly tried: readonly number[] = []
  readonly preview: Foreseen | null = null
  readonly last: readonly News[] = []
  readonly showing: readonly News[] = []
  readonly pace = 0
  readonly spotlight = null
  readonly revealed = null
  readonly observer: number
  readonly seats: SeatNow[]
  readonly view: unknown
  readonly choices: readonly Choice[]
  readonly offered: ReadonlyArray<readonly Choice[]>

  constructor(
    readonly frame: Frame,
    readonly hint: HintNow | null = null,
    readonly hintPreview: Foreseen | null = null,
  ) {
    this.observer = frame.observer
    this.seats = frame.seats
    this.view = frame.view
    this.choices = frame.choices
    this.offered = [frame.choices]
  }

  get now(): unknown {
    return this.view
  }

  /** Boards then show what could be done. */
  get active(): boolean {
    return this.frame.ask !== null
  }

  attempt = (): Promise<void> => NOTHING
  consider = (): Promise<void> => NOTHING
  commit = (): Promise<void> => NOTHING
  explain = (): Promise<void> => NOTHING
  retreat(): void {}
  dismiss(): void {}
  say(): void {}
}
