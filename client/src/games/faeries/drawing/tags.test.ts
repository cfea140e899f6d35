// Notes at plants without a path never cover points or each other.

import { expect, it } from 'vitest'
import { notesAt } from './tags'

it('stands below its plate, or above where the lawn ends', () => {
  expect(notesAt([[4, 4]], [[4, 4]])).toEqual([{ x: 45, y: 51.5 }])
  expect(notesAt([[4, 9]], [[4, 9]])).toEqual([{ x: 45, y: 88.5 }])
})

it('steps aside for the points of another plant and for another note', () => {
  const below = [
    [4, 4],
    [4, 5],
  ] as const
  expect(notesAt([[4, 4]], below)).toEqual([{ x: 45, y: 38.5 }])
  expect(notesAt(below, below).map(({ y }) => y)).toEqual([38.5, 61.5])
})

it('is left out where there is no room', () => {
  const column = [
    [4, 3],
    [4, 4],
    [4, 5],
  ] as const
  expect(notesAt([[4, 4]], column)).toEqual([])
})

it('is only at the two newest plants', () => {
  const all = [0, 2, 4, 6].map((y) => [4, y] as const)
  expect(notesAt(all, [])).toEqual(notesAt(all.slice(2), []))
  expect(notesAt(all, [])).toHaveLength(2)
})

it('stays on the lawn', () => {
  expect(notesAt([[0, 4]], [[0, 4]])[0]?.x).toBe(14)
})
