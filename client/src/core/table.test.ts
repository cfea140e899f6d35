// A seat at a table: the log has no gaps or duplicates, decisions are previewed, moves count once.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Api } from './api'
import { Calls } from './calls'
import { QUIET } from './live'
import { TableStore, type Hooks } from './table.svelte'
import { badly, choice, frame, news, settled, well } from './testing/frames'
import { FakeBrowser } from './testing/sockets'
import { blank } from './api'
import type { Frame } from '../wire'

let calls: Calls
let browser: FakeBrowser
let said: string[]

function sit(first = frame(1, { news: [news(1)] }), more: Partial<Hooks> = {}): TableStore {
  const store = new TableStore(
    calls,
    first,
    { say: (sentence) => said.push(sentence), foretell: (sentences) => `Perhaps: ${sentences}`, ...more },
    { surroundings: browser, wait: async () => {} },
  )
  browser.newest.tell({ ...first, news: [] })
  browser.newest.readyState = WebSocket.CLOSING // so that moves are posted
  return store
}

const foreseen = (numbers: number[]) => ({
  news: [news(2, 'It would move.')],
  learns: false,
  view: { tried: numbers },
  choices: numbers.at(-1) === 1 ? [choice(3)] : [],
  said: [],
  question: 'Next?',
  sentence: 'And then?',
})

beforeEach(() => {
  calls = new Calls(new Api('en'))
  browser = new FakeBrowser()
  said = []
  calls.look = vi.fn(async (_table: string, _seat: number, actions: unknown[]) => well(foreseen(actions as number[])))
  calls.move = vi.fn(async (_table: string, move: { move_id: string }) => well({ move_id: move.move_id, seq: 2 }))
  calls.frame = vi.fn(async () => well(frame(5, { news: [news(5)] })))
})

describe('the log', () => {
  it('grows by what is new, whatever is told twice', () => {
    const store = sit()
    browser.newest.tell(frame(3, { news: [news(2), news(3)] }))
    browser.newest.tell(frame(4, { news: [news(2), news(3), news(4)] }))
    browser.newest.tell(frame(2, { news: [news(2)] }))
    expect(store.log.map((entry) => entry.seq)).toEqual([1, 2, 3, 4])
    expect(store.frame.seq).toBe(4)
    expect(store.last.map((entry) => entry.seq)).toEqual([4])
  })

  it('keeps the place of a line in the light until something happens', () => {
    const store = sit()
    store.spotlight = 'B1'
    browser.newest.tell(frame(1, { news: [] }))
    expect(store.spotlight).toBe('B1')
    browser.newest.tell(frame(2, { news: [news(2)] }))
    expect(store.spotlight).toBeNull()
  })

  it('marks nothing as the last move that was taken back', () => {
    const store = sit(frame(2, { news: [{ ...news(1), seat: 1 }, news(2)] }))
    const back = (seq: number) => ({ ...news(seq, 'back', null), kind: 'tookback' })
    browser.newest.tell(frame(3, { news: [back(3)] }))
    expect(store.last.map((entry) => entry.seq)).toEqual([1])
    browser.newest.tell(frame(4, { news: [back(4)] }))
    expect(store.last.map((entry) => entry.seq)).toEqual([1])
  })

  it('marks no reply as the last move if the game was rewound', () => {
    const store = sit(frame(3, { news: [{ ...news(1), seat: 1 }, news(2), { ...news(3), seat: 1 }] }))
    browser.newest.tell(frame(4, { news: [{ ...news(4, 'back', null), kind: 'rewound' }] }))
    expect(store.last.map((entry) => entry.seq)).toEqual([1])
  })

  it('is read aloud once, with what is asked', () => {
    sit()
    browser.newest.tell(frame(2, { news: [news(2, 'Two.')], sentence: 'Choose.' }))
    expect(said).toEqual(['Two. Choose.'])
  })
})

describe('a secret', () => {
  it('is in the log, and not read aloud', () => {
    const store = sit()
    browser.newest.tell(
      frame(2, { ask: 1, news: [news(2, 'Two.'), { ...news(2, 'The secret spirit.'), secret: true }] }),
    )
    expect(said).toEqual(['Two.'])
    expect(store.log).toHaveLength(3)
  })
})

