// The end of a game with hidden cards: each seat turns its cards up, then the rows are counted.

import { expect, it } from 'vitest'
import { reckoningAt, revealOf, seatsThenRows } from './ending'
import { frame } from './testing/frames'

const rows = ['foxes', 'flowers', 'applause'].map((label) => ({ label, sentence: label, points: [1, 2] }))
const over = frame(9, {
  status: 'finished',
  result: { returns: [0, 12] } as never,
  sheet: { rows, totals: [3, 6], tie: null, rule: null } as never,
})

const view = { seats: 2, sheet: { rows } }

it('has a step for each seat, for each row, and one to look at the whole', () => {
  expect(seatsThenRows(over)).toHaveLength(2 + 3 + 1)
  expect(revealOf(null, over)).toHaveLength(3)
})

it('takes no time for a row that brings nobody points', () => {
  const nothing = { label: 'goblins', sentence: 'goblins', points: [0, 0] }
  const sheet = { ...over.sheet, rows: [...rows, nothing] } as never
  expect(revealOf(null, { ...over, sheet }).at(-1)).toBe(0)
})

it('turns up one seat after another before anything is counted', () => {
  expect(reckoningAt(view, 0)).toEqual({ turned: 0, seat: null, counted: 0, row: null })
  expect(reckoningAt(view, 1)).toEqual({ turned: 1, seat: 0, counted: 0, row: null })
  expect(reckoningAt(view, 2)).toEqual({ turned: 2, seat: 1, counted: 0, row: null })
  expect(reckoningAt(view, 3)).toEqual({ turned: 2, seat: null, counted: 1, row: 0 })
  expect(reckoningAt(view, 5)).toEqual({ turned: 2, seat: null, counted: 3, row: 2 })
})

it('points at nothing once everything has been counted, and in a replay', () => {
  const all = { turned: 2, seat: null, counted: 3, row: null }
  expect(reckoningAt(view, 6)).toEqual(all)
  expect(reckoningAt(view, null)).toEqual(all)
})
