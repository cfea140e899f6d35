// Places on the table: actions are numbered on a torus of 64, the table is a plane; neighbours by direction.

import type { Place } from '../wire'

const ROUND = 64
export type Key = string
export type Direction = 'up' | 'right' | 'down' | 'left'

export const keyOf = (x: number, y: number): Key => `${x},${y}`

const residue = (part: number) => ((part % ROUND) + ROUND) % ROUND

/** The free place on the plane for an action on the torus. */
export function onPlane(x: number, y: number, places: readonly Place[]): Place {
  const same = (a: number, b: number) => residue(a) === residue(b)
  return places.find((place) => same(place[0], x) && same(place[1], y)) ?? [x, y]
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