describe('decisions', () => {
  it('are looked at together, and what they would do is drawn', async () => {
    const store = sit()
    await store.attempt(1)
    expect(store.view).toEqual({ tried: [1] })
    expect(store.now).toEqual({ at: 1 })
    expect(store.choices).toEqual([choice(3)])
    await store.attempt(3)
    expect(calls.look).toHaveBeenLastCalledWith('T', 0, [1, 3])
    store.retreat()
    expect(store.tried).toEqual([1])
    expect(store.view).toEqual({ tried: [1] })
    store.retreat(true)
    expect(store.view).toEqual({ at: 1 })
  })

  it('that a rule forbids are answered with the rule', async () => {
    calls.look = vi.fn(async () => badly(422, 'refused'))
    const store = sit()
    await store.attempt(9)
    expect(store.tried).toEqual([])
    expect(store.notice?.code).toBe('refused')
  })

  it('outlive what others do, and not the question', async () => {
    const store = sit()
    await store.attempt(1)
    browser.newest.tell(frame(2, { ask: 1 }))
    expect(store.tried).toEqual([1])
    browser.newest.tell(frame(3, { ask: 3 }))
    expect(store.tried).toEqual([])
  })
})

describe('frames', () => {
  const timing = { length: () => 500, pace: () => 1 }
  const bot = { ask: null, waiting: [1], choices: [] }

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are shown one after another, and so is their log', () => {
    const store = sit(frame(1, bot), { timing })
    browser.newest.tell(frame(2, { ...bot, news: [news(2, 'Two.')] }))
    browser.newest.tell(frame(3, { news: [news(3, 'Three.')], sentence: 'Choose.' }))
    expect([store.frame.seq, store.active, store.log.length]).toEqual([2, false, 1])
    expect(said).toEqual(['Two.'])
    vi.advanceTimersByTime(500)
    expect([store.frame.seq, store.active, store.log.length]).toEqual([3, true, 2])
    expect(said).toEqual(['Two.', 'Three. Choose.'])
  })

  it('that are still held do not keep the reader from acting', async () => {
    const store = sit(frame(1, bot), { timing })
    browser.newest.tell(frame(2, { news: [news(2)] }))
    expect(store.showing).toHaveLength(1)
    await store.attempt(1)
    expect(store.tried).toEqual([1])
    expect(store.showing).toEqual([])
  })

  it('are shown at once after a move was taken back, after a break, and while nobody looks', () => {
    const store = sit(frame(1, bot), { timing })
    browser.newest.tell(frame(2, { ...bot, news: [news(2)] }))
    browser.newest.tell(frame(3, { ...bot, news: [{ ...news(3, 'back', null), kind: 'tookback' }] }))
    expect([store.frame.seq, store.showing.length]).toEqual([3, 0])
    browser.newest.end(1006)
    browser.pass(600)
    browser.newest.tell(frame(5, { ...bot, news: [news(4), news(5)] }))
    expect([store.frame.seq, store.showing.length]).toEqual([5, 0])
    browser.seen = false
    browser.newest.tell(frame(6, { ...bot, news: [news(6)] }))
    expect([store.frame.seq, store.showing.length]).toEqual([6, 0])
  })
})

describe('a complete turn', () => {
  it('is announced as a preview, not as a move', async () => {
    await sit().attempt(2)
    expect(said).toEqual(['Perhaps: It would move.'])
  })

  it('is played at once only where the reader wants no confirmation', async () => {
    const careful = sit()
    await careful.attempt(2)
    expect(calls.move).not.toHaveBeenCalled()
    const quick = sit(undefined, { confirms: () => false })
    await quick.attempt(1)
    expect(calls.move).not.toHaveBeenCalled()
    await quick.attempt(3)
    expect(calls.move).toHaveBeenCalledOnce()
  })
})

