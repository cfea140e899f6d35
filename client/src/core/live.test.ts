// The socket reports a lost connection, reconnects with its last seq, and stops on request.

import { describe, expect, it } from 'vitest'
import type { Frame } from '../wire'
import { blank } from './api'
import { Live, type Connection } from './live'
import { frame } from './testing/frames'
import { FakeBrowser } from './testing/sockets'

const MOVE = { seat: 0, move_id: 'mine', ask: 3, actions: [7] }

function listening(): { browser: FakeBrowser; states: Connection[]; frames: Frame[]; live: Live } {
  const browser = new FakeBrowser()
  const states: Connection[] = []
  const frames: Frame[] = []
  const live = new Live(
    { table: 'T', observer: 0, language: 'fr', since: () => frames.at(-1)?.seq ?? -1 },
    { frame: (told) => frames.push(told), state: (now) => states.push(now) },
    browser,
  )
  return { browser, states, frames, live }
}

describe('a socket', () => {
  it('asks for what is not known yet, in the language of the reader', () => {
    const { browser, states } = listening()
    expect(browser.newest.address).toBe('/api/tables/T/live?observer=0&language=fr&since=-1&changes=true')
    browser.newest.tell(frame(3))
    expect(states).toEqual(['connecting', 'live'])
  })

  it('shows a change as the frame that it makes', () => {
    const { browser, frames } = listening()
    const before = frame(3, { sentence: 'before', view: { druids: { A1: [0], B2: [1] } } })
    browser.newest.tell(before)
    const changes = { seq: [4], sentence: ['after'], view: { druids: { A1: [[2]] } } }
    browser.newest.tell({ kind: 'change', seq: 4, since: 3, frame: changes })
    const view = { druids: { A1: [2], B2: [1] } }
    expect(frames.at(-1)).toEqual({ ...before, seq: 4, sentence: 'after', view })
  })

  it.each([1000, 1006, 1012, 4500])('comes back after %i with the last seq', (code) => {
    const { browser, states } = listening()
    browser.newest.tell(frame(7))
    browser.newest.end(code)
    expect(states.at(-1)).toBe('lost')
    browser.pass(600)
    expect(browser.sockets).toHaveLength(2)
    expect(browser.newest.address).toContain('since=7')
    browser.newest.tell(frame(8))
    expect(states.at(-1)).toBe('live')
  })

  it.each([4403, 4404, 1008])('stops after %i and says why', (code) => {
    const { browser, states } = listening()
    browser.newest.tell({ code: 'unknown', sentence: 'There is nothing here for you.' })
    browser.newest.end(code)
    browser.pass(60_000)
    expect(states.at(-1)).toBe('refused')
    expect(browser.sockets).toHaveLength(1)
  })

  it('waits longer after each failure, but never long', () => {
    const { browser } = listening()
    for (let failures = 0; failures < 8; failures += 1) {
      browser.newest.end(1006)
      browser.pass(10_000)
    }
    expect(browser.sockets).toHaveLength(9)
  })

  it('gives up a socket that does not open', () => {
    const { browser, states } = listening()
    browser.pass(6_000)
    expect(states.at(-1)).toBe('lost')
    expect(browser.sockets[0]?.closed).toBe(true)
  })

  it('is lost when the browser goes offline, and back when it is online', () => {
    const { browser, states } = listening()
    browser.newest.tell(frame(1))
    browser.events.dispatchEvent(new Event('offline'))
    expect(states.at(-1)).toBe('lost')
    browser.events.dispatchEvent(new Event('online'))
    expect(browser.sockets).toHaveLength(2)
  })

  it('is closed when it opens, if it was not open yet: browsers complain otherwise', () => {
    const { browser, live } = listening()
    browser.newest.readyState = 0
    live.close()
    expect(browser.newest.closed).toBe(false)
    browser.newest.onopen?.()
    expect(browser.newest.closed).toBe(true)
  })

  it('says a move, and tells where it is written', async () => {
    const { browser, live } = listening()
    browser.newest.hears = 9
    expect(await live.say(MOVE)).toMatchObject({ seq: 9, problem: null })
    expect(browser.newest.said).toEqual([JSON.stringify(MOVE)])
  })

  it('says why a move was not played', async () => {
    const { browser, live } = listening()
    browser.newest.hears = { status: 409, problem: blank('stale') }
    expect(await live.say(MOVE)).toMatchObject({ seq: null, status: 409, problem: { code: 'stale' } })
  })

  it('has a move posted that is too long, or that nobody answers', async () => {
    const { browser, live } = listening()
    const long = { ...MOVE, actions: Array.from({ length: 64 }, (_, n) => 100_000_000_000_000 + n) }
    expect(await live.say(long)).toBeNull()
    expect(browser.newest.said).toHaveLength(0)
    const lonely = live.say(MOVE)
    browser.pass(5_000)
    expect(await lonely).toBeNull()
  })

  it('has a move posted whose socket is lost over it, and does not open another for it', async () => {
    const { browser, live } = listening()
    browser.newest.hears = undefined
    const lost = live.say(MOVE)
    browser.newest.end(1006)
    expect(await lost).toBeNull()
    expect(await live.say(MOVE)).toBeNull()
    expect(browser.sockets).toHaveLength(1)
  })

  it('does not take the answer to another move', async () => {
    const { browser, live } = listening()
    browser.newest.hears = undefined
    const said = live.say(MOVE)
    browser.newest.tell({ kind: 'heard', move_id: 'another', seq: 3, status: 200, problem: null })
    browser.newest.tell({ kind: 'heard', move_id: MOVE.move_id, seq: 4, status: 200, problem: null })
    expect(await said).toMatchObject({ seq: 4 })
  })

  it('tells nothing after it was closed', () => {
    const { browser, states, live } = listening()
    live.close()
    browser.events.dispatchEvent(new Event('online'))
    browser.pass(60_000)
    expect(browser.sockets).toHaveLength(1)
    expect(states).toEqual(['connecting'])
  })
})
