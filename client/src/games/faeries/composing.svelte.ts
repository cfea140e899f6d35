// A turn being composed: remembers the choices of each step, so that any step can be changed.

import { untrack } from 'svelte'
import type { Table } from '../../core/contract'
import type { Choice, Foreseen } from '../../wire'
import { ahead } from './foreseeing'
import { eventsOf } from './happenings'
import type { FaeriesAction, FaeriesComponents, FaeriesView, Kind, Of, Question } from './wire'

export type FaeriesTable = Table<FaeriesView, FaeriesAction>
type Offered = ReadonlyArray<Choice & { action: FaeriesAction }>

export const keyOf = (action: FaeriesAction): string =>
  Object.entries(action)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => value)
    .join(' ')

export class Composing {
  /** The choices at each step. */
  private ladder = $state.raw<readonly Offered[]>([])
  private kept = $state.raw<FaeriesView | null>(null)
  private guess: { preview: Foreseen; view: FaeriesView } | null = null
  private asked: number | null = null
  private running: Promise<void> = Promise.resolve()
  /** Whether a request is pending. */
  busy = $state(0)

  constructor(
    readonly table: FaeriesTable,
    private readonly components: () => FaeriesComponents,
  ) {}

  /** Update from the table; call this in an effect. */
  follow(): void {
    const { choices, tried, preview, now } = this.table
    const { ask } = this.table.frame
    untrack(() => {
      if (ask !== this.asked) this.ladder = []
      this.asked = ask
      if (choices.length) this.ladder = [...this.ladder.slice(0, tried.length), choices]
      if (!tried.length) this.kept = now
      else if (preview) this.kept = this.foreseen(preview)
    })
  }

  /** The preview; if the server withholds it, the current view with the known events applied. */
  private foreseen(preview: Foreseen): FaeriesView {
    if (preview.view) return preview.view as FaeriesView
    if (this.guess?.preview !== preview) this.guess = { preview, view: ahead(this.table.now, eventsOf(preview.news), this.components()) }
    return this.guess.view
  }

  /** The view to draw; while a request is pending, the previous one. */
  get view(): FaeriesView {
    const { tried, preview, now } = this.table
    if (!tried.length) return now
    return preview ? this.foreseen(preview) : (this.kept ?? now)
  }

  get looking(): boolean {
    return this.busy > 0 || (this.table.tried.length > 0 && this.table.preview === null)
  }

  /** Whether the composed turn leaves no further question for this seat. */
  get whole(): boolean {
    const { preview, tried } = this.table
    return tried.length > 0 && preview !== null && !preview.choices.length
  }

  /** The reader's question after the composed decisions. */
  get question(): Question | null {
    const { table, view } = this
    if (!table.active || this.whole || !table.choices.length) return null
    return table.observer >= 0 ? view.question : null
  }

  /** The choices of one kind. */
  now<K extends Kind>(kind: K): Of<K>[] {
    return this.table.choices.flatMap(({ action }) => (action.kind === kind ? [action as Of<K>] : []))
  }

  /** The same, or the alternatives to the last composed decision. */
  offers<K extends Kind>(kind: K): Of<K>[] {
    const now = this.now(kind)
    if (now.length || this.actions.at(-1)?.kind !== kind) return now
    return (this.ladder[this.table.tried.length - 1] ?? []).flatMap(({ action }) => (action.kind === kind ? [action as Of<K>] : []))
  }

  /** The composed actions, in order. */
  get actions(): FaeriesAction[] {
    return this.table.tried.flatMap((number, step) => this.ladder[step]?.find((choice) => choice.number === number)?.action ?? [])
  }

  /** Whether it can be chosen: now, instead of a composed decision, or after skipping the extra card. */
  can(action: FaeriesAction): boolean {
    return this.table.active && (this.find(action) !== null || this.beyond(action))
  }

  isTried(action: FaeriesAction): boolean {
    const key = keyOf(action)
    return this.actions.some((tried) => keyOf(tried) === key)
  }

  isLast(action: FaeriesAction): boolean {
    const last = this.actions.at(-1)
    return last !== undefined && keyOf(last) === keyOf(action)
  }

  isHinted(action: FaeriesAction): boolean {
    const hinted = this.table.hint?.action as FaeriesAction | undefined
    return hinted !== undefined && keyOf(hinted) === keyOf(action)
  }

  /** The first tap previews, the second plays; an action of an earlier step replaces that step. */
  choose(action: FaeriesAction): Promise<void> {
    return this.inTurn(async () => {
      if (!this.table.active) return
      if (this.whole && this.isLast(action)) return this.table.commit()
      const found = this.find(action)
      if (found) return this.reach(found.step, found.number)
      if (this.beyond(action)) return this.goOn(action)
      await this.table.explain(action)
    })
  }

  /** Skip an optional decision; if that completes the turn and it is requested, play it. */
  pass(play: boolean): Promise<void> {
    return this.inTurn(async () => {
      const found = this.find({ kind: 'pass' })
      if (!found || !this.table.active) return
      await this.reach(found.step, found.number)
      if (play && this.whole) await this.table.commit()
    })
  }

  commit(): Promise<void> {
    return this.inTurn(async () => {
      if (this.whole) await this.table.commit()
    })
  }

  /** Undo one step; returns whether there was one. */
  back(): boolean {
    if (!this.table.tried.length) return false
    this.table.retreat()
    return true
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.busy += 1
    this.running = this.running.then(work).finally(() => (this.busy -= 1))
    return this.running
  }

  /** The step that offers it: the current one, else the latest. */
  private find(action: FaeriesAction): { step: number; number: number } | null {
    const key = keyOf(action)
    const last = this.table.tried.length
    for (let step = this.table.choices.length ? last : last - 1; step >= 0; step -= 1) {
      const offered = step === last ? this.table.choices : (this.ladder[step] ?? [])
      const choice = offered.find((one) => keyOf(one.action as FaeriesAction) === key)
      if (choice) return { step, number: choice.number }
    }
    return null
  }

  /** Whether it becomes available after skipping the extra card. */
  private beyond(action: FaeriesAction): boolean {
    const { view } = this
    if (this.question !== 'before') return false
    if (action.kind === 'tile') return view.action === 'build' && view.tile_offer.includes(action.tile)
    if (action.kind === 'befriend') return view.action === 'befriend' && view.offer.includes(action.card)
    return action.kind === 'place' && view.action === 'trust'
  }

  private async goOn(action: FaeriesAction): Promise<void> {
    const pass = this.find({ kind: 'pass' })
    if (!pass) return
    await this.reach(pass.step, pass.number)
    const found = this.find(action)
    if (found) return this.reach(found.step, found.number)
    if (action.kind === 'tile' && this.question === 'lay') return
    await this.table.explain(action)
  }

  private async reach(step: number, number: number): Promise<void> {
    while (this.table.tried.length > step) this.table.retreat()
    await this.table.attempt(number)
    this.follow()
  }
}

const ALL = new WeakMap<object, Composing>()

/** The turn being composed at a table, shared by board and hand. */
export function composing(table: FaeriesTable, components: () => FaeriesComponents): Composing {
  const known = ALL.get(table) ?? new Composing(table, components)
  ALL.set(table, known)
  return known
}
