// Gestures on the table: drag pans, two fingers pinch, the wheel zooms or turns a card.

import type { Point } from './ribbons'

export interface Gestures {
  pan(dx: number, dy: number): void
  zoom(by: number, at: Point): void
  /** Whether the wheel turns the card instead of zooming. */
  overGhost(): boolean
  notch(direction: number): void
}

/** A finger that moves farther than this doesn't tap. */
const SLACK = 7
const NOTCH = 30

/** Listen on an element; returns a function that stops. */
export function watch(node: Element, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>()
  let moved = 0
  let wheel = 0
  const from = (event: MouseEvent): Point => {
    const box = node.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return
    if (!fingers.size) moved = 0
    fingers.set(event.pointerId, from(event))
  }

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = from(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    const [dx, dy] = [now.x - before.x, now.y - before.y]
    moved += Math.hypot(dx, dy)
    fingers.set(event.pointerId, now)
    if (moved < SLACK) return
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId)
    if (!other) return gestures.pan(dx, dy)
    const spread = (point: Point) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 20)
    gestures.pan(dx / 2, dy / 2)
    gestures.zoom(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId)
  }

  /** A drag isn't a tap. */
  function click(event: Event): void {
    if (moved < SLACK) return
    event.stopPropagation()
    event.preventDefault()
    moved = 0
  }

  function wheeled(event: WheelEvent): void {
    event.preventDefault()
    const turned = event.deltaMode ? event.deltaY * 16 : event.deltaY
    wheel += turned
    if (!event.ctrlKey && gestures.overGhost()) {
      if (Math.abs(wheel) >= NOTCH) {
        gestures.notch(Math.sign(wheel))
        wheel = 0
      }
      return
    }
    wheel = 0
    gestures.zoom(Math.exp(-Math.max(-120, Math.min(120, turned)) * 0.0022), from(event))
  }

  const listeners: [string, (event: never) => void, AddEventListenerOptions][] = [
    ['pointerdown', down, {}],
    ['pointermove', move, {}],
    ['pointerup', up, {}],
    ['pointercancel', up, {}],
    ['click', click, { capture: true }],
    ['wheel', wheeled, { passive: false }],
  ]
  for (const [kind, listener, options] of listeners)
    node.addEventListener(kind, listener as EventListener, options)
  return () => {
    for (const [kind, listener, options] of listeners)
      node.removeEventListener(kind, listener as EventListener, options)
  }
}
