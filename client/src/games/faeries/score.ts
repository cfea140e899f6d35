// The points of a seat by row, from the view: projected, or final at the end.

import type { Language, ScoreRow } from '../../core/contract'
import { FOLKS, type FaeriesView } from './wire'
import { wordsOf } from './words'

export function score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null {
  const told = (view as FaeriesView | null)?.players?.[seat]?.projection
  if (!told) return null
  const words = wordsOf(language)
  const cards = Object.values(told.cards).reduce((sum, points) => sum + points, 0)
  const rows = [
    { label: words.rows.points, points: told.points },
    ...FOLKS.map((folk, index) => ({ label: words.folks[folk], points: told.areas[index] ?? 0 })),
    { label: words.rows.plants, points: told.plants },
    { label: words.rows.doubled, points: told.doubled },
    { label: words.rows.cards, points: cards },
  ]
  return { total: told.total, rows: rows.filter(({ points }, index) => index === 0 || points) }
}
