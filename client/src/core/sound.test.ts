// Which sound an event makes, and that silence is silent.

import { expect, it, vi } from 'vitest'
import { Sounds, soundOf } from './sound'
import { frame, news } from './testing/frames'

const waiting = frame(1, { ask: null })
const points = (...totals: number[]) => ({ sheet: { rows: [], totals, tie: null } })

it('says the most important thing', () => {
  expect(soundOf(waiting, frame(2, { ask: null, news: [news(2)] }))).toBe('move')
  expect(soundOf(waiting, frame(2, { ask: null, news: [news(2, 'Ada sits down.', null)] }))).toBeNull()
  expect(soundOf({ ...waiting, ...points(3, 0) }, frame(2, { ask: null, news: [news(2)], ...points(3, 7) }))).toBe(
    'points',
  )
  expect(soundOf({ ...waiting, ...points(3, 7) }, frame(2, { ask: null, news: [news(2)], ...points(3, 7) }))).toBe(
    'move',
  )
  expect(soundOf(waiting, frame(2, { news: [news(2)] }))).toBe('turn')
  expect(soundOf(waiting, frame(2, { ask: null, status: 'finished' }))).toBe('end')
})

function orchestra() {
  const knob = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  const node = { type: '', frequency: knob, gain: knob, connect: vi.fn(() => node), start: vi.fn(), stop: vi.fn() }
  return {
    state: 'running',
    currentTime: 0,
    destination: {},
    createOscillator: () => node,
    createGain: () => node,
    node,
    knob,
  }
}

it('needs no audio at all while it is off', () => {
  const begin = vi.fn()
  new Sounds(() => 0, begin).play('end')
  expect(begin).not.toHaveBeenCalled()
})

it('plays as loud as the reader wants, with one context', () => {
  const context = orchestra()
  const begin = vi.fn(() => context as unknown as AudioContext)
  let volume = 0.2
  const sounds = new Sounds(() => volume, begin)
  sounds.play('move')
  expect(context.node.start).toHaveBeenCalledTimes(2)
  const soft = context.knob.setValueAtTime.mock.lastCall?.[0] as number
  volume = 1
  sounds.play('move')
  expect(context.knob.setValueAtTime.mock.lastCall?.[0]).toBeGreaterThan(soft)
  expect(begin).toHaveBeenCalledOnce()
})
