// The turn at a table of Faeries: the shared turn builder, and the way past the extra card straight to the action.

import { turnAt, type Turn } from '../../../board/turn.svelte'
import type { Table } from '../../../core/contract'
import type { FaeriesAction, FaeriesView, Kind, Of, Question } from '../wire'

export type FaeriesTable = Table<FaeriesView, FaeriesAction>

/** Decisions that are played as soon as they complete a turn. */
const ONE_TAP: readonly Kind[] = ['befriend', 'keep', 'pass']
const PASS: FaeriesAction = { kind: 'pass' }

export class Play {
  readonly turn: Turn<FaeriesView, FaeriesAction>

  constructor(readonly table: FaeriesTable) {
    this.turn = turnAt(table)
  }

  get view(): FaeriesView {
    return this.turn.view
  }

  get looking(): boolean {
    return this.turn.looking
  }

  get whole(): boolean {
    return this.turn.whole
  }

  get actions(): readonly FaeriesAction[] {
    return this.turn.actions
  }

  /** The reader's question after the composed decisions. */
  get question(): Question | null {
    const { table, view, whole } = this
    return table.active && !whole && table.choices.length && table.observer >= 0 ? view.question : null
  }

  /** The choices of one kind for the next decision. */
  now<K extends Kind>(kind: K): Of<K>[] {
    return this.table.choices.flatMap(({ action }) => (action.kind === kind ? [action as Of<K>] : []))
  }

  /** The same, or the alternatives to the last composed decision. */
  offers<K extends Kind>(kind: K): Of<K>[] {
    const now = this.now(kind)
    if (now.length || this.actions.at(-1)?.kind !== kind) return now
    return this.turn.offers(kind) as Of<K>[]
  }

  /** Whether it can be chosen: now, instead of a composed decision, or after skipping the extra card. */
  can(action: FaeriesAction): boolean {
    return this.turn.can(action) || this.beyond(action)
  }

  isTried(action: FaeriesAction): boolean {
    return this.turn.isTried(action)
  }

  isLast(action: FaeriesAction): boolean {
    return this.turn.isLast(action)
  }

  isHinted(action: FaeriesAction): boolean {
    return this.turn.isHinted(action)
  }

  async choose(action: FaeriesAction): Promise<void> {
    if (this.beyond(action)) await this.turn.add([PASS], action)
    else await this.turn.choose(action)
    if (ONE_TAP.includes(action.kind)) await this.turn.commit()
  }

  /** Lay the piece in hand; if that completes the turn, play it. */
  async lay(action: FaeriesAction): Promise<void> {
    await this.turn.choose(action)
    await this.turn.commit()
  }

  commit(): Promise<void> {
    return this.turn.commit()
  }

  /** Undo one step; returns whether there was one. */
  back(): boolean {
    return this.turn.back()
  }

  /** Whether it becomes available after skipping the extra card. */
  private beyond(action: FaeriesAction): boolean {
    const { view } = this
    if (this.question !== 'before' || this.turn.can(action)) return false
    if (action.kind === 'tile') return view.action === 'build' && view.tile_offer.includes(action.tile)
    if (action.kind === 'befriend') return view.action === 'befriend' && view.offer.includes(action.card)
    return action.kind === 'place' && view.action === 'trust'
  }
}

const ALL = new WeakMap<object, Play>()

/** The turn at a table, shared by board and hand. */
export function playAt(table: FaeriesTable): Play {
  const known = ALL.get(table) ?? new Play(table)
  ALL.set(table, known)
  return known
}
