// Context shared by the parts of a table: the game's folder and data, and a link to its rules.

import { createContext } from 'svelte'
import type { GameFolder, Language, Saying, Table } from '../core/contract'
import type { Words } from '../i18n'
import type { GameFacts } from '../wire'

export interface Desk {
  readonly game: GameFacts | null
  readonly folder: GameFolder | null
  readonly components: unknown
  /** The seats whose players haven't been seen for a while. */
  readonly away: readonly number[]
  /** Open the rules at one of them. */
  openRule(id: string): void
}

export const [useDesk, provideDesk] = createContext<Desk>()

/** The texts for the composed turn: the game's own, if it has any. */
export function sayingOf(desk: Desk, words: Words, table: Table, language: Language): Saying {
  return desk.folder?.saying?.(table, language) ?? words.table
}
