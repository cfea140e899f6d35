// Outlines turn and stay on the grid; beds, flowers and gates follow from them.

import { describe, expect, it } from 'vitest'
import { bed, flowers, gateOf } from './garden'
import { around, faceOf, frameOf, middleOf } from './shapes'
import { COMPONENTS } from '../fixtures/tables'
import type { Square } from '../wire'

const L: Square[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
]

describe('outlines', () => {
  it('of a tile are those that the server sends, one for each rotation', () => {
    const { number } = COMPONENTS.tiles.find(({ outline }) => outline === 'L4')!
    expect(faceOf(COMPONENTS, number, 'plant', 1)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ])
    expect(frameOf(faceOf(COMPONENTS, number, 'plant', 1))).toEqual([3, 2])
    for (const { number: tile } of COMPONENTS.tiles)
      for (const side of ['plant', 'path'] as const)
        expect(COMPONENTS.faces[tile]![side]).toHaveLength(COMPONENTS.turns[tile]![side])
  })

  it('are held around a square, but never beyond the grid', () => {
    expect(around(L, [5, 5], 10)).toEqual([5, 4])
    expect(around(L, [9, 9], 10)).toEqual([8, 7])
    expect(around(L, [0, 0], 10)).toEqual([0, 0])
  })

  it('have the square nearest to their middle', () => expect(middleOf(L)).toEqual([0, 1]))
})

describe('beds', () => {
  it('join the squares of a tile and keep a rim', () => {
    expect(bed([[0, 0]], 1)).toMatch(/^M3 1h4/)
    expect(bed(L, 1).match(/M/g)).toHaveLength(L.length + 3)
  })

  it('have the same flowers each time, and others on another tile', () => {
    expect(flowers(L, 3)).toEqual(flowers(L, 3))
    expect(flowers(L, 3).petals).not.toBe(flowers(L, 4).petals)
  })
})

describe('the gate', () => {
  it('stands where the path reaches the border, below if it can', () => {
    expect(
      gateOf([
        [0, 8],
        [0, 9],
      ]),
    ).toEqual({ x: 0, y: 9, turns: 0 })
    expect(
      gateOf([
        [0, 4],
        [1, 4],
      ]),
    ).toEqual({ x: 0, y: 4, turns: 1 })
    expect(gateOf([[4, 4]])).toBeNull()
  })
})
