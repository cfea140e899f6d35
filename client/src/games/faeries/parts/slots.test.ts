// A hand whose other cards stay where they are when one is played.

import { expect, it } from 'vitest'
import { slotsAfter } from './slots'

it('keeps every card in its place when one goes', () => {
  expect(slotsAfter(['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', null, 'c'])
})

it('puts a card that comes where one went, and the next behind', () => {
  expect(slotsAfter(['a', null, 'c'], ['a', 'c', 'd', 'e'])).toEqual(['a', 'd', 'c', 'e'])
})

it('closes up when most cards have gone', () => {
  expect(slotsAfter(['a', 'b', 'c', 'd'], ['d'])).toEqual(['d'])
})

it('shows every card of the hand once', () => {
  const hand = ['e', 'b', 'f', 'g', 'h']
  expect(slotsAfter(['a', 'b', 'c', 'd'], hand).filter(Boolean).sort()).toEqual([...hand].sort())
})

it('is empty with the hand', () => {
  expect(slotsAfter(['a', 'b'], [])).toEqual([])
})
