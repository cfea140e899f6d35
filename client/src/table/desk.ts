// What the parts of a table share: the game's own folder and data, and the way to its rules.

import { createContext } from 'svelte'
import type { GameFolder } from '../core/contract'
import type { GameFacts } from '../wire'

export interface Desk {
  readonly game: GameFacts | null
  readonly folder: GameFolder | null
  readonly components: unknown
  /** Open the rules at one of them. */
  openRule(id: string): void
}

export const [useDesk, provideDesk] = createContext<Desk>()
