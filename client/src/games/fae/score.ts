// The points of a seat by row. There are none before the end, because they would reveal its spirit.

import type { Language, ScoreRow } from '../../core/contract'
import type { FaeView } from './wire'
import { wordsOf } from './words'

export function score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null {
  const fae = view as FaeView | null
  const standing = fae?.standings[seat]
  if (!fae || fae.ending === null || !standing) return null
  const words = wordsOf(language)
  return {
    total: standing.total,
    rows: [
      { label: words.colourPoints(standing.colour), points: standing.points },
      { label: words.cardPoints, points: standing.cards },
    ],
  }
}
