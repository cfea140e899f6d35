// The games' folders: found by their place, fetched when they are needed. A game without one is played in words.

import type { GameFolder } from './contract'

const folders = import.meta.glob<{ default: GameFolder }>('../games/*/index.ts')

export async function folderOf(game: string): Promise<GameFolder | null> {
  const found = folders[`../games/${game}/index.ts`]
  return found ? (await found()).default : null
}
