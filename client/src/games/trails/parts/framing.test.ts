// A table beside the hand: as large as fits, and nothing of it under the hand or the tools.

import { expect, it } from 'vitest'
import { fitted, toPixel, UNCOVERED, type Box } from '../../../board/sight'
import { framing } from './framing'

const size = { width: 920, height: 700 }
const hand = { width: 360, height: 290 }
const tools = { width: 60, height: 60 }
const limits = { least: 0.3, most: 1.7 }
const card = (x: number, y: number): Box => ({
  left: x * 100,
  top: y * 100,
  right: x * 100 + 100,
  bottom: y * 100 + 100,
})
const around = (cards: Box[]): Box => ({
  left: Math.min(...cards.map(({ left }) => left)),
  top: Math.min(...cards.map(({ top }) => top)),
  right: Math.max(...cards.map(({ right }) => right)),
  bottom: Math.max(...cards.map(({ bottom }) => bottom)),
})
const row = (y: number, from: number, to: number): Box[] =>
  Array.from({ length: to - from }, (_, x) => card(from + x, y))

/** The table as it would be shown. */
function shown(cards: Box[]): { zoom: number; boxes: Box[] } {
  const covered = framing(cards, around(cards), size, { hand, tools, limits })
  const room = { ...size, covered }
  const sight = fitted(around(cards), room, limits)
  const boxes = cards.map(({ left, top, right, bottom }) => {
    const [first, last] = [toPixel({ x: left, y: top }, sight, room), toPixel({ x: right, y: bottom }, sight, room)]
    return { left: first.x, top: first.y, right: last.x, bottom: last.y }
  })
  return { zoom: sight.zoom, boxes }
}

const beside = (cards: Box[]): number =>
  fitted(around(cards), { ...size, covered: { ...UNCOVERED, left: hand.width } }, limits).zoom

/** Wide at the top, and narrow at the right below: there is room above the hand. */
const HOOK = [...row(0, 0, 8), ...row(1, 0, 8), ...row(2, 0, 8), ...row(3, 5, 8), ...row(4, 5, 8), ...row(5, 5, 7)]
/** As wide below as above. */
const BLOCK = [0, 1, 2, 3, 4, 5].flatMap((y) => row(y, 0, 8))

it('uses the room above the hand', () => {
  expect(shown(HOOK).zoom).toBeGreaterThan(1.3 * beside(HOOK))
})

it('stays beside the hand if the table needs all its height', () => {
  expect(shown(BLOCK).zoom).toBeCloseTo(beside(BLOCK))
})

it.each([[HOOK], [BLOCK], [row(0, 0, 9)], [row(0, 0, 2)]])('never lies under the hand', (cards) => {
  for (const { left, top, right, bottom } of shown(cards).boxes) {
    expect(left >= hand.width - 0.5 || bottom <= size.height - hand.height + 0.5).toBe(true)
    expect([left >= -0.5, top >= -0.5, right <= size.width + 0.5, bottom <= size.height + 0.5]).not.toContain(false)
  }
})

it('leaves the tools free if that costs less than lying beside the hand', () => {
  for (const { right, bottom } of shown(HOOK).boxes)
    expect(right <= size.width - tools.width + 0.5 || bottom <= size.height - tools.height + 0.5).toBe(true)
})
