// What the parts of a table share: the game's own folder and data, and the way to its rules.

import { createContext } from 'svelte'
import type { GameFolder, Language, Saying, Table } from '../core/contract'
import type { Words } from '../i18n'
import type { GameFacts } from '../wire'

export interface Desk {
  readonly game: GameFacts | null
  readonly folder: GameFolder | null
  readonly components: unknown
  /** The seats whose people have not been seen for a while. */
  readonly away: readonly number[]
  /** Open the rules at one of them. */
  openRule(id: string): void
}

export const [useDesk, provideDesk] = createContext<Desk>()

/** What is said of what is tried: in the game's own words where it has some. */
export function sayingOf(desk: Desk, words: Words, table: Table, language: Language): Saying {
  return desk.folder?.saying?.(table, language) ?? words.table
}
