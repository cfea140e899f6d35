// Gestures on the board: drag, pinch, wheel, tap and double tap, in board pixels.

import type { Point } from './wire'

export interface Hands {
  pan(across: number, down: number): void
  zoom(factor: number, pixel: Point): void
  /** A tap at a pixel or an element; returns whether it had a meaning. */
  tap(pixel: Point | null, target: Element): boolean
  doubleTap(pixel: Point): void
  /** Whether zooming by this factor changes anything; if not, the page may scroll. */
  canZoom(factor: number): boolean
}

const SLACK = 8
const TWICE = 340

/** Listens on an element until the returned function is called. */
export function readHands(element: HTMLElement | SVGElement, hands: Hands): () => void {
  const down = new Map<number, Point>()
  let dragged = false
  let start: Point = [0, 0]
  let last = { time: -1e4, pixel: [0, 0] as Point, idle: false }

  const pixel = (event: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
  const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

  const press = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (down.size === 0) {
      dragged = false
      start = pixel(event)
    } else dragged = true
    down.set(event.pointerId, pixel(event))
  }
  const move = (event: PointerEvent) => {
    const before = down.get(event.pointerId)
    if (!before) return
    const now = pixel(event)
    if (!dragged && apart(now, start) < SLACK) return
    if (!dragged) {
      dragged = true
      element.setPointerCapture?.(event.pointerId)
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]
      hands.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
      hands.zoom(apart(now, other) / Math.max(1, apart(before, other)), middle)
    } else hands.pan(now[0] - before[0], now[1] - before[1])
    down.set(event.pointerId, now)
  }
  const lift = (event: PointerEvent) => down.delete(event.pointerId)

  const click = (event: MouseEvent) => {
    if (dragged) {
      dragged = false
      return
    }
    const bare = event.detail === 0 && event.clientX === 0 && event.clientY === 0
    const at = bare ? null : pixel(event)
    const idle = !hands.tap(at, event.target as Element)
    const twice = at && last.idle && idle && event.timeStamp - last.time < TWICE && apart(at, last.pixel) < 30
    if (twice) hands.doubleTap(at)
    last = { time: event.timeStamp, pixel: at ?? [0, 0], idle: idle && !twice }
  }
  const wheel = (event: WheelEvent) => {
    const lines = event.deltaMode === 1 ? 18 : 1
    const factor = Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016))
    if (!hands.canZoom(factor)) return
    event.preventDefault()
    hands.zoom(factor, pixel(event))
  }

  const ending = new AbortController()
  const on = (kind: string, listener: (event: never) => void) =>
    element.addEventListener(kind, listener as EventListener, { signal: ending.signal, passive: kind !== 'wheel' })
  on('pointerdown', press)
  on('pointermove', move)
  on('pointerup', lift)
  on('pointercancel', lift)
  on('click', click)
  on('wheel', wheel)
  return () => ending.abort()
}
