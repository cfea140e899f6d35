// The steps in which the end of a game is shown.

import type { Frame } from '../wire'
import type { GameFolder } from './contract'
import { outcomeOf } from './outcome'

/** Milliseconds for each row of the score sheet, if the game has no reveal of its own. */
const ROW = 800

/** The lengths of the steps: the game's own, or one for each row of the score sheet. A lost game has no points. */
export function revealOf(folder: GameFolder | null, frame: Frame): readonly number[] {
  if (folder?.reveal) return folder.reveal(frame)
  if (!frame.result || outcomeOf(frame.result).kind === 'lost') return []
  return (frame.sheet?.rows ?? []).map(() => ROW)
}
