// A turn being composed step by step; any step can be changed. Board and hand share it.

import { untrack } from 'svelte'
import type { Table } from '../../core/contract'
import { keyOf, Ladder, type Kind, type Offered } from './ladder.svelte'
import type { LandAction, LandView, Question } from './wire'

export type LandTable = Table<LandView, LandAction>

/** The target: the numbers to try, then what follows from the choices there. */
interface Aim {
  numbers: readonly number[]
  then?: (offered: Offered) => number | undefined
}

export class Composing {
  private readonly ladder = new Ladder()
  private kept = $state.raw<LandView | null>(null)
  /** The decisions being tried before their preview arrives. */
  private wanted = $state.raw<readonly number[] | null>(null)
  private asked: number | null = null
  private errand = 0
  private running: Promise<void> = Promise.resolve()

  constructor(readonly table: LandTable) {}

  /** Update from the table; call this in an effect. */
  follow(): void {
    const { choices, tried, preview, view, frame } = this.table
    untrack(() => {
      if (frame.ask !== this.asked) {
        this.asked = frame.ask
        this.ladder.clear()
        this.wanted = null
        this.errand += 1
      }
      if (choices.length) this.ladder.learn(tried.length, choices)
      if (!tried.length || preview?.view) this.kept = view
    })
  }

  /** The view to draw; the previous one while a request is pending or the server withholds a preview. */
  get view(): LandView {
    const { tried, preview, view } = this.table
    return tried.length && !preview?.view ? (this.kept ?? view) : view
  }

  /** Whether a preview request is pending. */
  get looking(): boolean {
    return this.wanted !== null || (this.table.tried.length > 0 && this.table.preview === null)
  }

  /** Whether the composed turn leaves no further question for this seat. */
  get whole(): boolean {
    const { preview } = this.table
    return this.table.tried.length > 0 && preview !== null && !preview.choices.length
  }

  /** The reader's question after the composed decisions. */
  get question(): Question | null {
    const { view, table } = this
    return table.observer >= 0 && !this.whole && view.waiting.includes(table.observer) ? view.question : null
  }

  /** The composed actions, including pending ones, in order. */
  get actions(): LandAction[] {
    return (this.wanted ?? this.table.tried).flatMap((number) => this.ladder.meaning(number) ?? [])
  }

  /** The choices of one kind, now or instead of a composed decision. */
  offers<K extends Kind>(kind: K): Extract<LandAction, { kind: K }>[] {
    return this.ladder.offers(kind)
  }

  can(action: LandAction): boolean {
    return this.table.active && this.ladder.find(action) !== null
  }

  isTried(action: LandAction): boolean {
    const key = keyOf(action)
    return this.actions.some((tried) => keyOf(tried) === key)
  }

  /** Whether a hint points at this action. */
  isHinted(action: LandAction): boolean {
    const hinted = this.table.hint?.action as LandAction | undefined
    return hinted !== undefined && keyOf(hinted) === keyOf(action)
  }

  /** The first tap previews, the second plays; an action of an earlier step replaces that step. */
  async choose(action: LandAction): Promise<void> {
    if (!this.table.active) return
    await this.running
    const last = this.actions.at(-1)
    if (this.whole && last && keyOf(last) === keyOf(action)) return this.commit()
    const found = this.ladder.find(action)
    if (!found) return this.table.explain(action)
    await this.aim({ numbers: [...this.table.tried.slice(0, found.step), found.number] })
  }

  /** Replace everything from the first step that offers this kind of action. */
  async build(kind: Kind, actions: readonly LandAction[], then?: LandAction): Promise<void> {
    const first = this.ladder.first(kind)
    if (!this.table.active || first < 0) return
    // The choices after a step with a pending preview aren't known yet.
    if (this.ladder.numbers(actions).length < actions.length) await this.running
    const key = then && keyOf(then)
    await this.aim({
      numbers: [...(this.wanted ?? this.table.tried).slice(0, first), ...this.ladder.numbers(actions)],
      then: (offered) => offered.find((choice) => keyOf(choice.action) === key)?.number,
    })
  }

  async commit(): Promise<void> {
    await this.running
    if (this.whole) await this.table.commit()
  }

  /** Undo one step; returns whether there was one. */
  back(): boolean {
    if (!this.table.tried.length) return false
    this.errand += 1
    this.wanted = null
    this.table.retreat()
    return true
  }

  /** Undo and redo steps until the target is composed; a newer target cancels an older one. */
  private async aim(aim: Aim): Promise<void> {
    const errand = (this.errand += 1)
    this.wanted = aim.numbers
    const before = this.running
    this.running = before.then(() => this.walk(aim, errand))
    await this.running
    if (errand === this.errand) this.wanted = null
  }

  private async walk({ numbers, then }: Aim, errand: number): Promise<void> {
    const { table } = this
    while (table.tried.some((number, step) => number !== numbers[step])) {
      if (errand !== this.errand) return
      table.retreat()
    }
    // A step with only one choice is done together with the one before.
    while (table.tried.length < numbers.length && !this.whole) {
      if (errand !== this.errand || !(await this.step(numbers[table.tried.length]!))) return
    }
    const next = errand === this.errand ? then?.(table.choices) : undefined
    if (next !== undefined) await this.step(next)
  }

  /** Try one more decision; returns whether it was allowed. */
  private async step(number: number): Promise<boolean> {
    const before = this.table.tried.length
    await this.table.attempt(number)
    this.follow()
    return this.table.tried.length > before
  }
}

const ALL = new WeakMap<object, Composing>()

/** The turn being composed at a table. */
export function composing(table: LandTable): Composing {
  const known = ALL.get(table) ?? new Composing(table)
  ALL.set(table, known)
  return known
}
