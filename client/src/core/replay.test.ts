import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Replay as Stored } from '../wire'
import { Api } from './api'
import { Calls } from './calls'
import { changed } from './changes'
import { framesOf, Replay } from './replay.svelte'
import { frame, news } from './testing/frames'

const first = (observer: number) =>
  frame(3, { observer, view: { turn: 1, hands: [[1, 2], [3]] }, news: [news(1, 'sat', null), news(3)] })

const stored: Stored = {
  table: 'T',
  game: 'fae',
  version: 2,
  language: 'en',
  observers: [-2, -1, 0],
  steps: [
    [[first(-2)], [first(-1)], [first(0)]],
    [
      { seq: [4], view: { turn: [2], hands: { 1: { 0: [4] } } }, news: [[news(4)]] },
      { seq: [4], news: [[]] },
      { seq: [4], view: { turn: [2] }, news: [[news(4, 'a secret')]] },
    ],
    [
      { seq: [6], news: [[news(5, 'handed', null), news(6)]] },
      { seq: [6], news: [[news(6)]] },
      { seq: [6], news: [[news(6)]] },
    ],
  ],
}

function opened(): { replay: Replay; say: ReturnType<typeof vi.fn> } {
  const say = vi.fn()
  return { replay: new Replay(stored, 0, { say }), say }
}

describe('a change', () => {
  it('replaces a value, also by null or a list', () => {
    expect(changed({ a: 1 }, [null])).toBe(null)
    expect(changed({ a: 1, b: 2 }, { a: [[7]] })).toEqual({ a: [7], b: 2 })
  })

  it('leaves the value before as it was, and shares the rest', () => {
    const before = { a: [1, { b: 2 }], c: { d: 3 } }
    const now = changed(before, { a: { 1: { b: [5] } } }) as typeof before
    expect(now).toEqual({ a: [1, { b: 5 }], c: { d: 3 } })
    expect(before.a[1]).toEqual({ b: 2 })
    expect(now.c).toBe(before.c)
  })
})

describe('a replay', () => {
  it('has a frame for each step and observer', () => {
    expect(framesOf(stored, -2).map((one) => one.view)).toEqual([
      { turn: 1, hands: [[1, 2], [3]] },
      { turn: 2, hands: [[1, 2], [4]] },
      { turn: 2, hands: [[1, 2], [4]] },
    ])
    expect(framesOf(stored, -1).map((one) => one.seq)).toEqual([3, 4, 6])
  })

  it('is stepped through without spoilers', () => {
    const { replay, say } = opened()
    expect([replay.length, replay.step, replay.atEnd]).toEqual([3, 0, false])
    expect(replay.log.map((one) => one.seq)).toEqual([1, 3])
    replay.go(1)
    expect(replay.frame.news.map((one) => one.seq)).toEqual([1, 3, 4])
    expect(say).toHaveBeenLastCalledWith('a secret')
    replay.go(99)
    expect([replay.step, replay.atEnd, replay.frame.seq]).toEqual([2, true, 6])
    replay.go(-1)
    expect(replay.step).toBe(0)
  })

  it('is seen by someone else at the same step', () => {
    const { replay } = opened()
    replay.go(1)
    replay.observer = -1
    flushSync()
    expect([replay.step, replay.frame.observer, replay.log.map((one) => one.seq)]).toEqual([1, -1, [1, 3]])
  })

  it('plays to its end and stops', () => {
    vi.useFakeTimers()
    const { replay } = opened()
    replay.toggle()
    expect([replay.step, replay.playing]).toEqual([1, true])
    vi.advanceTimersByTime(1_400)
    expect([replay.step, replay.playing]).toEqual([2, false])
    replay.toggle()
    expect(replay.step).toBe(0)
    replay.stop()
    vi.advanceTimersByTime(10_000)
    expect(replay.step).toBe(0)
    vi.useRealTimers()
  })

  it('is loaded by a single request', async () => {
    const fetching = vi.fn(async () => new Response(JSON.stringify(stored)))
    const answer = await Replay.open(new Calls(new Api('fr', fetching)), 'T', -1, { say: () => {} })
    if (!answer.ok) throw new Error('it was not loaded')
    const replay = answer.value
    for (const observer of [-2, -1, 0]) {
      replay.observer = observer
      for (let step = 0; step < replay.length; step += 1) replay.go(step)
    }
    expect(fetching.mock.calls.map(([path]: unknown[]) => path)).toEqual(['/api/tables/T/replay?language=fr'])
  })

  it('says why it cannot be loaded', async () => {
    const fault = { code: 'outdated', sentence: 'gone' }
    const fetching = vi.fn(async () => new Response(JSON.stringify(fault), { status: 410 }))
    const answer = await Replay.open(new Calls(new Api('en', fetching)), 'T', -1, { say: () => {} })
    expect(answer).toMatchObject({ ok: false, trouble: { status: 410, fault } })
  })
})
