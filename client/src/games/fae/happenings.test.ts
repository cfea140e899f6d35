// Reading events as moves, rituals and previews; animation of druids.

import { describe, expect, it } from 'vitest'
import { arrow } from './arrows'
import { after, along, gains, leads, pace, rituals, steps, trail, vanished, walks, type Standing } from './happenings'
import { Walking } from './walking.svelte'
import type { MovedEvent, RitualEvent } from './wire'

const moved: MovedEvent = { kind: 'moved', seat: 0, source: 'A1', target: 'A2', druids: [1, 0, 0, 0, 1] }
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
    expect(vanished(ritual)).toEqual([0, 1, 1, 1, 1])
    expect(gains(steps(news))).toEqual([3, 0, 0, 0, 0])
  })

  it('follows who stands where', () => {
    expect(after(before, moved)['A2']).toEqual([2, 1, 1, 1, 1])
    expect(leads(before, [moved, ritual], end)).toBe(true)
    expect(leads(before, [moved], end)).toBe(false)
  })

  it("marks others' moves since one's own", () => {
    const by = (seat: number): MovedEvent => ({ ...moved, seat })
    expect(trail([], [by(0), by(1), by(2)], 0)).toEqual([by(1), by(2)])
    expect(trail([by(1)], [by(0)], 0)).toEqual([by(0)])
    expect(trail([by(1)], [by(2)], -1)).toEqual([by(2)])
  })

  it('walks in an arc from place to place, faster if there is much', () => {
    expect(along([0, 0], [100, 0], 0)).toEqual([0, 0])
    expect(along([0, 0], [100, 0], 1)).toEqual([100, 0])
    expect(along([0, 0], [100, 0], 0.5)[1]).toBeLessThan(0)
    expect(pace(1)).toBe(280)
    expect(pace(100)).toBe(90)
    expect(arrow([0, 0], [100, 0], 20, 10).head).toMatch(/^M8\d/)
  })
})

describe('walking', () => {
  const place = () => [0, 0] as const

  it('shows what is at once: at first, without motion, and going back', () => {
    const walking = new Walking()
    walking.follow(5, before, [moved], place, false)
    expect(walking.shown).toBe(before)
    walking.follow(6, end, [moved, ritual], place, true)
    expect(walking.shown).toBe(end)
    walking.follow(5, before, [], place, false)
    expect(walking.shown).toBe(before)
    expect(walking.moving).toBe(false)
  })

  it('shows step by step what happened, and ends with what is', async () => {
    const walking = new Walking()
    walking.follow(5, before, [], place, false)
    walking.follow(6, end, [moved, ritual], place, false)
    expect(walking.moving).toBe(true)
    expect(walking.shown['A1']).toEqual([0, 0, 0, 0, 0])
    await expect.poll(() => walking.moving, { timeout: 3000 }).toBe(false)
    expect(walking.shown).toBe(end)
    expect(walking.walker).toBeNull()
  })
})
