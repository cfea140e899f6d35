// Gestures on a board with a camera: drag moves a piece or pans, two fingers pinch, the wheel zooms, a tap is passed on.

import type { Camera } from './camera.svelte'
import type { Point } from './sight'

/** A finger that moves farther than this many pixels doesn't tap. */
const SLACK = 8
/** Milliseconds and pixels within which a second tap makes a double tap. */
const TWICE = { time: 340, apart: 30 }
/** The factor of a double tap. */
const CLOSER = 2
/** Pixels of a line, for wheels that scroll by lines. */
const LINE = 18

/** A piece being dragged over the board. */
export interface Carried {
  carry(at: Point): void
  /** Dropped at a pixel; null if the drag was broken off. */
  drop(at: Point | null): void
}

export interface Meanings {
  /** A tap at a pixel of the element; null for one by keyboard or screen reader. Returns whether it had a meaning. */
  tap?(at: Point | null, target: Element): boolean
  /** The piece that a drag from this pixel moves; without one it pans. */
  takes?(from: Point): Carried | null
  /** Whether something else starts here than panning, such as dragging a piece. */
  grabs?(event: PointerEvent): boolean
  /** Whether the wheel means something else here than zooming. */
  turns?(event: WheelEvent): boolean
}

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Attach to the board's element: it measures the element, and moves the camera. */
export function gestures(camera: Camera, meanings: Meanings = {}) {
  return (element: HTMLElement | SVGElement): (() => void) => {
    const down = new Map<number, Point>()
    let start: Point = { x: 0, y: 0 }
    let dragged = false
    let carried: Carried | null = null
    let last = { time: -Infinity, at: start }

    const pixel = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }

    const release = (at: Point | null): void => {
      carried?.drop(at)
      carried = null
    }

    const press = (event: PointerEvent): void => {
      if (event.button !== 0 || meanings.grabs?.(event)) return
      const at = pixel(event)
      // A second finger makes it a pinch, which never taps.
      dragged = down.size > 0
      release(null)
      if (!dragged) start = at
      down.set(event.pointerId, at)
    }

    const move = (event: PointerEvent): void => {
      const before = down.get(event.pointerId)
      if (!before) return
      const now = pixel(event)
      if (!dragged && apart(now, start) < SLACK) return
      if (!dragged) carried = meanings.takes?.(start) ?? null
      dragged = true
      if (!element.hasPointerCapture?.(event.pointerId)) element.setPointerCapture?.(event.pointerId)
      if (carried) return carried.carry(now)
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1]
      const share = other ? 2 : 1
      camera.pan((now.x - before.x) / share, (now.y - before.y) / share)
      if (other) camera.zoomBy(apart(now, other) / Math.max(1, apart(before, other)), between(now, other))
      down.set(event.pointerId, now)
    }

    const lift = (event: PointerEvent): void => {
      down.delete(event.pointerId)
      release(event.type === 'pointerup' ? pixel(event) : null)
    }

    const click = (event: MouseEvent): void => {
      if (dragged) {
        dragged = false
        event.stopPropagation()
        event.preventDefault()
        return
      }
      const bare = event.detail === 0 && event.clientX === 0 && event.clientY === 0
      const at = bare ? null : pixel(event)
      const meant = meanings.tap?.(at, event.target as Element) ?? true
      if (meant || !at) last = { time: -Infinity, at: start }
      else if (event.timeStamp - last.time < TWICE.time && apart(at, last.at) < TWICE.apart) camera.zoomBy(CLOSER, at)
      else last = { time: event.timeStamp, at }
    }

    const wheel = (event: WheelEvent): void => {
      if (meanings.turns?.(event)) return event.preventDefault()
      const turned = Math.max(-240, Math.min(240, event.deltaY * (event.deltaMode === 1 ? LINE : 1)))
      const factor = Math.exp(-turned * (event.ctrlKey ? 0.01 : 0.0018))
      // At the limit the page may scroll.
      if (!camera.canZoom(factor)) return
      event.preventDefault()
      camera.zoomBy(factor, pixel(event))
    }

    const watcher = new ResizeObserver(() => {
      camera.width = element.clientWidth
      camera.height = element.clientHeight
    })
    watcher.observe(element)
    const ending = new AbortController()
    const on = <Kind extends Event>(
      kind: string,
      heard: (event: Kind) => void,
      options: AddEventListenerOptions = {},
    ): void => element.addEventListener(kind, heard as EventListener, { ...options, signal: ending.signal })
    on('pointerdown', press)
    on('pointermove', move)
    on('pointerup', lift)
    on('pointercancel', lift)
    on('click', click, { capture: true })
    on('wheel', wheel, { passive: false })
    return () => {
      watcher.disconnect()
      ending.abort()
    }
  }
}
