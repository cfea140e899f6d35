// Outlines turn and stay on the grid; beds, flowers and gates follow from them.

import { describe, expect, it } from 'vitest'
import { bed, flowers, gateOf } from './garden'
import { around, faceOf, frameOf, middleOf, turned } from './shapes'
import { COMPONENTS } from '../fixtures/tables'
import type { Square } from '../wire'

const L: Square[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
]

describe('outlines', () => {
  it('turn clockwise, and are themselves after four quarters', () => {
    expect(turned(L, 1)).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ])
    expect(turned(L, 4)).toEqual(L)
    expect(frameOf(turned(L, 1))).toEqual([3, 2])
  })

  it('look different in as many turns as the server says', () => {
    const seen = (squares: Square[]): string =>
      squares
        .map((square) => square.join(','))
        .sort()
        .join(' ')
    for (const { number } of COMPONENTS.tiles)
      for (const side of ['plant', 'path'] as const) {
        const faces = [0, 1, 2, 3].map((turns) => seen(faceOf(COMPONENTS, number, side, turns)))
        expect(new Set(faces).size).toBe(COMPONENTS.turns[number]![side])
        expect(faces.slice(0, COMPONENTS.turns[number]![side]).length).toBe(new Set(faces).size)
      }
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
