// A turn being composed: choices narrowed field by field, decisions tried one by one, any of them changed later.

import type { Table } from '../core/contract'
import type { HintNow } from '../wire'
import { actionsOf, agree, covers, fits, keyOf, lineOf, ofKind, type Of, type Part, type Typed } from './actions'

/** A second tap within this many milliseconds is a double tap, and plays nothing. */
const TWICE = 350

interface Goal<Action> {
  /** All decisions of the turn, from the first. */
  actions: readonly Action[]
  /** One more, if it is offered after them. */
  then?: Action | undefined
  /** Whether the reader decided the last of them, so that the table may play a complete turn at once. */
  decided?: boolean
}

interface Picks<Action extends Typed> {
  ask: number | null
  /** The parts chosen at each step, in order. */
  steps: ReadonlyArray<readonly Part<Action>[]>
}

/** The turn at one table. It survives new frames as long as the question stays the same. */
export class Turn<View = unknown, Action extends Typed = Typed> {
  #picks = $state.raw<Picks<Action>>({ ask: null, steps: [] })
  /** The decisions being tried, until their preview has arrived. */
  #wanted = $state.raw<{ ask: number | null; actions: readonly Action[] } | null>(null)
  #shown: View | null = null
  #errand = 0
  #running: Promise<void> = Promise.resolve()
  #tapped = -Infinity

  constructor(
    readonly table: Table<View, Action>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** The numbers of the actions offered at each step. */
  readonly #numbers = $derived.by(() =>
    this.table.offered.map(
      (offered) => new Map(offered.map(({ action, number }) => [keyOf(action as Action), number])),
    ),
  )

