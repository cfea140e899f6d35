// The points of a seat: stones placed; in a won solo game, one per card left in the pile.

import type { Language, ScoreRow } from '../../core/contract'
import { wordsIn } from './words'
import type { TrailsView } from './wire'

/** The rule by which a solo game is won. */
const SOLO_WON = 'TRAIL-54'

export function score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null {
  const known = view as TrailsView | null
  if (!known?.placed) return null
  const words = wordsIn(language)
  if (known.seats === 1) {
    const points = known.ending === SOLO_WON ? known.pile_count : 0
    return { total: points, rows: points ? [{ label: words.cardsLeft, points }] : [] }
  }
  const points = known.placed[seat]
  return points === undefined ? null : { total: points, rows: [{ label: words.stones, points }] }
}
