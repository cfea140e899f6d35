// Where a note points at a group from above or below, and what it keeps clear of.

import { leastHiding, type Rectangle, type Room, type Spot } from '../../../board/beside'

/** Between a note and the group, for its tail. */
export const TAIL = 14
/** How far the tail stays from the note's ends. */
export const INSET = 18

const around = (x: number, y: number, reach: number): Rectangle => [x - reach, y - reach, 2 * reach, 2 * reach]

/** A note over a group with this radius: centred, or to one side where it would hide more. */
export function above(x: number, y: number, reach: number, width: number, height: number, room: Room): Spot {
  const [over, under] = [y - reach - height - TAIL, y + reach + TAIL]
  const lefts = [x - width / 2, x - INSET, x - width + INSET]
  const corners = [over, under].flatMap((top) => lefts.map((left) => [left, top] as const))
  return leastHiding(corners, width, height, around(x, y, reach), room)
}

/** What a note had better not cover: these points, with this radius. */
export const clearOf = (points: readonly { x: number; y: number }[], reach: number): Rectangle[] =>
  points.map(({ x, y }) => around(x, y, reach))
