// What a tried card promises: the stones that each path gets.

import { expect, it } from 'vitest'
import { wordsIn } from '../words'
import type { Colour, TrailsEvent } from '../wire'
import { effects } from './effects'

const closed = (colour: Colour, houses: number) =>
  ({ kind: 'completed', colour, houses, cards: 3, places: [] }) as unknown as TrailsEvent
const placed = (colour: Colour, ...stones: number[]) => ({ kind: 'settled', colour, stones }) as unknown as TrailsEvent
const promised = (...events: TrailsEvent[]) =>
  effects(events, 'pink', wordsIn('en')).map(({ stones, detail }) => [stones, detail])

it('promises a stone for each house', () => {
  expect(promised(closed('pink', 2), placed('pink', 2))).toEqual([[2, '2 houses, 2 stones']])
})

it('promises no more stones than are left', () => {
  expect(promised(closed('pink', 8), placed('pink', 6))).toEqual([[6, '8 houses, 6 stones']])
})

it('promises each path of a colour its own stones', () => {
  expect(promised(closed('pink', 4), closed('pink', 4), placed('pink', 1, 3)).map(([stones]) => stones)).toEqual([1, 3])
})

it('promises nothing for the other side’s path, and tells of a path without houses', () => {
  expect(promised(closed('yellow', 2), closed('pink', 0), placed('yellow', 2))).toEqual([
    [0, 'no houses'],
    [0, '2 houses, stones for them'],
  ])
})
