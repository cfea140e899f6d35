// Leading a group on the map: what a tap or a drag on a space does to the turn being composed.

import type { Table } from '../../../core/contract'
import { turnAt } from '../../../board/turn.svelte'
import type { DrawnSpace } from '../drawing/country'
import type { FaeAction, FaeView, MoveAction } from '../wire'
import type { Doing, Words } from '../words'

const NONE: ReadonlySet<string> = new Set()

export class Leading {
  /** The space just refused as a target; a second tap chooses its group. */
  #refused: string | null = null
  readonly #turn

  constructor(
    private readonly table: Table<FaeView, FaeAction>,
    private readonly space: (name: string) => DrawnSpace | undefined,
    private readonly words: () => Words,
  ) {
    this.#turn = turnAt(table)
  }

  readonly #moves = $derived.by(() => (this.table.active ? this.#turn.offers('move') : []))
  readonly #sources = $derived.by(() => new Set(this.#moves.map(({ source }) => source)))

  /** The last composed decision. */
  readonly tried = $derived.by(() => this.#turn.actions.at(-1) ?? null)

  /** What a hint recommends next. */
  readonly hinted: FaeAction | null = $derived.by(() => (this.table.active ? this.#turn.hinted : null))

  /** The chosen group, or that of the composed move. */
  readonly led: string | null = $derived.by(() => {
    if (!this.table.active) return null
    const move = this.#turn.actions.find((action) => action.kind === 'move')
    return move?.source ?? this.#turn.picked('move').source ?? null
  })

  /** The space of the last composed decision. */
  readonly planned: string | null = $derived.by(() =>
    this.tried ? (this.tried.kind === 'move' ? this.tried.target : this.tried.space) : null,
  )

  readonly movable: ReadonlySet<string> = $derived.by(() => (this.led || this.tried ? NONE : this.#sources))

  /** The spaces whose ritual can be chosen next. */
  readonly dues: ReadonlySet<string> = $derived.by(() =>
    this.table.active ? new Set(this.#turn.offers('ritual').map(({ space }) => space)) : NONE,
  )

  readonly targets: ReadonlySet<string> = $derived.by(() => (this.dues.size ? NONE : this.#targets(this.led)))

  /** Whether the reader can act, but not with this group. */
  idle(name: string): boolean {
    const involved = this.#sources.has(name) || this.#moves.some(({ target }) => target === name)
    return this.table.active && !this.tried && !involved && !this.dues.has(name)
  }

  /** Whether a group can be dragged from this space. */
  canLead = (name: string): boolean => this.#sources.has(name)

  /** Whether the space is actionable, so that a tap nearby is meant for it. */
  open = (name: string): boolean => this.dues.has(name) || name === this.led || this.doing(name) !== 'none'

  doing(name: string): Doing {
    if (!this.table.active) return 'none'
    if (this.dues.has(name)) return name === this.planned && this.tried?.kind === 'ritual' ? 'play' : 'due'
    if (name === this.planned && !this.dues.size) return 'play'
    if (name === this.led) return 'chosen'
    if (this.#targets(this.led).has(name)) return 'target'
    return this.#sources.has(name) && (!this.led || !this.#touches(name)) ? 'choose' : 'none'
  }

  /** Handles a tap on a space; returns whether it had a meaning. */
  tap(name: string): boolean {
    if (!this.table.active) return false
    const refused = this.#refused
    this.#refused = null
    if (this.dues.has(name)) void this.#turn.choose({ kind: 'ritual', space: name })
    else if (this.led && this.#targets(this.led).has(name)) void this.#turn.choose(move(this.led, name))
    else if (name === this.led) this.leave()
    else if (this.#sources.has(name) && (!this.led || refused === name || !this.#touches(name))) this.lead(name)
    else if (this.led) this.#explain(name)
    else return false
    return true
  }

  /** Choose the group at this space. */
  lead(name: string): void {
    if (name === this.led && !this.tried) return
    this.#turn.clear()
    void this.#turn.pick({ kind: 'move', source: name })
    this.table.say(this.words().chose(name, [...this.#targets(name)]))
  }

  /** Drop the dragged group on a space; anywhere else it stays chosen. */
  drop(name: string | null): void {
    if (!this.led || name === null || name === this.led) return
    if (this.#targets(this.led).has(name)) void this.#turn.choose(move(this.led, name))
    else this.#explain(name)
  }

  /** Undo one step: the last composed decision, else the chosen group. Returns whether there was one. */
  back(): boolean {
    const chosen = this.led !== null && !this.tried
    if (!this.#turn.back()) return false
    if (chosen) this.table.say(this.words().left)
    return true
  }

  leave(): void {
    this.#turn.clear()
    this.table.say(this.words().left)
  }

  #explain(name: string): void {
    this.#refused = name
    void this.table.explain(move(this.led!, name))
  }

  #targets(source: string | null): ReadonlySet<string> {
    return new Set(this.#moves.filter((one) => one.source === source).map(({ target }) => target))
  }

  #touches(name: string): boolean {
    return this.space(this.led!)?.touching.has(name) ?? false
  }
}

/** The spaces that an action is about. */
export const spacesOf = (action: FaeAction): string[] =>
  action.kind === 'move' ? [action.source, action.target] : [action.space]

const move = (source: string, target: string): MoveAction => ({ kind: 'move', source, target })
