// The geometry of a card's paths, in a 100 x 100 square in its rotation.
//
// Pink crosses the edges left of and above their centre, yellow right of and below it, however the card is
// rotated, so neighbours always meet. Within a card, each colour bends around its own point.

import { SIDES } from './faces'
import type { Colour, Path, Side } from './wire'

export const SIZE = 100
export interface Point {
  x: number
  y: number
}

/** One line of a path as SVG, its shadow, and how often the pattern fits along it. */
export interface Stroke {
  d: string
  shade: string
  repeats: number
}

export interface Ribbon {
  strokes: Stroke[]
  /** The round end of a path, or the round junction of three or four. */
  clearing: Point | null
}

// All of this describes pink; yellow is the same upside down. Lines extend slightly over the
// edge, so that no seam shows between cards; their shadows don't.
const LINE = 35
const OVER = 0.3
const FAR = SIZE + OVER
const MIDDLE: Point = { x: LINE, y: LINE }
const EDGE: Record<Side, Point> = {
  N: { x: LINE, y: -OVER },
  E: { x: FAR, y: LINE },
  S: { x: LINE, y: FAR },
  W: { x: -OVER, y: LINE },
}
export const SPOT: Record<Side, Point> = {
  N: { x: LINE, y: 14 },
  E: { x: 86, y: LINE },
  S: { x: LINE, y: 86 },
  W: { x: 14, y: LINE },
}
// Where bends begin, measured from the centre, and how far they reach towards it. 0.55 makes a quarter
// circle; the smaller one leaves room for the other colour's bend next to it.
const BEND: Record<string, readonly [number, number]> = {
  NW: [27, 0.55],
  NE: [32, 0.55],
  SW: [32, 0.55],
  ES: [32, 0.55],
}
const SHY = [56, 0.28] as const
const PERIOD: Record<Colour, number> = { pink: 4.9, yellow: 11 }
const OPPOSITE: Record<Side, Side> = { N: 'S', E: 'W', S: 'N', W: 'E' }

/** The sides in pink's coordinates. */
export function own(edges: string, colour: Colour): string {
  if (colour === 'pink') return edges
  return SIDES.filter((side) => edges.includes(OPPOSITE[side])).join('')
}

/** A point in pink's coordinates, converted to the colour's. */
export function seen(point: Point, colour: Colour): Point {
  return colour === 'pink' ? point : { x: SIZE - point.x, y: SIZE - point.y }
}

/** The point around which the colour bends. */
export const middle = (colour: Colour): Point => seen(MIDDLE, colour)

/** Where a colour's path crosses a side. */
export function crossing(side: Side, colour: Colour): Point {
  const at = EDGE[colour === 'pink' ? side : OPPOSITE[side]]
  return inside(seen(at, colour))
}

/** The point, or the nearest one on the card. */
function inside({ x, y }: Point): Point {
  return { x: Math.min(Math.max(x, 0), SIZE), y: Math.min(Math.max(y, 0), SIZE) }
}

/** The lines of a path, given the paths of the other colour. */
export function ribbon(edges: string, colour: Colour, others: readonly Path[]): Ribbon {
  const sides = own(edges, colour)
  const [first, last] = sides as unknown as [Side, Side]
  if (sides.length === 1)
    return { strokes: [straight(EDGE[first], SPOT[first], colour)], clearing: seen(SPOT[first], colour) }
  if (sides === 'NS' || sides === 'EW')
    return { strokes: [straight(EDGE[first], EDGE[last], colour)], clearing: null }
  if (sides.length === 2) {
    const shy = sides === 'ES' && others.some((path) => own(path.edges, colour) === 'NW')
    return { strokes: [bend(first, last, shy ? SHY : BEND[sides]!, colour)], clearing: null }
  }
  const strokes = [...sides].map((side) => straight(EDGE[side as Side], MIDDLE, colour))
  return { strokes, clearing: middle(colour) }
}

function straight(from: Point, to: Point, colour: Colour): Stroke {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const line = (a: Point, b: Point) => `M${written(a, colour)}L${written(b, colour)}`
  return stroke(line(from, to), line(inside(from), inside(to)), length, colour)
}

/** From edge to edge with a round corner. */
function bend(a: Side, b: Side, [radius, reach]: readonly [number, number], colour: Colour): Stroke {
  const [first, last] = [EDGE[a], EDGE[b]]
  const [before, after] = [towards(first, radius), towards(last, radius)]
  const leads = [first, last].map((edge) => towards(edge, radius * (1 - reach))) as [Point, Point]
  const curve = [...leads, after].map((point) => written(point, colour)).join(' ')
  const line = (from: Point, to: Point) =>
    `M${written(from, colour)}L${written(before, colour)}C${curve}L${written(to, colour)}`
  const length = distance(first, before) + curveLength(before, leads[0], leads[1], after) + distance(after, last)
  return stroke(line(first, last), line(inside(first), inside(last)), length, colour)
}

function stroke(d: string, shade: string, length: number, colour: Colour): Stroke {
  return { d, shade, repeats: Math.max(1, Math.round(length / PERIOD[colour])) }
}

/** The point at this distance from the centre on the straight line to an edge. */
function towards(edge: Point, radius: number): Point {
  const near = (part: number) => Math.min(Math.max(part, LINE - radius), LINE + radius)
  return { x: near(edge.x), y: near(edge.y) }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function curveLength(a: Point, b: Point, c: Point, d: Point): number {
  const at = (t: number, of: 'x' | 'y') =>
    (1 - t) ** 3 * a[of] + 3 * (1 - t) ** 2 * t * b[of] + 3 * (1 - t) * t * t * c[of] + t ** 3 * d[of]
  let length = 0
  for (let step = 0; step < 16; step++) {
    const [from, to] = [step / 16, (step + 1) / 16]
    length += Math.hypot(at(to, 'x') - at(from, 'x'), at(to, 'y') - at(from, 'y'))
  }
  return length
}

function written(point: Point, colour: Colour): string {
  const { x, y } = seen(point, colour)
  return `${round(x)} ${round(y)}`
}

const round = (value: number) => Math.round(value * 100) / 100
