// Highlighted paths: the hovered one, the pinned one, else those about to be completed.

import { completedIn, networkOf } from './happenings'
import { networkKey } from './tracing'
import type { Network, TrailsEvent } from './wire'

export class Lit {
  /** The key of the hovered path. */
  pointed = $state<string | null>(null)
  /** The pinned path. */
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

  /** Pin or unpin a path. */
  pin = (key: string): void => {
    this.pinned = this.pinned === key ? null : key
  }
}
