// The shapes of a garden as SVG paths, ten units to a square: lawn, hedge, gate, beds, flowers and cobbles.

import { random, round, scallop } from './pen'

export type Square = readonly [number, number]
const UNIT = 10
const SIDE = 10
const WIDE = UNIT * SIDE
/** The width of the hedge. */
export const HEDGE = 5

/** The outline of some squares with round corners, this far inside their edges. */
export function bed(squares: readonly Square[], inset: number): string {
  const has = new Set(squares.map(String))
  const wide = UNIT - 2 * inset
  const parts = squares.map(([x, y]) => {
    const [left, top] = [x * UNIT + inset, y * UNIT + inset]
    const right = has.has(String([x + 1, y]))
    const below = has.has(String([x, y + 1]))
    return (
      rounded(left, top, wide, 2) +
      (right ? `M${round(left + wide / 2)} ${round(top)}h${UNIT}v${round(wide)}h${-UNIT}z` : '') +
      (below ? `M${round(left)} ${round(top + wide / 2)}h${round(wide)}v${UNIT}h${round(-wide)}z` : '') +
      (right && below && has.has(String([x + 1, y + 1]))
        ? `M${round(left + wide / 2)} ${round(top + wide / 2)}h${UNIT}v${UNIT}h${-UNIT}z`
        : '')
    )
  })
  return parts.join('')
}

function rounded(x: number, y: number, wide: number, corner: number): string {
  const flat = round(wide - 2 * corner)
  return `M${round(x + corner)} ${round(y)}h${flat}q${corner} 0 ${corner} ${corner}v${flat}q0 ${corner} ${-corner} ${corner}h${-flat}q${-corner} 0 ${-corner} ${-corner}v${-flat}q0 ${-corner} ${corner} ${-corner}z`
}

export interface Flowers {
  petals: string
  middles: string
  leaves: string
}

/** The flowers of a bed; the same tile always has the same ones. */
export function flowers(squares: readonly Square[], tile: number): Flowers {
  const next = random(tile * 31 + 7)
  const spots: readonly Square[] =
    tile % 2
      ? [
          [3.4, 3.6],
          [6.8, 6.6],
        ]
      : [
          [5, 5],
          [2.4, 7.6],
          [7.6, 2.6],
        ]
  const found: Flowers = { petals: '', middles: '', leaves: '' }
  for (const [x, y] of squares) {
    for (const [dx, dy] of [
      [2.8, 3.2],
      [7, 2.8],
      [3.4, 7],
      [7.2, 7.2],
    ] as const)
      found.leaves += leaf(x * UNIT + dx, y * UNIT + dy, next() * Math.PI * 2)
    spots.forEach(([dx, dy], index) => {
      const [cx, cy, r] = [
        x * UNIT + dx + (next() - 0.5) * 0.8,
        y * UNIT + dy + (next() - 0.5) * 0.8,
        index ? 0.95 : 1.45,
      ]
      found.petals += petals(cx, cy, r)
      found.middles += circle(cx, cy, r * 0.5)
    })
  }
  return found
}

const circle = (x: number, y: number, r: number): string =>
  `M${round2(x - r)} ${round2(y)}a${round2(r)} ${round2(r)} 0 1 0 ${round2(2 * r)} 0a${round2(r)} ${round2(r)} 0 1 0 ${round2(-2 * r)} 0`
const round2 = (value: number): number => Math.round(value * 100) / 100

function petals(x: number, y: number, r: number): string {
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const angle = (index * 2 * Math.PI) / 5
      return circle(x + Math.sin(angle) * r * 0.95, y - Math.cos(angle) * r * 0.95, r * 0.72)
    })
    .join('')
}

function leaf(x: number, y: number, angle: number): string {
  const [dx, dy] = [Math.cos(angle) * 2.4, Math.sin(angle) * 2.4]
  const [bx, by] = [-dy * 0.4, dx * 0.4]
  return `M${round(x)} ${round(y)}q${round2(dx / 2 + bx)} ${round2(dy / 2 + by)} ${round2(dx)} ${round2(dy)}q${round2(-dx / 2 - bx)} ${round2(-dy / 2 - by)} ${round2(-dx)} ${round2(-dy)}z`
}

const STONES = [
  [2.7, 2.5, 2, 1.5],
  [7, 2.2, 1.7, 1.3],
  [5, 5.2, 2, 1.4],
  [2, 6.6, 1.2, 1.2],
  [7.8, 6, 1.3, 1.5],
  [4.2, 8.4, 1.8, 1],
  [7.6, 8.8, 1.2, 0.8],
] as const

/** The cobbles of a path in three shades. */
export function cobbles(squares: readonly Square[], tile: number): [string, string, string] {
  const next = random(tile * 17 + 3)
  const shades: [string, string, string] = ['', '', '']
  for (const [x, y] of squares)
    for (const [dx, dy, rx, ry] of STONES) {
      const [cx, cy] = [x * UNIT + dx + (next() - 0.5) * 0.5, y * UNIT + dy + (next() - 0.5) * 0.5]
      shades[Math.floor(next() * 3) as 0 | 1 | 2] +=
        `M${round2(cx - rx)} ${round2(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
    }
  return shades
}

/** Every second square of the lawn, as mown. */
export const MOWN = Array.from({ length: SIDE * SIDE }, (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const)
  .filter(([x, y]) => (x + y) % 2)
  .map(([x, y]) => `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`)
  .join('')

export const BLADES = ((next) =>
  Array.from({ length: 80 }, () => {
    const at = `M${round(next() * WIDE)} ${round(next() * WIDE)}`
    return `${at}l-.4-1.1${at}l.4-1.3`
  }).join(''))(random(3))

/** The bushes of the hedge and the light on them. */
export const BUSHES = ((next) => {
  const step = HEDGE * 0.98
  const count = Math.round((WIDE + HEDGE) / step)
  const along = Array.from({ length: count + 1 }, (_, index) => -HEDGE / 2 + (index / count) * (WIDE + HEDGE))
  const near = -HEDGE / 2
  const far = WIDE + HEDGE / 2
  const spots = along.flatMap((at): Square[] => [
    [at, near],
    [at, far],
    [near, at],
    [far, at],
  ])
  return {
    bushes: spots.map(([x, y]) => scallop(x, y, HEDGE * 0.72, HEDGE * 0.66, 8, next)).join(''),
    lights: spots
      .map(([x, y]) => scallop(x - HEDGE * 0.14, y - HEDGE * 0.18, HEDGE * 0.38, HEDGE * 0.3, 6, next))
      .join(''),
  }
})(random(5))

export interface Gate {
  x: number
  y: number
  /** Quarter turns from the lower edge, clockwise. */
  turns: number
}

/** The gate in the hedge where a path reaches the border, at the lower edge if it can. */
export function gateOf(path: readonly Square[]): Gate | null {
  const last = SIDE - 1
  const find = (test: (square: Square) => boolean, turns: number): Gate | null => {
    const found = path.find(test)
    return found ? { x: found[0], y: found[1], turns } : null
  }
  return (
    find(([, y]) => y === last, 0) ??
    find(([x]) => x === 0, 1) ??
    find(([, y]) => y === 0, 2) ??
    find(([x]) => x === last, 3)
  )
}
