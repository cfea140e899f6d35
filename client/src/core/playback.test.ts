// Frames are shown in order, each as long as its events deserve, and the reader can go on at any time.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lengthOf, Playback, type Step } from './playback.svelte'
import { frame, news } from './testing/frames'
import type { News } from '../wire'

let pace: number
let told: number[][]
let playback: Playback

const step = (seq: number, kind = 'moved'): Step => ({ frame: frame(seq), news: [{ ...news(seq), kind }] })
const hold = ({ kind }: { kind: string }): number => ({ moved: 500, ritual: 1500 })[kind] ?? 0

beforeEach(() => {
  vi.useFakeTimers()
  pace = 1
  told = []
  const timing = { length: (news: readonly News[]) => lengthOf(hold, news, 0), pace: () => pace }
  playback = new Playback(frame(1), timing, ({ news }) => told.push(news.map(({ seq }) => seq)))
})

afterEach(() => vi.useRealTimers())

it('holds each frame for the sum of its events before it shows the next', () => {
  playback.add(step(2, 'ritual'))
  playback.add(step(3))
  expect(playback.frame.seq).toBe(2)
  expect(playback.current).toBe(false)
  vi.advanceTimersByTime(1499)
  expect(playback.frame.seq).toBe(2)
  vi.advanceTimersByTime(1)
  expect(playback.frame.seq).toBe(3)
  expect(playback.showing.map(({ seq }) => seq)).toEqual([3])
  vi.advanceTimersByTime(500)
  expect(playback.showing).toEqual([])
})

it('does not hold what needs no time, and passes its news on with the next frame', () => {
  playback.add(step(2))
  playback.add(step(3, 'note'))
  playback.add(step(4))
  vi.advanceTimersByTime(500)
  expect(playback.frame.seq).toBe(4)
  expect(playback.frame.news.map(({ seq }) => seq)).toEqual([3, 4])
  expect(playback.showing.map(({ seq }) => seq)).toEqual([4])
  expect(told).toEqual([[2], [3, 4]])
})

it('follows the pace, and shows only results at pace 0', () => {
  pace = 0.5
  playback.add(step(2))
  playback.add(step(3))
  vi.advanceTimersByTime(250)
  expect(playback.frame.seq).toBe(3)
  pace = 0
  playback.add(step(4))
  vi.advanceTimersByTime(250)
  expect(playback.frame.seq).toBe(4)
  expect(playback.showing).toEqual([])
})

it('goes on when the reader does, one frame at a time', () => {
  for (const seq of [2, 3, 4]) playback.add(step(seq))
  playback.goOn()
  expect(playback.frame.seq).toBe(3)
  vi.advanceTimersByTime(499)
  expect(playback.frame.seq).toBe(3)
  vi.advanceTimersByTime(1)
  expect(playback.frame.seq).toBe(4)
})

it('catches up with everything that waits, and tells all of it once', () => {
  for (const seq of [2, 3, 4]) playback.add(step(seq))
  playback.catchUp()
  expect(playback.frame.seq).toBe(4)
  expect(playback.showing).toEqual([])
  expect(told).toEqual([[2], [3, 4]])
  vi.advanceTimersByTime(5000)
  expect(told).toHaveLength(2)
})

it('jumps to a frame without holding it', () => {
  playback.add(step(2))
  playback.jump(step(7))
  expect(playback.frame.seq).toBe(7)
  expect(playback.showing).toEqual([])
  playback.add(step(8))
  expect(playback.showing.map(({ seq }) => seq)).toEqual([8])
})

it('hurries when much waits', () => {
  for (let seq = 2; seq < 15; seq += 1) playback.add(step(seq))
  vi.advanceTimersByTime(500 + 250)
  expect(playback.frame.seq).toBe(4)
})

it('holds events for half a second if their game does not say', () => {
  expect(lengthOf(undefined, [news(1), news(1)], 0)).toBe(500)
  expect(lengthOf(undefined, [news(1, 'Ada sits down.', null)], 0)).toBe(0)
})

it('shows nothing more once closed', () => {
  playback.add(step(2))
  playback.add(step(3))
  playback.close()
  vi.advanceTimersByTime(5000)
  expect(playback.frame.seq).toBe(2)
})