describe('a move', () => {
  it('is sent again under the same id until it is acknowledged', async () => {
    const ids: string[] = []
    let left = 2
    calls.move = vi.fn(async (_table: string, move: { move_id: string }) => {
      ids.push(move.move_id)
      return left-- > 0 ? badly(0, 'unreachable') : well({ move_id: move.move_id, seq: 2 })
    })
    const store = sit()
    await store.attempt(2)
    await store.commit()
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(store.active).toBe(false)
    browser.newest.tell(frame(2, { ask: null }))
    expect(store.sending).toBe('no')
    expect(store.tried).toEqual([])
  })

  it('that is not among the next choices is explained after the decisions that lead to it, until something else is tried', async () => {
    const store = sit()
    await store.attempt(1)
    const third = { kind: 'move', to: 'nowhere' }
    calls.look = vi.fn(async () => badly(422, 'refused'))
    calls.why = vi.fn(async () => well({ allowed: true, sentence: null, reason: null, rule: null }))
    await store.explain(third)
    expect(calls.look).toHaveBeenCalledWith('T', store.observer, [1, third])
    expect([store.notice?.code, vi.mocked(calls.why).mock.calls.length]).toEqual(['refused', 0])
    store.dismiss()
    expect(store.notice).toBeNull()
  })

  it('that is stale shows the table as it is now', async () => {
    calls.move = vi.fn(async () => badly(409, 'stale'))
    const store = sit()
    await store.attempt(2)
    await store.commit()
    await settled()
    expect(store.notice?.code).toBe('stale')
    expect(store.frame.seq).toBe(5)
    expect(store.tried).toEqual([])
  })

  it('that is refused over the socket says why, and is not posted', async () => {
    const store = sit()
    browser.newest.readyState = WebSocket.OPEN
    browser.newest.hears = { status: 422, problem: { ...blank('refused'), sentence: 'The space is taken.' } }
    await store.attempt(2)
    await store.commit()
    await settled()
    expect(store.notice?.code).toBe('refused')
    expect(said).toContain('The space is taken.')
    expect(calls.move).not.toHaveBeenCalled()
  })

  it('is not made while it still asks something of the same seat', async () => {
    const store = sit()
    await store.attempt(1)
    expect(store.whole).toBe(false)
    await store.commit()
    expect(calls.move).not.toHaveBeenCalled()
    await store.attempt(3)
    await store.commit()
    expect(vi.mocked(calls.move).mock.calls[0]?.[1].actions).toEqual([1, 3])
  })

  it('has a new id each time', async () => {
    const store = sit()
    await store.attempt(2)
    await store.commit()
    browser.newest.tell(frame(2))
    await store.attempt(2)
    await store.commit()
    const ids = vi.mocked(calls.move).mock.calls.map(([, move]) => move.move_id)
    expect(new Set(ids).size).toBe(2)
  })

  it('cannot be made while the connection is lost', async () => {
    const store = sit()
    await store.attempt(2)
    browser.newest.end(1006)
    expect(store.active).toBe(false)
    await store.commit()
    expect(calls.move).not.toHaveBeenCalled()
  })
})

describe('a link that dies without a word', () => {
  it('is noticed after a silence, and taken up again', async () => {
    calls.frame = vi.fn(async () => badly(0, 'unreachable'))
    const store = sit()
    browser.pass(QUIET)
    await settled()
    expect(store.connection).toBe('lost')
    browser.pass(600)
    expect(browser.sockets).toHaveLength(2)
  })

  it('is replaced unseen if others still answer, and only then', async () => {
    const store = sit()
    browser.pass(QUIET)
    await settled()
    expect(store.frame.seq).toBe(5)
    expect(store.connection).toBe('live')
    expect(browser.sockets).toHaveLength(2)
    browser.newest.tell(frame(5))
    browser.pass(QUIET)
    await settled()
    expect(browser.sockets).toHaveLength(2)
  })

  it('is not asked about while nobody looks', async () => {
    sit()
    browser.seen = false
    browser.pass(QUIET)
    expect(calls.frame).not.toHaveBeenCalled()
  })
})

describe('advice', () => {
  const reason = (sentence: string) => ({ kind: 'term', sentence })
  const hint = (number: number) => ({
    ...choice(number),
    sentence: `Lead ${number}.`,
    share: 1,
    reasons: [reason('It scores.')],
    price: reason('Others score.'),
    then: [],
    turn: [choice(number)],
  })
  const asked = { ask: 1, choices: [choice(1), choice(2)] }

  beforeEach(() => {
    calls.hint = vi.fn(async () => well([hint(1), hint(2)]))
    calls.explain = vi.fn(async () => well({ seat: 1, done: ['It led.'], reasons: [], price: null }))
  })

  it('speaks a hint with its price, foresees it, and shows another', async () => {
    const store = sit(frame(1, asked), { price: (sentence) => `But: ${sentence}` })
    await store.askHint()
    await settled()
    expect(said.at(-1)).toBe('Lead 1. It scores. But: Others score.')
    expect(store.hintPreview?.view).toEqual({ tried: [1] })
    store.anotherHint()
    await settled()
    expect([store.hint?.number, store.hintPreview?.view]).toEqual([2, { tried: [2] }])
  })

  it('forgets a hint as soon as something else is composed', async () => {
    const store = sit(frame(1, asked))
    await store.askHint()
    await store.attempt(1)
    expect(store.hint?.number).toBe(1)
    store.retreat(true)
    await store.attempt(2)
    expect(store.hint).toBeNull()
  })

  it('says why a bot acted, and where its last move is in the log', async () => {
    const seats = [{ level: null }, { level: 'oak' }] as Frame['seats']
    const moves = [1, 2, 3].map((seq) => ({ ...news(seq), seat: seq % 2 ? 1 : 0 }))
    const undone = { ...news(4), event: null, kind: 'rewound', seat: 0 }
    const store = sit(frame(4, { ...asked, hints: true, seats, news: [...moves, undone] }))
    expect(store.explicable?.seq).toBe(1)
    await store.askWhy()
    expect([said.at(-1), store.advice.explained?.seat]).toEqual(['It led.', 1])
  })
})
