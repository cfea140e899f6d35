// The decision being put together on the board: the chosen group, what was tried, what a tap does.

import type { Table } from '../../core/contract'
import { dues, isOpen, meaning, place, sources, targets, type Offer, type Situation } from './choosing'
import { beside } from './country'
import type { FaeAction, FaeMap, FaeView } from './wire'
import type { Doing, Words } from './words'

/** A second tap sooner than this is a double tap, not the wish to play. */
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

  /** The last tried decision. */
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

  /** The group chosen, or that of the move tried. */
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

  /** Whether nothing can be done with the group there, now that something may be done. */
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

  /** Does what a tap on the space means; whether it meant something. */
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

  /** One step back: the last tried decision, else the chosen group. Whether there was one. */
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
