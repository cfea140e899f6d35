// A turn being put together: what was offered at each step of it, so that any step can be chosen otherwise.

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
  /** By step: what could be chosen there. */
  private ladder = $state.raw<readonly Offered[]>([])
  private kept = $state.raw<FaeriesView | null>(null)
  private guess: { preview: Foreseen; view: FaeriesView } | null = null
  private asked: number | null = null
  private running: Promise<void> = Promise.resolve()
  /** Whether something is being asked of the server. */
  busy = $state(0)

  constructor(
    readonly table: FaeriesTable,
    private readonly components: () => FaeriesComponents,
  ) {}

  /** Keep up with the table; to be called in an effect. */
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

  /** What would be; if the server keeps something to itself, what is with all that it told. */
  private foreseen(preview: Foreseen): FaeriesView {
    if (preview.view) return preview.view as FaeriesView
    if (this.guess?.preview !== preview) this.guess = { preview, view: ahead(this.table.now, eventsOf(preview.news), this.components()) }
    return this.guess.view
  }

  /** What is drawn: while the server is asked, what was drawn before. */
  get view(): FaeriesView {
    const { tried, preview, now } = this.table
    if (!tried.length) return now
    return preview ? this.foreseen(preview) : (this.kept ?? now)
  }

  get looking(): boolean {
    return this.busy > 0 || (this.table.tried.length > 0 && this.table.preview === null)
  }

  /** Whether nothing more is asked of this seat by what is tried. */
  get whole(): boolean {
    const { preview, tried } = this.table
    return tried.length > 0 && preview !== null && !preview.choices.length
  }

  /** What the reader is asked, given what is tried. */
  get question(): Question | null {
    const { table, view } = this
    if (!table.active || this.whole || !table.choices.length) return null
    return table.observer >= 0 ? view.question : null
  }

  /** The actions of a kind that may be chosen now. */
  now<K extends Kind>(kind: K): Of<K>[] {
    return this.table.choices.flatMap(({ action }) => (action.kind === kind ? [action as Of<K>] : []))
  }

  /** The same, or those that could be chosen instead of the last one tried. */
  offers<K extends Kind>(kind: K): Of<K>[] {
    const now = this.now(kind)
    if (now.length || this.actions.at(-1)?.kind !== kind) return now
    return (this.ladder[this.table.tried.length - 1] ?? []).flatMap(({ action }) => (action.kind === kind ? [action as Of<K>] : []))
  }

  /** The actions tried so far, in order. */
  get actions(): FaeriesAction[] {
    return this.table.tried.flatMap((number, step) => this.ladder[step]?.find((choice) => choice.number === number)?.action ?? [])
  }

  /** Whether it can be chosen: now, instead of something tried, or by going on without an extra card. */
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

  /** One tap looks, the next plays; an action of an earlier step takes the place of what was tried there. */
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

  /** Do not do what need not be done; if that makes a whole turn of it and it is wished, play it. */
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

  /** One step back; whether there was one. */
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

  /** Where it is offered: now, else at the newest step. */
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

  /** Whether it may come once the extra card is forgone: the first thing that the action asks for. */
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

/** The one turn that is put together at a table, by board and hand alike. */
export function composing(table: FaeriesTable, components: () => FaeriesComponents): Composing {
  const known = ALL.get(table) ?? new Composing(table, components)
  ALL.set(table, known)
  return known
}
