// Outlines turn, fit and are traced correctly; previews of points match the server's.

import { describe, expect, it } from 'vitest'
import end from './fixtures/end.json'
import lay from './fixtures/lay.json'
import { ahead, isFree, worthOf } from './foreseeing'
import { around, edge, faceOf, frameOf, squaresOf, turned } from './shapes'
import { asked, COMPONENTS, viewOf } from './testing'
import type { FaeriesView, LaidTile, Square } from './wire'

const L: Square[] = [[0, 0], [0, 1], [0, 2], [1, 2]]

describe('outlines', () => {
  it('turn clockwise, and are themselves after four quarters', () => {
    expect(turned(L, 1)).toEqual([[2, 0], [1, 0], [0, 0], [0, 1]])
    expect(turned(L, 4)).toEqual(L)
    expect(frameOf(turned(L, 1))).toEqual([3, 2])
  })

  it('look different in as many turns as the server says', () => {
    const seen = (squares: Square[]): string => squares.map((square) => square.join(',')).sort().join(' ')
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

  it('have a line around them and none inside', () => {
    expect(edge([[0, 0], [1, 0]], 10).match(/M/g)).toHaveLength(6)
  })
})

describe('every place that the server offers', () => {
  const garden = viewOf(lay).players[0]!.garden
  const tile = viewOf(lay).asked!.tile!

  it('is free and wholly on the grid', () => {
    for (const action of asked(lay)) {
      if (action.kind !== 'lay') throw new Error('only places are offered')
      const squares = squaresOf(COMPONENTS, { ...action, tile })
      expect(squares.every((square) => isFree(garden, square))).toBe(true)
      expect(worthOf(garden, COMPONENTS, squares, action.side).stacked).toBe(false)
    }
  })
})

describe('what a piece would bring', () => {
  it('is what the plants of finished gardens are worth, laid one by one', () => {
    for (const { garden } of viewOf(end).players) {
      const bare = { ...garden, tiles: [], homes: [], squares: garden.squares.map((row) => row.replace(/[p#h]/g, '.')) }
      let now: FaeriesView = { ...viewOf(end), players: [{ ...viewOf(end).players[0]!, garden: bare }] }
      let sum = 0
      for (const laid of garden.tiles) {
        const before = now.players[0]!.garden
        sum += worthOf(before, COMPONENTS, squaresOf(COMPONENTS, laid), laid.side).points
        now = ahead(now, [{ kind: 'laid', seat: 0, ...laid }], COMPONENTS)
        now.players[0]!.garden.tiles = relit(now.players[0]!.garden.tiles, now.players[0]!.garden.squares)
      }
      for (const home of garden.homes) {
        const squares = COMPONENTS.garden.home.map(([x, y]): Square => [x + home.x, y + home.y])
        sum += worthOf(now.players[0]!.garden, COMPONENTS, squares, 'home').points
        now = ahead(now, [{ kind: 'housed', seat: 0, ...home }], COMPONENTS)
        now.players[0]!.garden.tiles = relit(now.players[0]!.garden.tiles, now.players[0]!.garden.squares)
      }
      expect(sum).toBe(garden.plants + garden.doubled)
      expect(now.players[0]!.garden.squares.map((row) => row.replace(/[kcv]/g, '.'))).toEqual(garden.squares.map((row) => row.replace(/[kcv]/g, '.')))
    }
  })

  it('names the icons that it would cover', () => {
    const garden = viewOf(lay).players[0]!.garden
    expect(worthOf(garden, COMPONENTS, [[1, 1], [1, 2], [1, 3]], 'plant').icons).toEqual({ kinship: 1, card: 1, points: 0 })
    expect(worthOf(garden, COMPONENTS, [[1, 1]], 'home').icons.kinship).toBe(0)
    expect(worthOf(garden, COMPONENTS, [[5, 0]], 'plant').stacked).toBe(true)
  })
})

/** The points of plants in the server's next view. */
function relit(tiles: LaidTile[], squares: string[]): LaidTile[] {
  return tiles.map((laid) => {
    const own = squaresOf(COMPONENTS, laid)
    const touches = (letter: string): boolean => own.some(([x, y]) => [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].some(([a, b]) => squares[b!]?.[a!] === letter))
    return { ...laid, points: laid.side === 'plant' && touches('#') ? own.length * (touches('h') ? 2 : 1) : 0 }
  })
}
