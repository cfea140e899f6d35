// The layout of a group of druids on its space: a mark with its count for each colour.

import { COLOURS, type Colour, type Druids } from '../wire'

export interface Token {
  colour: Colour
  count: number
  x: number
  y: number
  size: number
}

export const NOBODY: Druids = [0, 0, 0, 0, 0]

export const total = (druids: Druids): number => druids.reduce((sum, count) => sum + count, 0)

export const same = (a: Druids, b: Druids): boolean => a.every((count, i) => count === b[i])

/** The colours present, with their counts. */
export function present(druids: Druids): { colour: Colour; count: number }[] {
  return COLOURS.map((colour, i) => ({ colour, count: druids[i]! })).filter(({ count }) => count > 0)
}

// The positions and sizes of the marks around the centre, by number of colours.
const PLACES: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[0, 0, 1]],
  [
    [-18, -4, 0.87],
    [18, 4, 0.87],
  ],
  [
    [0, -18, 0.82],
    [-19, 14, 0.82],
    [19, 14, 0.82],
  ],
  [
    [-18, -18, 0.8],
    [18, -18, 0.8],
    [-18, 18, 0.8],
    [18, 18, 0.8],
  ],
  [
    [0, 0, 0.72],
    [-24, -19, 0.72],
    [24, -19, 0.72],
    [-24, 19, 0.72],
    [24, 19, 0.72],
  ],
]

/** At a small scale, marks are larger relative to their space. */
const FROM_FAR = 1.22
/** After their ritual, druids stand smaller and closer together. */
const AT_REST = 0.62
const CLOSER = 0.8

export interface Look {
  /** At a small scale. */
  far: boolean
  /** Whether the group has had its ritual. */
  rests?: boolean
}

/** The tokens of a group around the centre of its space, front ones last. */
export function cluster(druids: Druids, { far, rests = false }: Look): Token[] {
  const there = present(druids)
  const grown = far ? FROM_FAR : 1
  const apart = rests ? grown * CLOSER : grown
  return there
    .map(({ colour, count }, i) => {
      const [x, y, size] = PLACES[there.length]![i]!
      return { colour, count, x: x * apart, y: y * apart, size: (rests ? AT_REST : size) * grown }
    })
    .sort((a, b) => a.y - b.y)
}

/** The extent of the cluster below its centre, where the total is written. */
export function foot(druids: Druids, look: Look): number {
  return cluster(druids, look).reduce((low, token) => Math.max(low, token.y + 21 * token.size), 0)
}
