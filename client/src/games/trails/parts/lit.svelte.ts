// The path that the reader looks at: the one that a lesson points at, or hovered or focused, else pinned.

import type { Network } from '../wire'
import { keyOf } from './plane'
import { networkKey } from './tracing'

export class Lit {
  /** The key of the hovered path. */
  pointed = $state<string | null>(null)
  /** The key of the pinned path. */
  pinned = $state<string | null>(null)

  /** `shown` is a path as lessons name it, or any other thing. */
  constructor(
    private readonly networks: () => readonly Network[],
    private readonly shown: () => string | null,
  ) {}

  /** Whether a lesson points at it, and says in its own words what there is to see. */
  get lesson(): boolean {
    return this.shown()?.startsWith('path.') ?? false
  }

  readonly traced = $derived.by(() => {
    const [, colour, place] = this.shown()?.split('.') ?? []
    if (this.lesson)
      return this.networks().filter(
        (network) => network.colour === colour && network.parts.some(({ x, y }) => keyOf(x, y) === place),
      )
    const key = this.pointed ?? this.pinned
    return this.networks().filter((network) => networkKey(network) === key)
  })

  /** Pin or unpin a path. */
  pin = (key: string): void => {
    this.pinned = this.pinned === key ? null : key
  }
}
