// Plane geometry of the map's rings: inside tests, distances, and coastal sides.

import type { Point } from './wire'

export type Ring = readonly Point[]
export type Side = readonly [Point, Point]

export const key = (point: Point): string => `${point[0]},${point[1]}`

export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** The sides of a closed ring, in its direction. */
export function sides(ring: Ring): Side[] {
  return ring.map((point, i): Side => [point, ring[(i + 1) % ring.length]!])
}

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

/** The distance of a point from the ring's border; negative outside. */
export function clearance(point: Point, ring: Ring): number {
  const least = toRing(point, ring)
  return inside(point, ring) ? least : -least
}

/** The ring around all faces: the sides with a face on one side only. */
export function around(faces: readonly Ring[]): Point[] {
  const all = new Set(faces.flatMap((ring) => sides(ring).map(([a, b]) => `${key(a)}>${key(b)}`)))
  const onward = new Map<string, Point>()
  let first: Point | undefined
  for (const ring of faces) {
    for (const [a, b] of sides(ring)) {
      if (all.has(`${key(b)}>${key(a)}`)) continue
      onward.set(key(a), b)
      first ??= a
    }
  }
  const found: Point[] = []
  for (let here = first; here && onward.has(key(here)); ) {
    found.push(here)
    const next: Point = onward.get(key(here))!
    onward.delete(key(here))
    here = next
  }
  return found
}

/** The bounding box of the points: left, top, right, bottom. */
export function box(points: readonly Point[]): [number, number, number, number] {
  const across = points.map((point) => point[0])
  const down = points.map((point) => point[1])
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
}
