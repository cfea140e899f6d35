// The drawing of the map: rings, strokes, places.

import { describe, expect, it } from 'vitest'
import { beside, country } from './country'
import { lettered, places } from './places'
import { around, box, clearance, inside, sides, toRing } from './rings'
import { chains, coast, junctions, outline, ribbons, toMouth } from './strokes'
import { SMALL } from './small'

const square = SMALL.space[0]!.polygon

describe('rings', () => {
  it('knows inside from outside, and how far the border is', () => {
    expect(inside([50, 50], square)).toBe(true)
    expect(inside([150, 50], square)).toBe(false)
    expect(toRing([50, 40], square)).toBe(40)
    expect(clearance([110, 50], square)).toBe(-10)
    expect(sides(square)).toHaveLength(4)
    expect(box(square)).toEqual([0, 0, 100, 100])
  })

  it('finds the ring around faces', () => {
    const ring = around(SMALL.space.slice(0, 2).map((space) => space.polygon))
    expect(box(ring)).toEqual([0, 0, 200, 100])
    expect(ring).toHaveLength(6)
  })
})

describe('strokes', () => {
  const corners = junctions(SMALL)

  it('cuts lines where borders meet', () => {
    expect(corners.has('100,100')).toBe(true)
    expect(corners.has('0,0')).toBe(false)
    expect(chains(SMALL.river[0]!.course, corners).map((chain) => chain.length)).toEqual([2, 2, 2])
  })

  it('draws closed outlines that begin at a junction', () => {
    expect(outline(square, corners)).toMatch(/^M100 0.*z$/)
    expect(box(coast(SMALL))).toEqual([0, 0, 340, 200])
  })

  it('measures rivers from their mouths and widens them there', () => {
    const way = toMouth(SMALL)
    expect(way.get('0,100')).toBe(0)
    expect(way.get('100,100')).toBe(100)
    expect(way.get('200,100')).toBe(100)
    const widths = ribbons(SMALL, corners).map(([width]) => width)
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
    expect(widths.at(-1)).toBe(10)
  })
})

describe('places', () => {
  it('lets things grow within the space, clear of its tokens, the same every time', () => {
    const space = SMALL.space[4]!
    const found = places(space, [150, 185], SMALL.region[1]!)
    expect(found.growths.length).toBeGreaterThan(2)
    for (const { at } of found.growths) {
      expect(clearance(at, space.polygon)).toBeGreaterThan(8)
      expect(Math.hypot(at[0] - 150, at[1] - 150)).toBeGreaterThan(26)
    }
    expect(places(space, [150, 185], SMALL.region[1]!)).toEqual(found)
  })

  it('letters a region clear of all tokens', () => {
    const [, y] = lettered(SMALL, SMALL.region[0]!)
    expect(Math.abs(y - 50)).toBeGreaterThan(25)
  })
})

describe('country', () => {
  it('is worked out once', () => {
    expect(country(SMALL)).toBe(country(SMALL))
    expect(country(SMALL).byName.get('B3')?.region).toBe('Birch')
  })

  it('knows which spaces look close: by border, point or lake', () => {
    expect(beside(SMALL, 'A1', 'A2')).toBe(true)
    expect(beside(SMALL, 'A1', 'B2')).toBe(true)
    expect(beside(SMALL, 'A1', 'A3')).toBe(false)
    expect(beside(SMALL, 'A3', 'B3')).toBe(true)
  })
})
