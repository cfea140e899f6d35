// Where the names of regions stand: near their regions, aside of druids, within the land.

import type { Point } from '../wire'
import type { Country } from './country'

export interface Lettered {
  name: string
  at: Point
}

/** How far a name may step aside, in map units. */
const ACROSS = 72
const DOWN = 72
const STEPS: readonly Point[] = steps()
/** Half the width of a letter in the name of a lake. */
const LAKE = 2.6

/** Covered more than this, a name can't be read and is left out. */
const LEGIBLE = 0.92

/** The names, each as near to its place as the druids and the other names allow; those without room are left out. */
export function lettering(land: Country, taken: readonly Point[], size: number, grown: number): Lettered[] {
  const [left, , right] = land.bounds
  const placed: { at: Point; half: number }[] = []
  return land.regions.flatMap(({ name, at }) => {
    const half = name.length * size * 0.26
    const room = (spot: Point): number =>
      Math.min(
        ...taken.map((druids) => apart(spot, half + 28 * grown, druids, size * 0.5 + 33 * grown)),
        ...placed.map((other) => apart(spot, half + other.half, other.at, size * 1.1)),
        ...land.lakes.map(({ middle }) => apart(spot, half + 20, middle, size * 0.5 + 16)),
      )
    const spots = STEPS.map(([x, y]): Point => [at[0] + x, at[1] + y]).filter(
      ([x]) => x - half > left - 4 && x + half < right + 4,
    )
    const free = spots.find((spot) => room(spot) >= 1) ?? roomiest(spots, room) ?? at
    if (room(free) < LEGIBLE) return []
    placed.push({ at: free, half })
    return [{ name, at: free }]
  })
}

/** The lakes whose names don't run into that of a region. */
export const lakesBeside = ({ lakes }: Country, regions: readonly Lettered[], size: number): Country['lakes'] =>
  lakes.filter(({ name, middle }) =>
    regions.every(
      (region) => apart(middle, name.length * LAKE + region.name.length * size * 0.26, region.at, size) >= 1,
    ),
  )

/** The distance as a share of what is needed across or down; one or more is clear. */
const apart = (spot: Point, across: number, other: Point, down: number): number =>
  Math.max(Math.abs(spot[0] - other[0]) / across, Math.abs(spot[1] - other[1]) / down)

const roomiest = (spots: readonly Point[], room: (spot: Point) => number): Point | undefined =>
  spots.reduce<Point | undefined>((best, spot) => (best && room(best) >= room(spot) ? best : spot), undefined)

/** Offsets, nearest first. */
function steps(): Point[] {
  const found: Point[] = []
  for (let x = -ACROSS; x <= ACROSS; x += 12) for (let y = -DOWN; y <= DOWN; y += 8) found.push([x, y])
  return found.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))
}
