// Reading events as moves, rituals and previews; animation of druids.

import { describe, expect, it } from 'vitest'
import { arrow } from '../drawing/arrows'
import { after, along, hold, leads, placeOf, rituals, scoredBy, steps, trail, walks, type Standing } from './happenings'
import { Telling } from './telling.svelte'
import type { News } from '../../../wire'
import type { MovedEvent, RitualEvent } from '../wire'

const moved: MovedEvent = {
  kind: 'moved',
  seat: 0,
  source: 'A1',
  target: 'A2',
  druids: [1, 0, 0, 0, 1],
  joined: [2, 1, 1, 1, 1],
}
const ritual: RitualEvent = {
  kind: 'ritual',
  seat: 0,
  space: 'A2',
  terrain: 'hills',
  number: 1,
  card_value: 1,
  effect: 'blessed',
  druids: [2, 1, 1, 1, 1],
  left: [2, 0, 0, 0, 0],
  gone: [0, 1, 1, 1, 1],
  size: 2,
  bonus: 1,
  value: 3,
  scored: ['blue'],
}
const news = [
  { seq: 3, event: moved },
  { seq: 3, event: ritual },
  { seq: 3, event: { kind: 'ended', rule: 'FAE-50' } },
  { seq: 4, event: null },
]
const before: Standing = { A1: [1, 0, 0, 0, 1], A2: [1, 1, 1, 1, 0] }
const end: Standing = { A1: [0, 0, 0, 0, 0], A2: [2, 0, 0, 0, 0] }

describe('happenings', () => {
  it('reads moves and rituals, nothing else', () => {
    expect(steps(news)).toEqual([moved, ritual])
    expect(walks(steps(news))).toEqual([moved])
    expect(rituals(steps(news))).toEqual([ritual])
    expect(scoredBy('blue', [ritual])).toEqual([3])
    expect(scoredBy('red', [ritual])).toEqual([])
  })

  it('holds a ritual longer than a move, and nothing else', () => {
    const [move, rite, ...others] = news.map((one) => hold(one as unknown as News))
    expect(rite).toBeGreaterThan(2 * move!)
    expect(others).toEqual([0, 0])
  })

  it('names the space that an event is about', () => {
    expect(news.map((one) => placeOf(one as unknown as News))).toEqual(['A2', 'A2', null, null])
  })

  it('follows who stands where', () => {
    expect(after(before, moved)['A2']).toEqual([2, 1, 1, 1, 1])
    expect(leads(before, [moved, ritual], end)).toBe(true)
    expect(leads(before, [moved], end)).toBe(false)
  })

  it("marks the others' moves since the reader's last", () => {
    const by = (seat: number): MovedEvent => ({ ...moved, seat })
    expect(trail([], [by(0), by(1), by(2)], 0)).toEqual([by(1), by(2)])
    expect(trail([by(1)], [by(0)], 0)).toEqual([by(0)])
    expect(trail([by(1)], [by(2)], -1)).toEqual([by(2)])
  })

  it('walks in an arc from place to place, and points with an arrow', () => {
    expect(along([0, 0], [100, 0], 0)).toEqual([0, 0])
    expect(along([0, 0], [100, 0], 1)).toEqual([100, 0])
    expect(along([0, 0], [100, 0], 0.5)[1]).toBeLessThan(0)
    expect(arrow([0, 0], [100, 0], 20, 10).head).toMatch(/^M8\d/)
  })
})

describe('telling', () => {
  const place = () => [0, 0] as const
  const first = { druids: before, points: [0, 0, 0, 0, 0] } as const
  const last = { druids: end, points: [3, 0, 0, 0, 0] } as const

  it('shows what is at once: at first, at no pace, and if the events do not lead there', () => {
    const telling = new Telling(place)
    telling.follow(first, [moved], 1)
    expect(telling.shown).toBe(before)
    telling.follow(last, [moved, ritual], 0)
    expect(telling.shown).toBe(end)
    telling.follow(first, [moved], 1)
    expect(telling.shown).toBe(before)
    expect(telling.busy).toBe(false)
  })

  it('tells step by step what happened, and ends with what is', async () => {
    const telling = new Telling(place)
    telling.follow(first, [], 1)
    telling.follow(last, [moved, ritual], 0.05)
    expect(telling.busy).toBe(true)
    expect(telling.shown['A1']).toEqual([0, 0, 0, 0, 0])
    expect(telling.before).toEqual(first.points)
    await expect.poll(() => telling.told, { interval: 5 }).toEqual([ritual])
    await expect.poll(() => telling.busy).toBe(false)
    expect(telling.shown).toBe(end)
    expect(telling.told).toEqual([])
    expect(telling.before).toBeNull()
  })

  it('stops when the reader goes on', async () => {
    const telling = new Telling(place)
    telling.follow(first, [], 1)
    telling.follow(last, [moved, ritual], 1)
    telling.follow(last, [], 1)
    expect(telling.busy).toBe(false)
    expect(telling.shown).toBe(end)
  })
})
