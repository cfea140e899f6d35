// The points of a seat as the view tells them: so far, or at the end. The rules count in halves (LAND-68R).

import type { Language, ScoreRow } from '../../core/contract'
import type { LandView } from './wire'
import { wordsOf } from './words'

export function score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null {
  const told = (view as LandView | null)?.players?.[seat]?.score
  if (!told) return null
  const words = wordsOf(language)
  const animals = Object.entries(told.animals).map(([kind, half]) => ({ label: words.most(kind), points: half / 2 }))
  const rows = (['turtles', 'flowers', 'variety', 'goblins', 'items', 'applause'] as const).map((row) => ({ label: words.rows[row], points: told[row] / 2 }))
  return { total: told.total / 2, rows: [...animals, ...rows.filter(({ points }) => points)] }
}
