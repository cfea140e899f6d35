// The points of a seat from the view, so far or at the end.

import type { Language, ScoreRow } from '../../core/contract'
import type { LandView } from './wire'
import { wordsOf } from './words'

export function score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null {
  const told = (view as LandView | null)?.players?.[seat]?.score
  if (!told) return null
  const words = wordsOf(language)
  const animals = Object.entries(told.animals).map(([kind, points]) => ({ label: words.most(kind), points }))
  const rows = (['turtles', 'flowers', 'variety', 'goblins', 'items', 'applause'] as const).map((row) => ({ label: words.rows[row], points: told[row] }))
  return { total: told.total, rows: [...animals, ...rows.filter(({ points }) => points)] }
}
