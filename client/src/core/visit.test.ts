// Which observer a visit has, and that no secret is held behind the curtain.

import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../wire'
import { Api } from './api'
import { Calls } from './calls'
import { Visit } from './visit.svelte'
import { frame, seat, settled, well } from './testing/frames'
import { FakeBrowser } from './testing/sockets'

const browser = vi.hoisted(() => ({ current: null as FakeBrowser | null }))
vi.mock('./live', async (original) => {
  const real = await original<typeof import('./live')>()
  return {
    ...real,
    browser: {
      open: (a: string) => browser.current?.open(a),
      later: setTimeout,
      never: clearTimeout,
      visible: () => true,
      events: new EventTarget(),
    },
  }
})

const both = [seat(0), seat(1, { yours: true })]
let now: Partial<Frame>
let calls: Calls

beforeEach(() => {
  browser.current = new FakeBrowser()
  calls = new Calls(new Api('en'))
  now = {}
  calls.frame = vi.fn(async (_table: string, observer: number) =>
    well(frame(1, { ...now, observer, view: observer < 0 ? 'public' : `secret of ${observer}` })),
  )
})

async function visit(): Promise<Visit> {
  const made = new Visit(calls, 'T', { say: () => {} })
  await settled()
  return made
}

describe('a visit', () => {
  it('of one who just sat down asks nothing that was told', () => {
    const made = new Visit(calls, 'T', { say: () => {} }, frame(1))
    expect(made.store?.observer).toBe(0)
    expect(calls.frame).not.toHaveBeenCalled()
  })

  it('of several who just sat down holds nobody’s secrets', async () => {
    now = { seats: both }
    const made = new Visit(calls, 'T', { say: () => {} }, frame(1, now))
    await settled()
    expect(made.store?.observer ?? -1).toBe(-1)
  })

  it('sees from the seat of the one who sits there', async () => {
    expect((await visit()).store?.observer).toBe(0)
  })

  it('watches where nobody sits', async () => {
    now = { seats: [seat(0, { yours: false }), seat(1)] }
    expect((await visit()).store?.observer).toBe(-1)
  })
})

describe('people who share a device', () => {
  it('find a curtain first, with nothing behind it', async () => {
    now = { seats: both, waiting: [1] }
    const shared = await visit()
    expect(shared.curtain).toBe(1)
    expect(shared.store?.view).toBe('public')
    await shared.lift()
    expect(shared.curtain).toBeNull()
    expect(shared.store?.view).toBe('secret of 1')
  })

  it('hand over: what one knew is gone before the curtain falls', async () => {
    now = { seats: both, waiting: [0] }
    const shared = await visit()
    await shared.lift()
    const socket = browser.current?.newest
    socket?.tell(frame(2, { seats: both, waiting: [1], observer: 0, ask: null }))
    expect(shared.handover).toBe(1)
    now = { seats: both, waiting: [1] }
    const falling = shared.drawCurtain()
    expect(shared.store).toBeNull()
    expect(socket?.closed).toBe(true)
    await falling
    expect(shared.curtain).toBe(1)
    expect(shared.store?.view).toBe('public')
  })
})
