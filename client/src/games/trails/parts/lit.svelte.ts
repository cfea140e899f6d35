// The path that the reader looks at: hovered or focused, else pinned.

import type { Network } from '../wire'
import { networkKey } from './tracing'

export class Lit {
  /** The key of the hovered path. */
  pointed = $state<string | null>(null)
  /** The key of the pinned path. */
  pinned = $state<string | null>(null)

  constructor(private readonly networks: () => readonly Network[]) {}

  readonly traced = $derived.by(() => {
    const key = this.pointed ?? this.pinned
    return this.networks().filter((network) => networkKey(network) === key)
  })

  /** Pin or unpin a path. */
  pin = (key: string): void => {
    this.pinned = this.pinned === key ? null : key
  }
}
