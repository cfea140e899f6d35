// Events stay long enough, and log lines point at their cards.

import { expect, it } from 'vitest'
import type { Frame, News } from '../../../wire'
import { hold, placeOf, reveal } from './timing'

const news = (event: unknown) => ({ event }) as News
const laid = { kind: 'laid', seat: 0, card: 3, x: 1, y: -2, turns: 0 }
const completed = {
  kind: 'completed',
  colour: 'pink',
  houses: 2,
  places: [
    [0, 0],
    [0, 1],
  ],
}
const settled = { kind: 'settled', colour: 'pink', left: 3, houses: [[0, 1, 0]] }

it('holds what moves, and longer what brings more stones', () => {
  expect(hold(news(laid))).toBeGreaterThan(0)
  expect(hold(news({ ...settled, houses: [settled.houses[0], [0, 0, 0]] }))).toBeGreaterThan(hold(news(settled)))
  expect(hold(news(null))).toBe(0)
  expect(hold(news({ kind: 'drew', seat: 0, card: null, face_up: false }))).toBe(0)
})

it('points at the cards of an event', () => {
  expect(placeOf(news(laid))).toBe('1,-2')
  expect(placeOf(news(completed))).toBe('0,0;0,1')
  expect(placeOf(news(settled))).toBe('0,1')
  expect(placeOf(news(null))).toBeNull()
})

it('numbers the three last cards of a game lost by three without a stone', () => {
  const ended = (ending: string) => reveal({ view: { ending } } as unknown as Frame)
  expect(ended('TRAIL-53')).toHaveLength(3)
  expect(ended('TRAIL-41')).toHaveLength(2)
})
