// Which paths are lit: the one pointed at, the one pinned, else those about to be closed.

import { completedIn, networkOf } from './happenings'
import { networkKey } from './tracing'
import type { Network, TrailsEvent } from './wire'

export class Lit {
  /** The path pointed at, by its key. */
  pointed = $state<string | null>(null)
  /** The path that stays lit until it is let go. */
  pinned = $state<string | null>(null)

  constructor(
    private readonly networks: () => readonly Network[],
    private readonly foreseen: () => readonly TrailsEvent[],
  ) {}

  readonly traced = $derived.by(() => {
    const key = this.pointed ?? this.pinned
    return this.networks().filter((network) => networkKey(network) === key)
  })

  readonly #closing = $derived.by(() =>
    completedIn(this.foreseen()).flatMap((event) => networkOf(event, this.networks()) ?? []),
  )

  get now(): Network[] {
    return this.traced.length ? this.traced : this.#closing
  }

  /** Pin a path, or let it go. */
  pin = (key: string): void => {
    this.pinned = this.pinned === key ? null : key
  }
}
