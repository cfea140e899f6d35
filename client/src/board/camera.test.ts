// The camera: shows everything, keeps the point under the finger, stays on the board, obeys keys and gestures.

import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Camera, type Options } from './camera.svelte'
import { gestures } from './gestures'
import { fitted, kept, showing, toBoard, toPixel, UNCOVERED, viewBoxOf, zoomed, type Room } from './sight'

const box = { left: 0, top: 0, right: 340, bottom: 200 }
const room: Room = { width: 390, height: 500, covered: UNCOVERED }
const limits = { least: 0.1, most: 6 }

function camera(more: Partial<Options> = {}): Camera {
  const made = new Camera({ bounds: () => box, most: 6, pace: () => 0, ...more })
  made.width = room.width
  made.height = room.height
  made.follow()
  return made
}

describe('sight', () => {
  it('shows the whole box above what is covered', () => {
    const covered = { top: 40, right: 0, bottom: 100, left: 0 }
    const sight = fitted(box, { ...room, covered }, limits)
    const corner = toPixel({ x: box.left, y: box.top }, sight, { ...room, covered })
    const other = toPixel({ x: box.right, y: box.bottom }, sight, { ...room, covered })
    expect(Math.min(corner.x, corner.y - 40)).toBeGreaterThanOrEqual(0)
    expect(other.x).toBeLessThanOrEqual(390)
    expect(other.y).toBeLessThanOrEqual(400)
  })

  it('zooms around the finger', () => {
    const at = { x: 100, y: 260 }
    const sight = fitted(box, room, limits)
    const before = toBoard(at, sight, room)
    const after = toBoard(at, zoomed(sight, 3, at, room, limits), room)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
    expect(zoomed(sight, 1000, at, room, limits).zoom).toBe(6)
  })

  it('never loses the board', () => {
    const far = kept({ x: 9000, y: -9000, zoom: 4 }, box, room)
    expect(toPixel({ x: 340, y: 0 }, far, room).x).toBeCloseTo(390)
    expect(toPixel({ x: 0, y: 0 }, far, room).y).toBeCloseTo(0)
    expect(kept({ x: 900, y: 0, zoom: 0.5 }, box, room)).toMatchObject({ x: 170, y: 100 })
  })

  it('stays if a part is in view, else comes as near as needed', () => {
    const sight = { x: 100, y: 100, zoom: 4 }
    const near = { left: 90, top: 90, right: 110, bottom: 110 }
    expect(showing(sight, near, room)).toEqual(sight)
    const moved = showing(sight, { left: 300, top: 90, right: 320, bottom: 110 }, room)
    expect(toPixel({ x: 320, y: 100 }, moved, room).x).toBeCloseTo(390)
  })

  it('is the same as a viewBox', () => {
    const sight = fitted(box, room, limits)
    const [left, top, width, height] = viewBoxOf(sight, room).split(' ').map(Number) as [number, number, number, number]
    expect(toBoard({ x: 390, y: 500 }, sight, room)).toEqual({ x: left + width, y: top + height })
  })
})

