// The part of a picture that is shown large holds its places and stays on the picture.

import { expect, it } from 'vitest'
import { closer } from './closer'

const picture = { width: 400, height: 300 }
const box = (x: number, y: number, size = 20) => ({ x, y, width: size, height: size })

it('holds all places, with room around them', () => {
  const shown = closer([box(100, 100), box(260, 120)], picture, 2)
  expect(shown.x).toBeLessThan(100)
  expect(shown.x + shown.width).toBeGreaterThan(280)
  expect(shown.width / shown.height).toBe(2)
})

it('stays on the picture, and never gets too close', () => {
  expect(closer([box(0, 0)], picture, 2)).toMatchObject({ x: 0, y: 0 })
  expect(closer([box(380, 280)], picture, 2).width).toBeGreaterThan(100)
  const wide = closer([box(0, 0, 400)], picture, 2)
  expect([wide.x, wide.width]).toEqual([0, 400])
})

it('is the whole width if nothing is to be shown', () => {
  expect(closer([], picture, 2)).toEqual({ x: 0, y: 0, width: 400, height: 200 })
})
