// What a table shows of its events: the preview, the events being told, or the latest ones.

import { untrack } from 'svelte'
import { turnAt } from '../../../board/turn.svelte'
import type { Table } from '../../../core/contract'
import { undoes } from '../../../core/log'
import { NOBODY } from '../drawing/groups'
import type { Colour, Druids, FaeAction, FaeView, MovedEvent, Point, RitualEvent } from '../wire'
import { after, rituals, scoredBy, steps, trail, walks } from './happenings'
import { Telling } from './telling.svelte'

export class Story {
  readonly telling: Telling
  /** Whether a group is chosen; then no past moves are highlighted. */
  choosing = $state(false)
  #places: (space: string) => Point = () => [0, 0]
  #heard = -1
  #trodden: readonly MovedEvent[] = $state.raw([])

  constructor(private readonly table: Table<FaeView, FaeAction>) {
    this.telling = new Telling((space) => this.#places(space))
  }

  readonly foreseen = $derived.by(() => {
    const { preview, tried } = this.table
    return preview && tried.length && !turnAt(this.table).strays ? steps(preview.news) : []
  })
  /** What a hint would bring, until the reader composes it. */
  readonly advised = $derived.by(() => {
    const { hintPreview } = this.table
    return hintPreview && !this.foreseen.length ? rituals(steps(hintPreview.news)) : []
  })
  readonly last = $derived.by(() => steps(this.table.last))
  readonly #marks = $derived.by(() => {
    if (this.foreseen.length) return this.foreseen
    return this.telling.busy || this.choosing ? [] : this.last
  })
  /** The moves to draw as arrows. */
  readonly moves = $derived.by(() => {
    if (this.foreseen.length) return walks(this.foreseen)
    return this.choosing ? [] : this.#trodden
  })
  /** The rituals to show, by space: all that would or did happen, or the one being told. */
  readonly told = $derived.by(() => {
    const latest = this.telling.told.at(-1)
    const shown: readonly RitualEvent[] = latest ? [latest] : rituals(this.#marks)
    return new Map(shown.map((ritual) => [ritual.space, ritual]))
  })
  /** The druids that would leave a space. */
  readonly ghosts = $derived.by(() => new Map(walks(this.foreseen).map((moved) => [moved.source, moved.druids])))
  readonly #standing = $derived.by(() =>
    this.foreseen.length ? this.foreseen.reduce(after, this.table.now.druids) : this.telling.shown,
  )
  /** The other end of each colour's lane: the previewed points, or those before the events being told. */
  readonly other: Druids | null = $derived.by(() =>
    this.foreseen.length ? this.table.view.points : this.telling.before,
  )

  /** The values a colour gains in the preview, or has gained in the events being told. */
  gains(colour: Colour): number[] {
    return scoredBy(colour, this.foreseen.length ? rituals(this.foreseen) : this.telling.told)
  }

  /** Tell the events that the page shows now. */
  follow(places: (space: string) => Point): void {
    const { now, showing, pace } = this.table
    untrack(() => {
      this.#places = places
      this.telling.follow(now, steps(showing), pace)
    })
  }

  /** Record the moves to highlight. */
  remember(): void {
    const { frame, observer } = this.table
    untrack(() => {
      const fresh = frame.news.filter((one) => one.seq > this.#heard)
      const undone = frame.seq < this.#heard || fresh.some(undoes)
      const first = this.#heard < 0
      this.#trodden = undone || first ? walks(this.last).slice(-1) : trail(this.#trodden, steps(fresh), observer)
      this.#heard = frame.seq
    })
  }

  /** The druids at a space, and those that vanish there. */
  druidsAt(name: string): { druids: Druids; gone: Druids | null } {
    const foreseen = this.foreseen.length > 0
    const ritual = foreseen || this.telling.busy ? this.told.get(name) : undefined
    return { druids: ritual?.druids ?? this.#standing[name] ?? NOBODY, gone: ritual?.gone ?? null }
  }
}

const ALL = new WeakMap<object, Story>()

/** The story of a table, shared by all its components. */
export function storyAt(table: Table<FaeView, FaeAction>): Story {
  const known = ALL.get(table) ?? new Story(table)
  ALL.set(table, known)
  return known
}
