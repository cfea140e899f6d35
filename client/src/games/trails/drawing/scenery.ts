// Lanterns, toadstools, ferns and roots on the ground around the cards: at most one thing on each square.

import { chance } from './chance'
import type { Place } from '../wire'

export type Kind = 'lamp' | 'toadstools' | 'fern' | 'root'

export interface Thing {
  key: string
  kind: Kind
  x: number
  y: number
  /** Degrees, for roots. */
  angle: number
  mirrored: boolean
}

/** How likely each thing is on a square, in hundredths. */
const ODDS: readonly (readonly [Kind, number])[] = [
  ['lamp', 4],
  ['toadstools', 6],
  ['fern', 9],
  ['root', 4],
]
/** How far around the table the ground is drawn, in cards. */
const AROUND = 7

/** The things on squares that hold neither a card nor a place for one. */
export function scenery(taken: readonly Place[]): Thing[] {
  const busy = new Set(taken.map(([x, y]) => `${x},${y}`))
  const [left, right] = range(taken.map(([x]) => x))
  const [top, bottom] = range(taken.map(([, y]) => y))
  const found: Thing[] = []
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const thing = busy.has(`${x},${y}`) ? null : thingAt(x, y)
      if (thing) found.push(thing)
    }
  return found
}

function thingAt(x: number, y: number): Thing | null {
  const next = chance(x * 7919 + y * 104729)
  next()
  let roll = next() * 100
  for (const [kind, odds] of ODDS) {
    if (roll < odds) {
      const [dx, dy] = [0.3 + next() * 0.4, 0.3 + next() * 0.4]
      const angle = kind === 'root' ? Math.round(next() * 360) : 0
      return { key: `${x},${y}`, kind, x: (x + dx) * 100, y: (y + dy) * 100, angle, mirrored: next() < 0.5 }
    }
    roll -= odds
  }
  return null
}

const range = (values: readonly number[]): [number, number] => [
  Math.min(0, ...values) - AROUND,
  Math.max(0, ...values) + AROUND,
]
