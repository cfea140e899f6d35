// The camera: shows everything, keeps the point under the finger, finds the place at a point.

import { describe, expect, it } from 'vitest'
import { fit, moved, placeAt, toTable, within, zoomed, type Room } from './camera'

const room: Room = { width: 800, height: 600, top: 0, bottom: 100 }

describe('the camera', () => {
  it('shows all places above what is covered', () => {
    const camera = fit([[-2, -1], [3, 2]], room)
    for (const [x, y] of [[-200, -100], [400, 300]] as const) {
      const dx = (x - camera.x) * camera.zoom
      const dy = (y - camera.y) * camera.zoom
      expect(Math.abs(dx)).toBeLessThanOrEqual(400)
      expect(Math.abs(dy)).toBeLessThanOrEqual(250)
    }
  })

  it('keeps cards large enough for a thumb', () => {
    expect(fit([[-30, 0], [30, 0]], { ...room, width: 390 }).zoom).toBeCloseTo(0.44)
  })

  it('holds the point under the finger while it zooms', () => {
    const camera = { x: 10, y: 20, zoom: 1 }
    const at = { x: 123, y: 456 }
    const before = toTable(at, camera, room)
    const after = toTable(at, zoomed(camera, 1.5, at, room), room)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('moves with the finger', () => {
    const at = { x: 50, y: 60 }
    const camera = { x: 0, y: 0, zoom: 2 }
    const held = toTable(at, camera, room)
    expect(toTable({ x: 70, y: 30 }, moved(camera, 20, -30), room)).toEqual(held)
  })

  it('finds places, also west and north of the start', () => {
    expect(placeAt({ x: -1, y: 250 })).toEqual([-1, 2])
  })

  it('stays if a place is in sight, else comes as near as needed', () => {
    const camera = { x: 50, y: 50, zoom: 1 }
    expect(within([0, 0], camera, room)).toEqual(camera)
    expect(within([9, 0], camera, room).x).toBeGreaterThan(50)
  })
})
