// Notes on rituals keep off the arrow and its destination where they can, and never cover their own group.

import { expect, it } from 'vitest'
import { above, clearOf, TAIL } from './beside'

const REACH = 30
const [WIDTH, HEIGHT] = [240, 80]
const room = (...points: { x: number; y: number }[]) => ({ width: 900, height: 700, busy: clearOf(points, 40) })

it('stands over its group, centred', () => {
  expect(above(400, 300, REACH, WIDTH, HEIGHT, room())).toEqual({
    left: 400 - WIDTH / 2,
    top: 300 - REACH - HEIGHT - TAIL,
    hidden: 0,
  })
})

it('goes below at the upper edge, and to the side of what lies there', () => {
  const destination = { x: 480, y: 140 }
  const spot = above(400, 50, REACH, WIDTH, HEIGHT, room(destination))
  expect(spot.top).toBeGreaterThan(50)
  expect([spot.hidden, spot.left + WIDTH <= destination.x - 40]).toEqual([0, true])
})

it('never covers its own group as long as there is room beside it', () => {
  for (const x of [10, 200, 890])
    for (const y of [20, 350, 680]) {
      const { top } = above(x, y, REACH, WIDTH, HEIGHT, room({ x, y: y - 60 }, { x, y: y + 60 }))
      expect(top >= y + REACH || top + HEIGHT <= y - REACH).toBe(true)
    }
})
