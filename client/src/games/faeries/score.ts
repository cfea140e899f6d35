// The points of a seat by row, as the view tells them: what it would have if the game ended now, or has in the end.

import type { Language, ScoreRow } from '../../core/contract'
import { FOLKS, type FaeriesView, type Projection } from './wire'
import { wordsOf } from './words'

/** The rows of a seat; in the end all is on the track, and what is no area and no plant stays there. */
export function reckoned(view: FaeriesView, seat: number): Projection {
  const { projection, garden } = view.players[seat]!
  if (view.ending === null) return projection
  const areas = view.areas.map(({ points }) => points[seat] ?? 0)
  const { plants, doubled } = garden
  const rest = projection.total - areas.reduce((sum, points) => sum + points, 0) - plants - doubled
  return { points: rest, areas, plants, doubled, cards: {}, total: projection.total }
}

export function score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null {
  const known = view as FaeriesView | null
  if (!known?.players?.[seat]) return null
  const told = reckoned(known, seat)
  const words = wordsOf(language)
  const cards = Object.values(told.cards).reduce((sum, points) => sum + points, 0)
  const rows = [
    { label: known.ending === null ? words.rows.points : words.rows.rest, points: told.points },
    ...FOLKS.map((folk, index) => ({ label: words.folks[folk], points: told.areas[index] ?? 0 })),
    { label: words.rows.plants, points: told.plants },
    { label: words.rows.doubled, points: told.doubled },
    { label: words.rows.cards, points: cards },
  ]
  return { total: told.total, rows: rows.filter(({ points }, index) => index === 0 || points) }
}
