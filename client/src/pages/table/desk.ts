// Context shared by the parts of a table: the game's folder and data, and a link to its rules.

import { createContext } from 'svelte'
import type { Typed } from '../../board/actions'
import { turnAt } from '../../board/turn.svelte'
import type { Missing } from '../../core/absence.svelte'
import type { GameFolder, Language, Saying, Table } from '../../core/contract'
import type { Words } from '../../i18n'
import type { TableStore } from '../../core/table.svelte'
import type { GameFacts, HintNow, SaidChoice } from '../../wire'

export interface Desk {
  readonly game: GameFacts | null
  readonly folder: GameFolder | null
  readonly components: unknown
  /** The seats whose players haven't been seen for a while. */
  readonly away: readonly Missing[]
  /** Open a rule, among all others by number. */
  openRule(id: string): void
  /** Open the player aid. */
  openAid(): void
}

export const [useDesk, provideDesk] = createContext<Desk>()

/** The texts for the composed turn: the game's own, if it has any. */
export function sayingOf(desk: Desk, words: Words, table: Table, language: Language): Saying {
  return desk.folder?.saying?.(table, language) ?? words.table
}

/** The next choices to offer as buttons; none where the board has its own for everything. */
export function fewOf(desk: Desk, table: { readonly nextFew: readonly SaidChoice[] }): readonly SaidChoice[] {
  return desk.folder?.selfContained ? [] : table.nextFew
}

/** Play the turn that a hint recommends; if it isn't a complete one, only compose it. */
export async function followHint(table: TableStore, hint: HintNow): Promise<void> {
  const turn = turnAt<unknown, Typed>(table as Table<unknown, Typed>)
  await turn.follow(hint)
  await turn.commit()
  table.advice.forget()
}
