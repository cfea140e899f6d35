// Pieces that move over a board when something has happened: what flies from where to where, and when.

/** A piece on its way between two places of the board, each the `data-place` of an element. */
export interface Flight<Piece = unknown, Place extends string = string> {
  piece: Piece
  from: Place | typeof AWAY
  to: Place | typeof AWAY
}

/** No place of the board: just below the one that is left or reached. */
export const AWAY = 'away'

/** More than these were missed, not seen: nothing flies then. */
export const MOST = 14

/** When each of so many sets out, in milliseconds after the one before: faster if there is much. */
export const pace = (count: number): number => Math.max(40, Math.min(160, 900 / Math.max(1, count)))
