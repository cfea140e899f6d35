// Zooming, panning, and finding the space meant by a tap.

import { describe, expect, it } from 'vitest'
import { tapped, towards } from './nearest'
import { CLOSEST, frame, kept, onMap, panned, scale, showing, whole, zoomed, type Bounds } from './sight'
import { SMALL } from './small'

const bounds: Bounds = [0, 0, 340, 200]
const room = { width: 390, height: 500 }

describe('sight', () => {
  it('shows all land at first, whatever the room', () => {
    for (const size of [room, { width: 1500, height: 300 }]) {
      const [left, top, width, height] = frame(whole(bounds), size, bounds)
      expect(left).toBeLessThan(0)
      expect(top).toBeLessThan(0)
      expect(left + width).toBeGreaterThan(340)
      expect(top + height).toBeGreaterThan(200)
      expect(width / height).toBeCloseTo(size.width / size.height)
    }
  })

  it('zooms around the finger', () => {
    const pixel = [100, 260] as const
    const before = onMap(pixel, whole(bounds), room, bounds)
    const after = onMap(pixel, zoomed(whole(bounds), 3, pixel, room, bounds), room, bounds)
    expect(after[0]).toBeCloseTo(before[0])
  })

  it('never loses the land', () => {
    let sight = zoomed(whole(bounds), 99, [0, 0], room, bounds)
    expect(sight.zoom).toBe(CLOSEST)
    sight = panned(sight, -1e5, 1e5, room, bounds)
    const [left, top, width] = frame(sight, room, bounds)
    expect(left + width).toBeCloseTo(340 + 14)
    expect(top).toBeCloseTo(-14)
    expect(kept({ x: 900, y: 0, zoom: 0.1 }, room, bounds)).toEqual(whole(bounds))
  })

  it('pans with the finger and follows the focus', () => {
    const close = zoomed(whole(bounds), 4, [195, 250], room, bounds)
    const moved = panned(close, 40, 0, room, bounds)
    expect(moved.x).toBeCloseTo(close.x - 40 / scale(close, room, bounds))
    const seen = frame(showing(close, [20, 20], room, bounds), room, bounds)
    expect(seen[0]).toBeLessThan(20)
    expect(seen[1]).toBeLessThan(20)
  })
})

describe('nearest', () => {
  const only = (...names: string[]) => (name: string) => names.includes(name)

  it('takes the space under the finger', () => {
    expect(tapped([50, 50], SMALL.space, 1, only())).toBe('A1')
    expect(tapped([50, 50], SMALL.space, 1, only('A1'))).toBe('A1')
    expect(tapped([-60, 50], SMALL.space, 1, only('A1'))).toBeNull()
  })

  it('gives small spaces a reach of 22 pixels, if something may be done there', () => {
    expect(tapped([-10, 50], SMALL.space, 1, only('A1'))).toBe('A1')
    expect(tapped([-10, 50], SMALL.space, 3, only('A1'))).toBeNull()
    const slim = SMALL.space.map((space) => (space.name === 'A2' ? { ...space, centre: [110, 50] as const } : space))
    expect(tapped([85, 50], slim, 0.5, only('A2'))).toBe('A2')
    expect(tapped([85, 50], slim, 0.5, only('A1', 'A2'))).toBe('A1')
    expect(tapped([85, 50], slim, 1, only('A2'))).toBe('A1')
  })

  it('walks by arrow keys to the space straight ahead, and stays at the edge', () => {
    const [a1, a2] = [SMALL.space[0]!, SMALL.space[1]!]
    expect(towards(a1, 'ArrowRight', SMALL.space).name).toBe('A2')
    expect(towards(a2, 'ArrowDown', SMALL.space).name).toBe('B2')
    expect(towards(a2, 'ArrowLeft', SMALL.space).name).toBe('A1')
    expect(towards(a1, 'ArrowUp', SMALL.space).name).toBe('A1')
  })
})
