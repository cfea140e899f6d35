// What the board shows: the preview or the latest news, and the resulting positions.

import { untrack } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import type { Table } from '../../core/contract'
import { TOOK_BACK } from '../../core/log'
import { NOBODY } from './groups'
import { after, rituals, steps, trail, vanished, walks } from './happenings'
import { Walking } from './walking.svelte'
import type { Druids, FaeAction, FaeView, MovedEvent, Point } from './wire'

export class Story {
  readonly walking = new Walking()
  #heard = -1
  #trodden: readonly MovedEvent[] = $state.raw([])

  constructor(
    private readonly table: () => Table<FaeView, FaeAction>,
    /** Whether a group is chosen; then no past moves are highlighted. */
    private readonly choosing: () => boolean,
    private readonly place: (space: string) => Point,
  ) {}

  readonly foreseen = $derived.by(() => {
    const { preview, tried } = this.table()
    return preview && tried.length ? steps(preview.news) : []
  })
  readonly last = $derived.by(() => steps(this.table().last))
  readonly #marks = $derived.by(() => {
    if (this.foreseen.length) return this.foreseen
    return this.walking.moving || this.choosing() ? [] : this.last
  })
  /** The moves to draw as arrows. */
  readonly moves = $derived.by(() => (this.foreseen.length || !this.#marks.length ? walks(this.#marks) : this.#trodden))
  /** The rituals to show, by space. */
  readonly told = $derived.by(() => new Map(rituals(this.#marks).map((ritual) => [ritual.space, ritual])))
  /** The druids that would leave a space. */
  readonly ghosts = $derived.by(() => new Map(walks(this.foreseen).map((moved) => [moved.source, moved.druids])))
  readonly #standing = $derived.by(() =>
    this.foreseen.length ? this.foreseen.reduce(after, this.table().now?.druids ?? {}) : this.walking.shown,
  )

  /** Animate the druids to the new positions, and record the moves to highlight. */
  follow(): void {
    const { frame, now, observer } = this.table()
    untrack(() => {
      const fresh = frame.news.filter((one) => one.seq > this.#heard)
      const happened = steps(fresh)
      const undone = frame.seq < this.#heard || fresh.some((one) => one.kind === TOOK_BACK)
      if (now?.druids) this.walking.follow(frame.seq, now.druids, happened, this.place, prefersReducedMotion.current)
      this.#trodden = undone ? walks(this.last) : trail(this.#trodden, happened, observer)
      this.#heard = frame.seq
    })
  }

  /** The druids at a space, and those that vanish there. */
  druidsAt(name: string): { druids: Druids; gone: Druids | null } {
    const ritual = this.foreseen.length ? this.told.get(name) : undefined
    return { druids: ritual?.druids ?? this.#standing[name] ?? NOBODY, gone: ritual ? vanished(ritual) : null }
  }

  /** Whether a ritual is shown below its space, because the move came from above. */
  isBelow(space: string): boolean {
    const source = walks(this.#marks).at(-1)?.source
    return source !== undefined && this.place(source)[1] < this.place(space)[1]
  }
}
