// Finds the games' folders and loads them on demand. A game without one gets a plain board.

import type { GameCover, GameFolder, Language, OptionLabels } from './contract'

const folders = import.meta.glob<{ default: GameFolder }>('../games/*/index.ts')
const covers = import.meta.glob<{ default: GameCover }>('../games/*/cover.ts')
const options = import.meta.glob<{ default: OptionLabels }>('../games/*/options.ts')

/** Everything needed at a table, including the board. */
export async function folderOf(game: string): Promise<GameFolder | null> {
  return (await folders[`../games/${game}/index.ts`]?.())?.default ?? null
}

/** Everything needed to present the game. */
export async function coverOf(game: string): Promise<GameCover | null> {
  return (await covers[`../games/${game}/cover.ts`]?.())?.default ?? null
}

/** Everything needed to choose its options. */
export async function optionLabelsOf(game: string): Promise<OptionLabels | null> {
  return (await options[`../games/${game}/options.ts`]?.())?.default ?? null
}

/** The label of an option; its name if there is no text. */
export function optionName(labels: OptionLabels | null, language: Language, option: string): string {
  return labels?.words[language].labels[option] ?? option
}
