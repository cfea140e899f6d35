// Shares are sealed, survive a reload, and are opened once, for the seals that were shown.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame, Shuffle } from '../wire'
import { Api } from './api'
import { Calls } from './calls'
import { fingerprint, isElsewhere, newSeal, promised, Shares } from './shares'
import { badly, frame, seat, settled, well } from './testing/frames'

let calls: Calls

beforeEach(() => {
  localStorage.clear()
  calls = new Calls(new Api('en'))
  calls.seal = vi.fn(async () => well(frame(9)))
  calls.openShare = vi.fn(async () => well(frame(9)))
})

function shuffling(shuffle: Partial<Shuffle>, more: Partial<Frame> = {}): Frame {
  return frame(3, {
    status: 'open',
    shuffle: { restarts: 0, seals: ['', ''], to_seal: [], to_open: [], ...shuffle },
    ...more,
  })
}

function openings(): { share: string; nonce: string }[] {
  return vi.mocked(calls.openShare).mock.calls.map(([, , wish]) => wish)
}

describe('a share', () => {
  it('is sealed like on the server', () => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
    expect(newSeal('table', 0)).toBe('01c0ec909cc4da9fef1da4cdaf66145ecd6a36536b51062a240cc8c28b940e63')
    vi.restoreAllMocks()
  })

  it('is opened when everyone has sealed, even after a reload', async () => {
    const seals = [newSeal('T', 0), 'x']
    vi.resetModules()
    const again = await import('./shares')
    await new again.Shares(calls).answer(shuffling({ seals, to_open: [0, 1] }), [0])
    expect(calls.openShare).toHaveBeenCalledTimes(1)
    expect(openings()[0]?.share).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is not opened before, nor for somebody else', async () => {
    const seals = [newSeal('T', 0), 'x']
    await new Shares(calls).answer(shuffling({ seals, to_open: [] }), [0])
    await new Shares(calls).answer(shuffling({ seals, to_open: [1] }), [0])
    expect(calls.openShare).not.toHaveBeenCalled()
  })

  it('is never opened under other seals: a new one is sealed', async () => {
    const mine = newSeal('T', 0)
    calls.openShare = vi.fn(async () => badly(409, 'not-sealed'))
    const shares = new Shares(calls)
    await shares.answer(shuffling({ seals: [mine, 'x'], to_open: [0] }), [0])
    await shares.answer(shuffling({ seals: [mine, 'y'], to_open: [0] }), [0])
    expect(calls.openShare).toHaveBeenCalledTimes(1)
    expect(calls.seal).toHaveBeenCalledTimes(1)
    expect(vi.mocked(calls.seal).mock.calls[0]?.[2].seal).not.toBe(mine)
  })

  it('is drawn anew when the shuffle begins anew, once', async () => {
    const shares = new Shares(calls)
    const asked = shuffling({ restarts: 1, to_seal: [0] })
    await Promise.all([shares.answer(asked, [0]), shares.answer(asked, [0])])
    expect(calls.seal).toHaveBeenCalledTimes(1)
  })

  it('of another browser stays closed, and the page can say so', async () => {
    const told = shuffling({ seals: ['unknown', 'x'], to_open: [0] })
    await new Shares(calls).answer(told, [0])
    await settled()
    expect(calls.openShare).not.toHaveBeenCalled()
    expect(isElsewhere(told, 0)).toBe(true)
  })
})

describe('the fingerprint of the seals', () => {
  it('is the one that verify computes', () => {
    const seats = [seat(0, { name: 'Ada' }), seat(1, { kind: 'bot', name: '', level: 'hazel' })]
    const told = shuffling({ restarts: 1, seals: ['aa', ''] }, { seats, commitment: 'c' })
    expect(fingerprint(told)).toBe('1c57966a65aeab5448584a08c0a97135ed3ad5d260da838e468cd35cb7091f69')
  })

  it('is kept from before the share was opened', async () => {
    expect(promised('U')).toBeNull()
    const told = shuffling({ seals: [newSeal('U', 0), 'x'], to_open: [0] }, { table: 'U' })
    await new Shares(calls).answer(told, [0])
    expect(promised('U')).toBe(fingerprint(told))
  })
})
