// The question that the reader has to answer after the decisions composed so far.

import type { LandTurn } from '../wire'

export function questionFor(turn: LandTurn): string | null {
  const { view, table } = turn
  if (!view || table.observer < 0 || turn.whole || !table.active) return null
  return view.waiting.includes(table.observer) ? view.question : null
}