describe('the camera', () => {
  it('fits at first and when the board grows, until the reader moves it', () => {
    let bounds = box
    const one = camera({ bounds: () => bounds })
    const before = one.zoom
    expect(before).toBeCloseTo(390 / 340)
    bounds = { ...box, right: 680 }
    const two = camera({ bounds: () => bounds })
    expect(two.zoom).toBeCloseTo(before / 2)
    two.nearer()
    const { zoom } = two
    two.width = 800
    two.follow()
    expect(two.zoom).toBe(zoom)
    two.fit()
    expect(two.strayed).toBe(false)
  })

  it('keeps pieces large enough to tap when it fits by itself, and shows everything when asked', () => {
    const one = camera({ comfortable: { least: 2 } })
    expect(one.zoom).toBe(2)
    expect(one.whole).toBe(false)
    one.fit()
    expect([one.zoom, one.whole]).toEqual([expect.closeTo(390 / 340), true])
    one.pan(80, 0)
    one.nearer()
    expect(one.whole).toBe(false)
  })

  it('lets the reader move a corner out from under the controls', () => {
    const one = camera({ beyond: 60 })
    one.zoomBy(3)
    one.pan(-5000, -5000)
    const { x, y } = one.toPixel({ x: box.right, y: box.bottom })
    expect([x, y]).toEqual([expect.closeTo(390 - 60), expect.closeTo(500 - 60)])
  })

  it('neither zooms out beyond everything nor in beyond its limit', () => {
    const one = camera()
    expect(one.canZoom(0.5)).toBe(false)
    for (let press = 0; press < 20; press += 1) one.nearer()
    expect(one.zoom).toBe(6)
    expect(one.canZoom(2)).toBe(false)
    for (let press = 0; press < 30; press += 1) one.farther()
    expect(one.zoom).toBeCloseTo(390 / 340)
  })

  it('obeys keys, and arrows only where they have no other meaning', () => {
    const one = camera()
    const press = (key: string, shiftKey = false, arrows: 'plain' | 'shift' = 'shift') =>
      one.press(new KeyboardEvent('keydown', { key, shiftKey }), arrows)
    const { zoom } = one
    expect(press('+') && press('+')).toBe(true)
    expect(one.zoom).toBeGreaterThan(zoom)
    const { x } = one.sight
    expect(press('ArrowRight')).toBe(false)
    expect(press('ArrowRight', true) && one.sight.x > x).toBe(true)
    expect(press('ArrowLeft', false, 'plain') && Math.abs(one.sight.x - x) < 1e-6).toBe(true)
    expect(press('0') && one.zoom).toBeCloseTo(zoom)
    expect(press('a')).toBe(false)
    expect(one.press(new KeyboardEvent('keydown', { key: '-', ctrlKey: true }), 'plain')).toBe(false)
  })
})

describe('gestures', () => {
  let element: HTMLElement
  let one: Camera
  const tap = vi.fn(() => false)
  const send = (kind: string, more: MouseEventInit & { pointerId?: number } = {}): void => {
    const event = new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0, ...more })
    Object.assign(event, { pointerId: more.pointerId ?? 1 })
    element.dispatchEvent(event)
  }
  const click = (clientX: number, clientY: number): void => send('click', { clientX, clientY, detail: 1 })

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe(): void {}
        disconnect(): void {}
      },
    )
    element = document.createElement('div')
    one = camera()
    one.zoomBy(3, { x: 195, y: 250 })
    tap.mockClear()
    gestures(one, { tap, grabs: ({ target }) => target !== element })(element)
  })

  it('pan with a finger, which then does not tap', () => {
    const { x, zoom } = one.sight
    send('pointerdown', { clientX: 100, clientY: 100 })
    send('pointermove', { clientX: 104, clientY: 100 })
    expect(one.sight.x).toBe(x)
    send('pointermove', { clientX: 140, clientY: 100 })
    expect(one.sight.x).toBeCloseTo(x - 40 / zoom)
    send('pointerup', {})
    click(140, 100)
    expect(tap).not.toHaveBeenCalled()
    click(140, 100)
    expect(tap).toHaveBeenCalledWith({ x: 140, y: 100 }, element)
  })

  it('pinch with two fingers', () => {
    const { zoom } = one.sight
    send('pointerdown', { clientX: 100, clientY: 250, pointerId: 1 })
    send('pointerdown', { clientX: 200, clientY: 250, pointerId: 2 })
    send('pointermove', { clientX: 250, clientY: 250, pointerId: 2 })
    expect(one.zoom).toBeCloseTo(zoom * 1.5)
  })

  it('zoom by wheel, until there is nothing more to see', () => {
    const { zoom } = one.sight
    const turn = (deltaY: number): boolean => {
      const event = new WheelEvent('wheel', { deltaY, cancelable: true })
      return !element.dispatchEvent(event)
    }
    expect(turn(-100)).toBe(true)
    expect(one.zoom).toBeGreaterThan(zoom)
    for (let notch = 0; notch < 40; notch += 1) turn(240)
    expect(turn(100)).toBe(false)
  })

  it('come closer by a double tap on nothing', () => {
    const { zoom } = one.sight
    click(195, 250)
    click(196, 251)
    flushSync()
    expect(one.zoom).toBeCloseTo(Math.min(6, zoom * 2))
  })

  it('leave what can be grabbed to the board', () => {
    const piece = element.appendChild(document.createElement('span'))
    const { x } = one.sight
    const event = new MouseEvent('pointerdown', { bubbles: true, clientX: 10, clientY: 10 })
    piece.dispatchEvent(event)
    send('pointermove', { clientX: 90, clientY: 10 })
    expect(one.sight.x).toBe(x)
  })
})
