// Ribbons meet at every edge, whatever the cards and rotations; houses don't overlap.

import { describe, expect, it } from 'vitest'
import data from './fixtures/components.json'
import { COLOURS, SIDES, isUnderpass, paths, turnedEdges } from './faces'
import { homes } from './homes'
import { SIZE, crossing, ribbon } from './ribbons'
import type { Card } from './wire'

const cards = data.cards as Card[]
const TURNS = [0, 1, 2, 3]

describe('a card', () => {
  it('turns its sides clockwise', () => {
    expect(turnedEdges('NS', 1)).toBe('EW')
    expect(turnedEdges('N', 3)).toBe('W')
    expect(turnedEdges('NES', 1)).toBe('ESW')
    expect(turnedEdges('NESW', 2)).toBe('NESW')
  })

  it('is an underpass if two straight ways cross', () => {
    expect(isUnderpass([{ edges: 'EW', houses: 0 }, { edges: 'NS', houses: 1 }])).toBe(true)
    expect(isUnderpass([{ edges: 'NE', houses: 0 }, { edges: 'SW', houses: 1 }])).toBe(false)
  })

  it('has every colour over every edge where the neighbour has it', () => {
    for (const colour of COLOURS) {
      expect(crossing('N', colour).x).toBe(crossing('S', colour).x)
      expect(crossing('E', colour).y).toBe(crossing('W', colour).y)
    }
    expect(crossing('N', 'pink')).toEqual({ x: 35, y: 0 })
    expect(crossing('N', 'yellow')).toEqual({ x: 65, y: 0 })
  })

  it('draws every path from its edges', () => {
    for (const card of cards)
      for (const turns of TURNS)
        for (const colour of COLOURS) {
          const others = paths(card, colour === 'pink' ? 'yellow' : 'pink', turns)
          for (const { edges } of paths(card, colour, turns)) {
            const drawn = ribbon(edges, colour, others)
            const points = drawn.strokes.flatMap(({ d }) =>
              [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) => [Number(found[1]), Number(found[2])]),
            )
            for (const side of SIDES) {
              const at = crossing(side, colour)
              const reached = points.some(([x, y]) => Math.hypot(x! - at.x, y! - at.y) < 1)
              expect(reached).toBe(edges.includes(side))
            }
            expect(drawn.strokes.every(({ repeats }) => repeats >= 1)).toBe(true)
          }
        }
  })

  it('has its houses on the card and apart from each other', () => {
    for (const card of cards)
      for (const turns of TURNS) {
        const spots = COLOURS.flatMap((colour) => homes(paths(card, colour, turns), colour))
        expect(spots).toHaveLength([...card.pink, ...card.yellow].reduce((sum, path) => sum + path.houses, 0))
        spots.forEach((spot, at) => {
          expect(spot.x > 10 && spot.x < SIZE - 10 && spot.y > 10 && spot.y < SIZE - 10).toBe(true)
          for (const other of spots.slice(at + 1))
            expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(26)
        })
      }
  })
})
