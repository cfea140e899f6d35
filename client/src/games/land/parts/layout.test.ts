// Cards lie inside their Clearing and never on each other, at every size.

import { describe, expect, it } from 'vitest'
import { NAMED, layoutOf, type Box } from './layout'

const SIZES: [number, number][] = [
  [924, 390],
  [1560, 660],
  [390, 300],
  [506, 290],
  [400, 250],
]
const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

/** The part of the board above the tray, in a window of 1280 by 800. */
const DESK = [924, 355] as const

it.each([4, 5, 6])('draws %i cards of a Clearing large enough to recognise on a desk', (count) => {
  const { plots } = layoutOf(...DESK, [2, count, 1], 1)
  for (const card of plots[1]!.cards) expect(card.width).toBeGreaterThanOrEqual(84)
})

/** The part of the board above what is decided, on a phone of 390 by 844. */
const PHONE = [390, 328] as const

it.each([
  [4, 1, 1],
  [2, 4, 1],
  [4, 4, 4],
  [3, 4, 2],
])('draws %i, %i and %i cards of the Clearings large enough for their names on a phone', (...counts) => {
  const { plots } = layoutOf(...PHONE, counts, null)
  const crowded = plots.filter((_, at) => counts[at]! >= 4)
  for (const card of crowded.flatMap(({ cards }) => cards)) expect(card.height).toBeGreaterThanOrEqual(NAMED)
})

it('draws five and six cards of a Clearing large enough to recognise on a phone', () => {
  const { plots } = layoutOf(...PHONE, [6, 2, 5], null)
  for (const card of plots.flatMap(({ cards }) => cards)) expect(card.width).toBeGreaterThanOrEqual(50)
})

describe.each(SIZES)('a forest of %i by %i', (width, height) => {
  it.each([null, 0, 1, 2])('has room for every card with Clearing %s at stake', (stake) => {
    for (const counts of [
      [1, 1, 1],
      [6, 6, 6],
      [7, 0, 4],
      [5, 3, 2],
    ]) {
      const { plots } = layoutOf(width, height, counts, stake)
      expect(plots.map(({ cards }) => cards.length)).toEqual(counts)
      const all = plots.flatMap(({ cards }) => cards)
      for (const card of all) {
        expect(card.width).toBeGreaterThan(18)
        expect(card.x).toBeGreaterThanOrEqual(0)
        expect(card.x + card.width).toBeLessThanOrEqual(width)
        expect(card.y + card.height).toBeLessThanOrEqual(height)
      }
      all.forEach((card, at) => all.slice(at + 1).forEach((other) => expect(apart(card, other)).toBe(true)))
    }
  })
})
