// The arrow of a move, which stops short of the tokens at its end.

import { arc } from '../parts/happenings'
import type { Point } from '../wire'

export interface Arrow {
  shaft: string
  head: string
}

/** A curved arrow from an empty place to just before the tokens of another, with a head of this size. */
export function arrow(from: Point, to: Point, clear: number, size: number): Arrow {
  const bend = arc(from, to)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const start = 0.04
  const end = 1 - Math.min(0.42, clear / length)
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * bend[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * bend[1] + t * t * to[1],
  ]
  const tip = at(end)
  const neck = at(Math.max(start, end - size / length))
  const x = tip[0] - neck[0]
  const y = tip[1] - neck[1]
  const round = (number: number) => number.toFixed(1)
  const points = Array.from({ length: 9 }, (_, i) =>
    at(start + ((Math.max(start, end - (0.7 * size) / length) - start) * i) / 8),
  )
  return {
    shaft: `M${points.map((point) => point.map(round).join(' ')).join('L')}`,
    head: `M${round(tip[0])} ${round(tip[1])}L${round(neck[0] - y * 0.6)} ${round(neck[1] + x * 0.6)}L${round(neck[0] + x * 0.18)} ${round(neck[1] + y * 0.18)}L${round(neck[0] + y * 0.6)} ${round(neck[1] - x * 0.6)}z`,
  }
}
