// The steps of a reveal come one by one, by themselves or by the reader, and all at once if wanted.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Reveal } from './reveal.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows step after step, and then the result', () => {
  const reveal = new Reveal(() => 1)
  expect(reveal.step).toBeNull()
  reveal.begin([1000, 2000])
  expect(reveal.step).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(reveal.step).toBe(2)
  vi.advanceTimersByTime(1999)
  expect(reveal.over).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reveal.over).toBe(true)
})

it('goes on when the reader does', () => {
  const reveal = new Reveal(() => 1)
  reveal.begin([1000, 1000])
  reveal.goOn()
  expect(reveal.step).toBe(2)
  vi.advanceTimersByTime(999)
  expect(reveal.over).toBe(false)
  reveal.goOn()
  expect(reveal.over).toBe(true)
})

it('begins once', () => {
  const reveal = new Reveal(() => 1)
  reveal.begin([1000, 1000])
  vi.advanceTimersByTime(1000)
  reveal.begin([1000, 1000])
  expect(reveal.step).toBe(2)
})

it.each([
  [[], 1],
  [[1000], 0],
])('shows everything at once with steps %j at pace %i', (lengths, pace) => {
  const reveal = new Reveal(() => pace)
  reveal.begin(lengths)
  expect(reveal.over).toBe(true)
  expect(reveal.step).toBe(lengths.length)
})

it('is forgotten when the last move is taken back', () => {
  const reveal = new Reveal(() => 1)
  reveal.begin([1000])
  reveal.forget()
  vi.advanceTimersByTime(5000)
  expect([reveal.step, reveal.over]).toEqual([null, false])
})
