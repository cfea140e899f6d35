// Finds the outlines, in pixels of the window, of the things that a step is about.

import type { Spot } from '../../core/contract'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A thing of the board: its box, and the outline of each element it is made of. */
export interface Sighting {
  thing: string
  /** Its accessible name, if it has one. */
  name: string
  box: Box
  outlines: readonly Outline[]
}

/** An outline as a path, moved and scaled to where it is drawn. */
interface Outline {
  d: string
  transform: string
}

/** How far an outline stays away from what it surrounds, in pixels. */
const ROOM = 5
const ROUND = 9

/** The elements of a thing that can be seen. */
export function elementsOf({ selector }: Spot, root: ParentNode): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => element.getBoundingClientRect().width > 0)
}

/** Where a thing is drawn; null if it isn't. */
export function sighted(thing: string, spot: Spot | null, root: ParentNode): Sighting | null {
  const elements = spot ? elementsOf(spot, root) : []
  if (!spot || !elements.length) return null
  const boxes = elements.map((element) => partOf(element.getBoundingClientRect(), spot.part))
  const outlines = elements.map((element, at) => (spot.part ? null : drawnOutline(element)) ?? frameOf(boxes[at]!))
  return { thing, name: nameOf(elements[0]!), box: around(boxes), outlines }
}

function partOf(box: Box, part: Spot['part']): Box {
  if (!part) return { x: box.x, y: box.y, width: box.width, height: box.height }
  return {
    x: box.x + part.left * box.width,
    y: box.y + part.top * box.height,
    width: part.width * box.width,
    height: part.height * box.height,
  }
}

/** The outline of a drawn path, as it lies on the screen. */
function drawnOutline(element: Element): Outline | null {
  if (!(element instanceof SVGPathElement)) return null
  const matrix = element.getScreenCTM()
  const d = element.getAttribute('d')
  if (!matrix || !d) return null
  const { a, b, c, d: down, e, f } = matrix
  return { d, transform: `matrix(${[a, b, c, down, e, f].join(' ')})` }
}

function frameOf({ x, y, width, height }: Box): Outline {
  const [right, down] = [width + 2 * (ROOM - ROUND), height + 2 * (ROOM - ROUND)]
  const bend = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx * ROUND} ${dy * ROUND}`
  const d = `M${x - ROOM + ROUND} ${y - ROOM}h${right}${bend(1, 1)}v${down}${bend(-1, 1)}h${-right}${bend(-1, -1)}v${-down}${bend(1, -1)}z`
  return { d, transform: '' }
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

function nameOf(element: Element): string {
  const named = element.closest('[aria-label]')
  // Letters in a drawing, such as coordinates, are no name.
  const text = element.querySelector('svg text') ? '' : element.textContent?.trim()
  return element.getAttribute('aria-label') ?? (text || (named?.getAttribute('aria-label') ?? ''))
}