  readonly #tried: readonly Action[] = $derived.by(() => {
    const { tried, offered } = this.table
    return tried.flatMap((number, step) =>
      actionsOf<Action>((offered[step] ?? []).filter((one) => one.number === number)),
    )
  })

  readonly #trying = $derived.by(() => (this.#wanted?.ask === this.table.frame.ask ? this.#wanted : null))

  /** The view to draw; while a preview is on its way, the one shown before. */
  get view(): View {
    return this.#trying ? (this.#shown ?? this.table.view) : this.table.view
  }

  /** Whether a preview is on its way. */
  get looking(): boolean {
    return this.#trying !== null || (this.table.tried.length > 0 && this.table.preview === null)
  }

  /** Whether the turn is complete: previewed, with no further question for this seat. */
  get whole(): boolean {
    const { preview, tried } = this.table
    return tried.length > 0 && preview !== null && !preview.choices.length
  }

  /** The decisions composed so far, including those being tried. */
  get actions(): readonly Action[] {
    return this.#trying?.actions ?? this.#tried
  }

  /** The choices of a kind at the latest step that offers any: for the next decision, or instead of a composed one. */
  offers<Kind extends Action['kind']>(kind: Kind): Of<Action, Kind>[] {
    return ofKind(this.#offered(this.#newest(kind)), kind)
  }

  /** The fields of this kind of action that have been chosen. */
  picked<Kind extends Action['kind']>(kind: Kind): Partial<Of<Action, Kind>> {
    return this.#part(this.#newest(kind)) as Partial<Of<Action, Kind>>
  }

  /** The choices of a kind that have the chosen fields. */
  open<Kind extends Action['kind']>(kind: Kind): Of<Action, Kind>[] {
    const part = this.picked(kind)
    return this.offers(kind).filter((action) => fits(action, part))
  }

  can(action: Action): boolean {
    return this.table.active && this.#step(action) !== null
  }

  /** Whether it is one of the composed decisions. */
  isTried(action: Action): boolean {
    const key = keyOf(action)
    return this.actions.some((tried) => keyOf(tried) === key)
  }

  /** Whether it is the last of them: choosing it again plays the turn. */
  isLast(action: Action): boolean {
    const last = this.actions.at(-1)
    return last !== undefined && keyOf(last) === keyOf(action)
  }

  /** What the hint recommends next, if the turn goes as it says so far; else its first decision. */
  get hinted(): Action | null {
    const line = lineOf<Action>(this.table.hint)
    const next = agree(this.actions, line) ? this.actions.length : 0
    return line[next] ?? line.at(-1) ?? null
  }

  /** Whether the composed decisions aren't those of the hint. */
  get strays(): boolean {
    return this.table.hint != null && !agree(this.actions, lineOf<Action>(this.table.hint))
  }

  isHinted(action: Action): boolean {
    const { hinted } = this
    return hinted !== null && keyOf(hinted) === keyOf(action)
  }

  /** Choose fields of a decision: added to those chosen before, or in their place. All fields together decide. */
  async pick(part: Part<Action>): Promise<void> {
    if (!this.table.active) return
    const step = this.#newest(part.kind)
    const offered = this.#offered(step)
    const joined = { ...this.#part(step), ...part }
    const fitting = offered.filter((action) => fits(action, joined))
    const whole = fitting.find((action) => covers(joined, action))
    if (whole) return this.choose(whole)
    if (fitting.length) return this.#keep(step, [...this.#picksAt(step), part])
    if (offered.some((action) => fits(action, part))) return this.#keep(step, [part])
    await this.table.explain(joined as unknown as Action)
  }

  /** Choose an action and play the turn, if it is complete then. */
  async play(action: Action): Promise<void> {
    await this.choose(action)
    await this.commit()
  }

  /**
   * Decide. The first time it is previewed, the second time the turn is played; the table plays a complete turn at once
   * if the reader prefers that. An action of an earlier step replaces that step.
   */
  async choose(action: Action): Promise<void> {
    if (!this.table.active) return
    const twice = this.clock() - this.#tapped < TWICE
    await this.#running
    if (this.whole && this.isLast(action)) return twice ? undefined : this.commit()
    const step = this.#step(action)
    if (step === null) return this.table.explain(action)
    this.#tapped = this.clock()
    await this.#aim({ actions: [...this.#tried.slice(0, step), action], decided: true })
  }

  /** Compose these decisions in place of all from the first step that offers their kind; then one more, if it is offered. */
  async build(kind: Action['kind'], actions: readonly Action[], then?: Action): Promise<void> {
    const first = this.table.offered.findIndex((offered) => ofKind(actionsOf<Action>(offered), kind).length)
    if (!this.table.active || first < 0) return
    await this.#aim({ actions: [...this.actions.slice(0, first), ...actions], then })
  }

  /** Compose these decisions after those composed so far; then one more, if it is offered. */
  async add(actions: readonly Action[], then?: Action): Promise<void> {
    if (this.table.active) await this.#aim({ actions: [...this.actions, ...actions], then })
  }

  /** Compose a hint's whole turn in place of what was composed. */
  async follow(hint: HintNow): Promise<void> {
    if (!this.table.active) return
    this.#picks = { ask: null, steps: [] }
    await this.#aim({ actions: lineOf<Action>(hint) })
  }

  /** Play the turn if it is complete. */
  async commit(): Promise<void> {
    await this.#running
    if (this.whole) await this.table.commit()
  }

  /** Undo the last thing chosen, a field or a decision; returns whether there was one. */
  back(): boolean {
    this.#stop()
    const step = this.table.tried.length
    const picks = this.#picksAt(step)
    if (picks.length) this.#keep(step, picks.slice(0, -1))
    else if (step) this.table.retreat()
    else return false
    return true
  }

  /** Undo everything. */
  clear(): void {
    this.#stop()
    this.#picks = { ask: null, steps: [] }
    if (this.table.tried.length) this.table.retreat(true)
  }

  #stop(): void {
    this.#errand += 1
    this.#wanted = null
  }

  #offered(step: number): readonly Action[] {
    return actionsOf(this.table.offered[step] ?? [])
  }

  /** The latest step that offers this kind of action, or -1. */
  #newest(kind: string): number {
    return this.table.offered.findLastIndex((offered) => offered.some(({ action }) => (action as Typed).kind === kind))
  }

  /** The step at which the action can be chosen. */
  #step(action: Action): number | null {
    const step = this.#newest(action.kind)
    return this.#numbers[step]?.has(keyOf(action)) ? step : null
  }

  /** The parts chosen at a step, unless something else was decided there. */
  #picksAt(step: number): readonly Part<Action>[] {
    const picks = this.#picks.ask === this.table.frame.ask ? (this.#picks.steps[step] ?? []) : []
    const decided = this.#tried[step]
    return !decided || picks.every((part) => fits(decided, part)) ? picks : []
  }

  #part(step: number): Partial<Action> {
    return Object.assign({}, ...this.#picksAt(step)) as Partial<Action>
  }

  /** Remember the parts chosen at a step; its decision and all later ones go. */
  #keep(step: number, picks: readonly Part<Action>[]): void {
    const earlier = Array.from({ length: step }, (_, index) => this.#picksAt(index))
    this.#picks = { ask: this.table.frame.ask, steps: [...earlier, picks] }
    while (this.table.tried.length > step) this.table.retreat()
  }

  /** Undo and try decisions until the goal is reached; a newer goal cancels an older one. */
  async #aim(goal: Goal<Action>): Promise<void> {
    const errand = (this.#errand += 1)
    if (!this.#trying) this.#shown = this.table.view
    this.#wanted = { ask: this.table.frame.ask, actions: goal.actions }
    this.#running = this.#running.then(() => this.#walk(goal, errand, this.table.frame.ask))
    await this.#running
    if (errand === this.#errand) this.#wanted = null
  }

  async #walk({ actions, then, decided = false }: Goal<Action>, errand: number, ask: number | null): Promise<void> {
    const { table } = this
    const current = (): boolean => errand === this.#errand && ask === table.frame.ask
    while (current() && (table.tried.length > actions.length || !agree(this.#tried, actions))) table.retreat()
    // A decision without an alternative is made together with the one before, so the turn can be complete early.
    while (current() && table.tried.length < actions.length && !this.whole) {
      const last = table.tried.length === actions.length - 1
      if (!(await this.#attempt(actions[table.tried.length]!, decided && last))) return
    }
    if (current() && then) await this.#attempt(then, false)
  }

  /** Try one more decision; returns whether it was offered and allowed. */
  async #attempt(action: Action, decided: boolean): Promise<boolean> {
    const before = this.table.tried.length
    const number = this.#numbers[before]?.get(keyOf(action))
    if (number === undefined) return false
    await (decided ? this.table.attempt(number) : this.table.consider(number))
    return this.table.tried.length > before
  }
}

const ALL = new WeakMap<object, unknown>()

/** The turn at a table, shared by all its components. */
export function turnAt<View, Action extends Typed>(table: Table<View, Action>): Turn<View, Action> {
  const known = (ALL.get(table) as Turn<View, Action> | undefined) ?? new Turn(table)
  ALL.set(table, known)
  return known
}
