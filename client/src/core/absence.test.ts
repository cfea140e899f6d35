// Absent players are polled periodically, but not while the page is hidden, and not forever.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Absence, EVERY } from './absence.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for who is away, now and from time to time, while somebody looks', async () => {
  let looking = true
  const away = [[], [1], [1, 2]]
  const ask = vi.fn(async () => ({
    ok: true as const,
    value: { seats: away[ask.mock.calls.length - 1] ?? [], waits: [240] },
  }))
  const absence = new Absence(ask, () => looking)
  const stop = absence.follow('T')
  await vi.advanceTimersByTimeAsync(0)
  expect(absence.away).toEqual([])
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(absence.away).toEqual([{ seat: 1, wait: 240 }])
  looking = false
  await vi.advanceTimersByTimeAsync(3 * EVERY)
  expect(ask).toHaveBeenCalledTimes(2)
  looking = true
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(absence.away.map(({ seat }) => seat)).toEqual([1, 2])
  expect(absence.away[1]?.wait).toBeNull()
  stop()
  expect(absence.away).toEqual([])
  await vi.advanceTimersByTimeAsync(EVERY)
  expect(ask).toHaveBeenCalledTimes(3)
})
