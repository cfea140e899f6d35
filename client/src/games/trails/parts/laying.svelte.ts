// The card being laid: which one of the hand, how each is turned, and where it is tried.

import { lineOf } from '../../../board/actions'
import { turnAt, type Turn } from '../../../board/turn.svelte'
import type { Table } from '../../../core/contract'
import { placeIn } from './plane'
import type { LaidCard, Lay, Place, TrailsAction, TrailsView } from '../wire'

export type TrailsTable = Table<TrailsView, TrailsAction>

const same = (one: Place, other: Place) => one[0] === other[0] && one[1] === other[1]

export class Laying {
  /** The hovered or focused place. */
  aim = $state.raw<Place | null>(null)
  /** The dragged card and the pointer's position. */
  drag = $state.raw<{ card: number; x: number; y: number } | null>(null)
  /** The card picked to be looked at while it isn't the reader's turn. */
  #picked = $state<number | null>(null)
  /** By card: its quarter turns clockwise, counted on past three. */
  #quarters = $state<Record<number, number>>({})
  #taking: Promise<void> = Promise.resolve()
  readonly turn: Turn<TrailsView, TrailsAction>

  /** One for each table, made outside of derived values, which wouldn't notice changes of a turn made inside them. */
  constructor(readonly table: TrailsTable) {
    this.turn = turnAt(table)
  }

  /** The card about to be laid. */
  readonly held: number | null = $derived.by(() => {
    const { active, now } = this.table
    if (!active) return null
    return now.chosen ?? this.turn.actions.find((action) => action.kind === 'card')?.card ?? null
  })

  /** The card that turns: the one about to be laid, or the one picked to look at. */
  get inHand(): number | null {
    return this.held ?? (this.table.active ? null : this.#picked)
  }

  quartersOf = (card: number): number => this.#quarters[card] ?? 0

  turnsOf = (card: number): number => ((this.quartersOf(card) % 4) + 4) % 4

  /** The card as it is tried, not laid yet. */
  readonly tried: LaidCard | null = $derived.by(() => {
    const lay = this.turn.actions.find((action) => action.kind === 'lay')
    if (!lay || this.held === null) return null
    const [x, y] = placeIn(lay.x, lay.y, this.table.now)
    return { card: this.held, x, y, turns: lay.turns }
  })

  /** What the hint recommends next: a card of the hand, or a place with a rotation. */
  get hinted(): TrailsAction | null {
    return this.turn.hinted
  }

  /** The card that the hint would lay, and where. */
  get advised(): LaidCard | null {
    const turn = lineOf<TrailsAction>(this.table.hint)
    const lay = turn.find((action) => action.kind === 'lay')
    const card = turn.find((action) => action.kind === 'card')?.card ?? this.table.now.chosen
    if (!lay || card === null) return null
    const [x, y] = placeIn(lay.x, lay.y, this.table.now)
    return { card, x, y, turns: lay.turns }
  }

  get discards(): boolean {
    return this.turn.can({ kind: 'discard' })
  }

  /** Whether putting the card aside is being previewed. */
  get discarding(): boolean {
    return this.turn.isTried({ kind: 'discard' })
  }

  allowed(place: Place): boolean {
    return this.table.now.places.some((free) => same(free, place))
  }

  /** Take a card of the hand; if one is tried on the table, try this one in its place. */
  async choose(card: number): Promise<void> {
    if (!this.table.active) this.#picked = this.#picked === card ? null : card
    else if (card === this.held) this.rotate(1)
    else {
      const spot = this.tried
      const lay = spot && this.#lay([spot.x, spot.y], card)
      this.#taking = lay
        ? this.turn.build('card', [{ kind: 'card', card }, lay])
        : this.turn.choose({ kind: 'card', card })
      await this.#taking
    }
  }

  /** Turn the card in hand; a card tried on the table is tried again as it then lies. */
  rotate(by: number): void {
    const card = this.inHand
    if (card === null) return
    const spot = this.tried
    this.#quarters = { ...this.#quarters, [card]: this.quartersOf(card) + by }
    const lay = spot && this.#lay([spot.x, spot.y], card)
    if (lay) void this.turn.build('lay', [lay])
  }

  /** Turn the card in hand as it is tried, where a hint or the list of choices tried it. */
  align(): void {
    if (!this.tried) return
    const { card, turns } = this.tried
    const by = (turns - this.turnsOf(card) + 4) % 4
    if (by) this.#quarters = { ...this.#quarters, [card]: this.quartersOf(card) + (by === 3 ? -1 : by) }
  }

  /** The first tap tries the card there, the second lays it. */
  async tap(place: Place, chooseFirst: string): Promise<void> {
    if (!this.table.active) return
    await this.#taking
    if (this.held === null) return this.table.say(chooseFirst)
    this.aim = place
    const lay = this.#lay(place, this.held)
    if (lay) await this.turn.choose(lay)
  }

  /** A card was dropped on a place. */
  async drop(card: number, place: Place): Promise<void> {
    if (!this.table.active) return
    if (!this.allowed(place))
      return this.table.explain({ kind: 'lay', x: place[0], y: place[1], turns: this.turnsOf(card) })
    if (card !== this.held) await this.choose(card)
    await this.#taking
    this.aim = place
    const lay = this.#lay(place, card)
    if (lay && !this.turn.isLast(lay)) await this.turn.choose(lay)
  }

  /** Put the card aside: the first tap previews, the second does it. */
  discard(): Promise<void> {
    return this.turn.choose({ kind: 'discard' })
  }

  /** Reset for a new decision. The turns of cards stay as they are. */
  reset(): void {
    this.aim = null
    this.#picked = null
  }

  /** The offered action that lays a card there, as it is turned. */
  #lay(place: Place, card: number): Lay | null {
    const turns = this.turnsOf(card)
    const offers = this.turn.offers('lay').filter((lay) => lay.turns === turns)
    return offers.find(({ x, y }) => same(placeIn(x, y, this.table.now), place)) ?? null
  }
}
