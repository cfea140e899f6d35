// Plane geometry of outlines: whether a point is inside, and how far it is from the border.

import type { Point } from '../wire'

type Ring = readonly Point[]

export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Whether the point is inside the ring. */
export function inside(point: Point, ring: Ring): boolean {
  let within = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!
    const b = ring[j]!
    if (a[1] > point[1] === b[1] > point[1]) continue
    if (point[0] < ((b[0] - a[0]) * (point[1] - a[1])) / (b[1] - a[1]) + a[0]) within = !within
  }
  return within
}

/** The distance of a point from the nearest side of the ring. */
export function toRing(point: Point, ring: Ring): number {
  let least = Infinity
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    least = Math.min(least, toSide(point, ring[j]!, ring[i]!))
  }
  return least
}

function toSide(point: Point, a: Point, b: Point): number {
  const across = b[0] - a[0]
  const down = b[1] - a[1]
  const length = across * across + down * down
  const share = length ? ((point[0] - a[0]) * across + (point[1] - a[1]) * down) / length : 0
  const t = Math.max(0, Math.min(1, share))
  return Math.hypot(point[0] - a[0] - t * across, point[1] - a[1] - t * down)
}
