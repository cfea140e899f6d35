// The games' folders: found by their place, fetched when they are needed. A game without one is played in words.

import type { GameCover, GameFolder, Language } from './contract'

const folders = import.meta.glob<{ default: GameFolder }>('../games/*/index.ts')
const covers = import.meta.glob<{ default: GameCover }>('../games/*/cover.ts')

/** What is needed at a table: board and all. */
export async function folderOf(game: string): Promise<GameFolder | null> {
  return (await folders[`../games/${game}/index.ts`]?.())?.default ?? null
}

/** What is needed to show the game and to choose its options. */
export async function coverOf(game: string): Promise<GameCover | null> {
  return (await covers[`../games/${game}/cover.ts`]?.())?.default ?? null
}

/** What an option is called; its own name where nobody thought of words. */
export function optionName(cover: GameCover | null, language: Language, option: string): string {
  return cover?.words[language].options[option] ?? option
}
