// Movements of pieces over a board: from where, to where, and when.

/** A piece moving between two places of the board, each the `data-place` of an element. */
export interface Flight<Piece = unknown, Place extends string = string> {
  piece: Piece
  from: Place | typeof AWAY
  to: Place | typeof AWAY
}

/** Off the board: just below the other end. */
export const AWAY = 'away'

/** With more movements than this, the reader was away: nothing is animated. */
export const MOST = 14

/** Milliseconds between the starts of movements; shorter if there are many. */
export const pace = (count: number): number => Math.max(40, Math.min(160, 900 / Math.max(1, count)))
