// SVG paths: smooth outlines of spaces, lakes and coast, and rivers that widen towards the mouth.

import { around, far, half, key, sides, type Ring } from './rings'
import type { FaeMap, Point } from './wire'

const at = (point: Point): string => `${+point[0].toFixed(1)} ${+point[1].toFixed(1)}`

/** The junctions of three or more borders; outlines are smooth only between them. */
export function junctions(map: FaeMap): Set<string> {
  const met = new Map<string, Set<string>>()
  const join = (a: Point, b: Point) => {
    const one = met.get(key(a)) ?? new Set<string>()
    met.set(key(a), one.add(key(b)))
  }
  for (const ring of rings(map)) {
    for (const [a, b] of sides(ring)) {
      join(a, b)
      join(b, a)
    }
  }
  return new Set([...met].filter(([, near]) => near.size > 2).map(([point]) => point))
}

const rings = (map: FaeMap): Ring[] => [
  ...map.space.map((space) => space.polygon),
  ...map.lake.map((lake) => lake.shore),
]

/** The ring around all land and lakes. */
export const coast = (map: FaeMap): Point[] => around(rings(map))

/** The line cut at the junctions. */
export function chains(line: Ring, corners: ReadonlySet<string>): Point[][] {
  const found: Point[][] = []
  let start = 0
  for (let i = 1; i < line.length; i++) {
    if (corners.has(key(line[i]!)) || i === line.length - 1) {
      found.push(line.slice(start, i + 1))
      start = i
    }
  }
  return found
}

/** The ring as a smooth path. Both neighbours draw a common border identically. */
export function outline(ring: Ring, corners: ReadonlySet<string>): string {
  const first = Math.max(
    0,
    ring.findIndex((point) => corners.has(key(point))),
  )
  const turned = [...ring.slice(first), ...ring.slice(0, first + 1)]
  return `M${at(turned[0]!)}${chains(turned, corners).map(smooth).join('')}z`
}

/** A curve from the chain's first point to its last, bending towards those between. */
function smooth(chain: readonly Point[]): string {
  if (chain.length === 2) return `L${at(chain[1]!)}`
  return bends(chain)
    .map(([, bend, end]) => `Q${at(bend)} ${at(end)}`)
    .join('')
}

/** The curves of a chain: start, control point and end of each. */
function bends(chain: readonly Point[]): [Point, Point, Point][] {
  if (chain.length === 2) return [[chain[0]!, chain[0]!, chain[1]!]]
  const inner = chain.slice(1, -1)
  const middles = inner.slice(1).map((point, i) => half(inner[i]!, point))
  const ends = [chain[0]!, ...middles, chain[chain.length - 1]!]
  return inner.map((bend, i) => [ends[i]!, bend, ends[i + 1]!])
}

/** The rivers in short pieces by width: wide at the mouth, narrow far from it. */
export function ribbons(map: FaeMap, corners: ReadonlySet<string>): [number, string][] {
  const way = toMouth(map)
  const pieces = new Map<number, string>()
  for (const river of map.river) {
    for (const chain of chains(river.course, corners)) {
      for (const [start, bend, end] of bends(chain)) {
        const width = Math.round(2 * Math.max(5.5, 10 - (way.get(key(bend)) ?? 200) / 45)) / 2
        pieces.set(width, `${pieces.get(width) ?? ''}M${at(start)}Q${at(bend)} ${at(end)}`)
      }
    }
  }
  return [...pieces].sort(([a], [b]) => a - b)
}

/** The distance of each river point from the sea or a lake, along the rivers. */
export function toMouth(map: FaeMap): Map<string, number> {
  const steps = new Map<string, { point: Point; near: Point[] }>()
  const join = (a: Point, b: Point) => {
    const step = steps.get(key(a)) ?? { point: a, near: [] }
    step.near.push(b)
    steps.set(key(a), step)
  }
  for (const { course } of map.river) {
    for (let i = 1; i < course.length; i++) {
      join(course[i - 1]!, course[i]!)
      join(course[i]!, course[i - 1]!)
    }
  }
  const mouths = [...coast(map), ...map.lake.flatMap((lake) => lake.shore)]
  const way = new Map(mouths.filter((point) => steps.has(key(point))).map((point) => [key(point), 0]))
  const waiting = [...way.keys()]
  while (waiting.length) {
    const here = steps.get(waiting.shift()!)!
    for (const there of here.near) {
      const length = way.get(key(here.point))! + far(here.point, there)
      if (length >= (way.get(key(there)) ?? Infinity) - 1e-6) continue
      way.set(key(there), length)
      waiting.push(key(there))
    }
  }
  return way
}
