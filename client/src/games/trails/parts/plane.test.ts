// Places: from the torus to the plane, the next by arrow key, the nearest.

import { describe, expect, it } from 'vitest'
import { nearest, nextPlace, placeIn } from './plane'
import type { Place } from '../wire'

const places: Place[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
  [33, 2],
]

describe('places', () => {
  it('are those that actions name, also far from the start', () => {
    const cells: Place[] = [...places.slice(0, 4), [-31, 2]]
    expect(placeIn(-1, 0, { places, cells })).toEqual([-1, 0])
    expect(placeIn(-31, 2, { places, cells })).toEqual([33, 2])
    expect(placeIn(9, 9, { places, cells })).toEqual([9, 9])
  })

  it('follow each other by arrows, straight ahead first', () => {
    expect(nextPlace([0, 1], 'up', places)).toEqual([0, -1])
    expect(nextPlace([0, -1], 'left', places)).toEqual([-1, 0])
    expect(nextPlace([-1, 0], 'right', places)).toEqual([1, 0])
    expect(nextPlace([-1, 0], 'left', places)).toBeNull()
  })

  it('all can be reached by arrows', () => {
    const seen = new Set(['0,-1'])
    const queue: Place[] = [[0, -1]]
    for (let from = queue.pop(); from; from = queue.pop())
      for (const way of ['up', 'right', 'down', 'left'] as const) {
        const next = nextPlace(from, way, places)
        if (next && !seen.has(next.join())) {
          seen.add(next.join())
          queue.push(next)
        }
      }
    expect(seen.size).toBe(places.length)
  })

  it('have a nearest one, if there are any', () => {
    expect(nearest(30, 0, places)).toEqual([33, 2])
    expect(nearest(0, 0, [])).toBeNull()
  })
})
