// Which part of the table the row being counted at the end is about.

import type { Table } from '../../../core/contract'
import { reckoningAt, type Reckoning } from '../../../core/ending'
import type { FaeriesAction, FaeriesView } from '../wire'

type FaeriesTable = Table<FaeriesView, FaeriesAction>

/** `track`, a folk, `plants`, `homes` or `cards`; null unless a row is being counted. */
export function countedPart({ revealed, now }: FaeriesTable): string | null {
  const row = revealed === null ? null : reckoningAt(now, revealed).row
  const told = row === null ? null : now.sheet.rows[row]
  return told ? String(told.facts.folk ?? told.label) : null
}

/** How far the end has been told, once the game is over. */
export const reckoningOf = ({ revealed, now }: FaeriesTable): Reckoning | null =>
  now.ending === null ? null : reckoningAt(now, revealed)

/** The points of the seats on the track: those of the game until everything has been counted. */
export function onTrack(table: FaeriesTable, view: FaeriesView): number[] {
  const told = table.revealed === null ? null : reckoningOf(table)
  const counting = told !== null && (told.turned < view.seats || told.seat !== null || told.row !== null)
  return view.players.map(({ points, projection }) => (counting ? projection.points : points))
}
