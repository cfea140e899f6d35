// Finds the space meant by an imprecise tap or an arrow key.

import { far, inside, toRing } from '../drawing/rings'
import type { DrawnSpace } from '../drawing/country'
import type { Point } from '../wire'

type Space = Pick<DrawnSpace, 'name' | 'centre' | 'polygon'>

/** How far a tap may miss a space, in pixels: half of the recommended target size of 44. */
const REACH = 22

/** The space meant by a tap: the one under it, unless a closer actionable one is within reach. */
export function tapped(
  at: Point,
  spaces: readonly Space[],
  pixels: number,
  open: (name: string) => boolean,
): string | null {
  const reach = REACH / pixels
  const under = spaces.find((space) => inside(at, space.polygon))
  if (under && open(under.name)) return under.name
  let best: Space | undefined
  for (const space of spaces) {
    const near = far(at, space.centre)
    if (!open(space.name) || Math.min(near, toRing(at, space.polygon)) > reach) continue
    if (under && near > Math.min(reach, far(at, under.centre))) continue
    if (!best || near < far(at, best.centre)) best = space
  }
  return best?.name ?? under?.name ?? null
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const WAYS: Record<Direction, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

export const isDirection = (pressed: string): pressed is Direction => pressed in WAYS

/** The nearest space in a direction, preferring straight ahead; the same space at the edge. */
export function towards<Place extends Pick<Space, 'centre'>>(
  from: Place,
  direction: Direction,
  spaces: readonly Place[],
): Place {
  const [across, down] = WAYS[direction]
  let best = from
  let least = Infinity
  for (const space of spaces) {
    const x = space.centre[0] - from.centre[0]
    const y = space.centre[1] - from.centre[1]
    const ahead = x * across + y * down
    const aside = Math.abs(x * down) + Math.abs(y * across)
    if (ahead < 12 || aside > ahead * 2) continue
    const cost = ahead + 1.6 * aside
    if (cost < least) [least, best] = [cost, space]
  }
  return best
}
