// The decision being composed on the board: the chosen group and the effects of taps.

import type { Table } from '../../core/contract'
import { dues, isOpen, meaning, place, sources, targets, type Offer, type Situation } from './choosing'
import { beside } from './country'
import type { FaeAction, FaeMap, FaeView } from './wire'
import type { Doing, Words } from './words'

/** A second tap within this time is a double tap and doesn't play the move. */
const UNSEEN = 350
const NONE: ReadonlySet<string> = new Set()

export class Deciding {
  source: string | null = $state(null)
  #refused: string | null = null
  #tried = new Map<number, FaeAction>()
  #since = -1e4

  constructor(
    private readonly table: () => Table<FaeView, FaeAction>,
    private readonly map: () => FaeMap,
    private readonly words: () => Words,
  ) {}

  readonly #first = $derived.by(() => this.table().frame.choices as readonly Offer[])

  /** The last composed decision. */
  readonly tried: FaeAction | null = $derived.by(() => {
    const number = this.table().tried.at(-1)
    if (number === undefined) return null
    return this.#first.find((offer) => offer.number === number)?.action ?? this.#tried.get(number) ?? null
  })

  readonly #situation: Situation = $derived.by(() => ({
    active: this.table().active,
    first: this.#first,
    now: this.table().tried.length ? this.table().choices : this.#first,
    tried: this.tried,
    source: this.led,
    refused: this.#refused,
    beside: (one: string, other: string) => beside(this.map(), one, other),
  }))

  /** The chosen group, or that of the composed move. */
  get led(): string | null {
    return this.source ?? (this.tried?.kind === 'move' ? this.tried.source : null)
  }

  get planned(): string | null {
    return this.tried ? place(this.tried) : null
  }

  get movable(): ReadonlySet<string> {
    return this.table().active && !this.led && !this.tried ? sources(this.#first) : NONE
  }

  get targets(): ReadonlySet<string> {
    const done = this.tried?.kind === 'ritual' || this.dues.size > 0
    return this.table().active && this.led && !done ? targets(this.#first, this.led) : NONE
  }

  get dues(): ReadonlySet<string> {
    return this.table().active ? dues(this.#situation.now) : NONE
  }

  readonly #involved = $derived.by(
    () => new Set(this.#first.flatMap(({ action }) => (action.kind === 'move' ? [action.source, action.target] : [action.space]))),
  )

  /** Whether the reader can act, but not with this group. */
  idle(space: string): boolean {
    return this.table().active && !this.tried && !this.#involved.has(space)
  }

  open = (space: string): boolean => isOpen(space, this.#situation)

  doing(space: string): Doing {
    const what = meaning(space, this.#situation)
    if (what.kind === 'commit') return 'play'
    if (what.kind === 'attempt') return what.action.kind === 'ritual' ? 'due' : 'target'
    if (space === this.led) return 'chosen'
    return what.kind === 'choose' ? 'choose' : 'none'
  }

  /** Handles a tap on a space; returns whether it had a meaning. */
  tap(space: string, time: number): boolean {
    const table = this.table()
    const what = meaning(space, { ...this.#situation, refused: this.#refused })
    this.#refused = null
    if (what.kind === 'commit') {
      if (table.preview && time - this.#since > UNSEEN) void table.commit()
    } else if (what.kind === 'attempt') {
      this.#tried.set(what.number, what.action)
      this.#since = time
      if (what.anew) table.retreat(true)
      if (what.action.kind === 'move') this.source = what.action.source
      void table.attempt(what.number)
    } else if (what.kind === 'choose') {
      if (table.tried.length) table.retreat(true)
      this.source = what.source
      table.say(this.words().chose(what.source, [...targets(this.#first, what.source)]))
    } else if (what.kind === 'leave') this.leave()
    else if (what.kind === 'explain') {
      this.#refused = space
      void table.explain(what.action)
    }
    return what.kind !== 'nothing'
  }

  /** Undo one step: the last composed decision, else the chosen group. Returns whether there was one. */
  back(): boolean {
    if (this.table().tried.length) this.table().retreat()
    else if (this.source) this.leave()
    else return false
    return true
  }

  leave(): void {
    if (this.table().tried.length) this.table().retreat(true)
    this.source = null
    this.table().say(this.words().left)
  }
}
