// Notes stay within the room and off the cards where they can.

import { expect, it } from 'vitest'
import { beside } from './beside'

const card = { x: 300, y: 300, size: 80 }
const room = { width: 800, height: 600, busy: [] }

it('stands left of a card that has room there', () => {
  expect(beside(card, 100, 40, room)).toEqual({ left: 188, top: 320, hidden: 0 })
})

it('goes to the other side if cards lie on the left', () => {
  expect(beside(card, 100, 40, { ...room, busy: [[0, 0, 300, 600]] }).left).toBe(392)
})

it('goes above or below if both sides are taken', () => {
  const busy = [
    [0, 300, 300, 80],
    [380, 300, 420, 80],
  ] as const
  expect(beside(card, 100, 40, { ...room, busy })).toEqual({ left: 290, top: 248, hidden: 0 })
})

it('stays within the room', () => {
  const { left, top } = beside({ x: 2, y: 2, size: 80 }, 200, 60, { width: 300, height: 120, busy: [] })
  expect([left >= 6, left + 200 <= 294, top >= 6, top + 60 <= 114]).toEqual([true, true, true, true])
})

it('says how much it covers where no spot is free', () => {
  const busy = [[0, 0, 800, 600]] as const
  expect(beside(card, 100, 40, { ...room, busy }).hidden).toBe(4000)
})
