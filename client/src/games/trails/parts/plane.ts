// Places on the table: the one that an action means, and neighbours by direction.

import type { Place } from '../wire'

export type Key = string
export type Direction = 'up' | 'right' | 'down' | 'left'

/** The free places, and how actions name them. */
interface Free {
  places: readonly Place[]
  cells: readonly Place[]
}

export const keyOf = (x: number, y: number): Key => `${x},${y}`

/** The free place that an action means. */
export function placeIn(x: number, y: number, { places, cells }: Free): Place {
  return places[cells.findIndex((cell) => cell[0] === x && cell[1] === y)] ?? [x, y]
}

const AHEAD: Record<Direction, Place> = { up: [0, -1], right: [1, 0], down: [0, 1], left: [-1, 0] }

/** The place that an arrow key leads to: near, preferably straight ahead. */
export function nextPlace(from: Place, direction: Direction, places: readonly Place[]): Place | null {
  const [ax, ay] = AHEAD[direction]
  let best: Place | null = null
  let least = Infinity
  for (const place of places) {
    const [dx, dy] = [place[0] - from[0], place[1] - from[1]]
    const ahead = dx * ax + dy * ay
    if (ahead <= 0) continue
    const aside = Math.abs(dx * ay) + Math.abs(dy * ax)
    const cost = ahead + 2.1 * aside
    if (cost < least) [best, least] = [place, cost]
  }
  return best
}

/** The place nearest to a point of the table, in units of cards. */
export function nearest(x: number, y: number, places: readonly Place[]): Place | null {
  const far = (place: Place) => (place[0] - x) ** 2 + (place[1] - y) ** 2
  return places.reduce<Place | null>((best, place) => (!best || far(place) < far(best) ? place : best), null)
}
