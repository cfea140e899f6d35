// What a tried card promises: never more stones than there are left.

import { expect, it } from 'vitest'
import { wordsIn } from '../words'
import type { Colour, TrailsEvent } from '../wire'
import { effects } from './effects'

const closed = (colour: Colour, houses: number) =>
  ({ kind: 'completed', colour, houses, cards: 3, places: [] }) as unknown as TrailsEvent
const placed = (colour: Colour, stones: number) =>
  ({ kind: 'settled', colour, houses: Array.from({ length: stones }, (_, n) => [n, 0, 0]) }) as unknown as TrailsEvent
const promised = (...events: TrailsEvent[]) =>
  effects(events, 'pink', wordsIn('en')).map(({ stones, detail }) => [stones, detail])

it('promises a stone for each house', () => {
  expect(promised(closed('pink', 2), placed('pink', 2))).toEqual([[2, '2 houses, 2 stones']])
})

it('promises no more stones than are left', () => {
  expect(promised(closed('pink', 8), placed('pink', 6))).toEqual([[6, '8 houses, 6 stones']])
})

it('shares the stones out among the paths of one colour', () => {
  expect(promised(closed('pink', 4), closed('pink', 4), placed('pink', 6)).map(([stones]) => stones)).toEqual([4, 2])
})

it('promises nothing for the other side’s path, and tells of a path without houses', () => {
  expect(promised(closed('yellow', 2), closed('pink', 0))).toEqual([
    [0, '2 houses, stones for them'],
    [0, 'no houses'],
  ])
})
