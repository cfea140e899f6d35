// The steps in which the end of a game is shown.

import type { Frame } from '../wire'
import type { GameFolder } from './contract'
import { outcomeOf } from './outcome'

/** Milliseconds for a seat that turns up what it hid, for a row of the score sheet, and to look at the whole. */
const SEAT = 1400
const ROW = 800
const REST = 1200

/** The lengths of the steps: the game's own, or one for each row of the score sheet. A lost game has no points. */
export function revealOf(folder: GameFolder | null, frame: Frame): readonly number[] {
  return folder?.reveal ? folder.reveal(frame) : rowLengths(frame)
}

/** Steps for a game with hidden cards: seat after seat turns them up, then row after row is counted. */
export const seatsThenRows = (frame: Frame): readonly number[] => [
  ...frame.seats.map(() => SEAT),
  ...rowLengths(frame),
  REST,
]

/** A row without points for anyone takes no time. */
function rowLengths({ result, sheet }: Frame): number[] {
  if (!result || outcomeOf(result).kind === 'lost') return []
  return (sheet?.rows ?? []).map(({ points }) => (points.some(Boolean) ? ROW : 0))
}

/** How far such a reveal has come. */
export interface Reckoning {
  /** How many seats have turned up what they hid, and which one just did. */
  turned: number
  seat: number | null
  /** How many rows have been counted, and which one just was. */
  counted: number
  row: number | null
}

interface Ended {
  seats: number
  sheet: { rows: readonly unknown[] }
}

/** After a number of steps; null, in a replay, means that everything has been shown. */
export function reckoningAt({ seats, sheet: { rows } }: Ended, step: number | null): Reckoning {
  const shown = step ?? seats + rows.length + 1
  const counted = Math.max(0, Math.min(rows.length, shown - seats))
  return {
    turned: Math.min(shown, seats),
    seat: shown > 0 && shown <= seats ? shown - 1 : null,
    counted,
    row: counted > 0 && shown <= seats + rows.length ? counted - 1 : null,
  }
}
