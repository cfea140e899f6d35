// The visible part of a board as pure geometry: fitting, panning, zooming around a point, and limits.

export interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the board, in board units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The board's element in pixels, and how much of each side is covered by controls. */
export interface Room {
  readonly width: number
  readonly height: number
  readonly covered: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>
}

/** The point of the board in the middle of the uncovered part, and pixels per board unit. */
export interface Sight extends Point {
  readonly zoom: number
}

/** The least and the most pixels per unit. */
export interface Limits {
  readonly least: number
  readonly most: number
}

export const UNCOVERED: Room['covered'] = { top: 0, right: 0, bottom: 0, left: 0 }

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high)
const middle = (low: number, high: number): number => (low + high) / 2

/** The uncovered part of the element, in pixels. */
function open({ width, height, covered }: Room): Box {
  return { left: covered.left, top: covered.top, right: width - covered.right, bottom: height - covered.bottom }
}

/** Its width and height; at least a pixel, also before the element has a size. */
function sizeOf(room: Room): { width: number; height: number } {
  const { left, top, right, bottom } = open(room)
  return { width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** The pixel in the middle of the uncovered part. */
function centreOf(room: Room): Point {
  const { left, top, right, bottom } = open(room)
  return { x: middle(left, right), y: middle(top, bottom) }
}

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

/** Shows the whole box, unless that would be smaller or larger than the limits. */
export function fitted(box: Box, room: Room, { least, most }: Limits): Sight {
  const { width, height } = sizeOf(room)
  const zoom = Math.min(width / Math.max(1e-6, box.right - box.left), height / Math.max(1e-6, box.bottom - box.top))
  return { x: middle(box.left, box.right), y: middle(box.top, box.bottom), zoom: within(zoom, least, most) }
}

/** The point of the board at a pixel. */
export function toBoard(pixel: Point, sight: Sight, room: Room): Point {
  const centre = centreOf(room)
  return { x: sight.x + (pixel.x - centre.x) / sight.zoom, y: sight.y + (pixel.y - centre.y) / sight.zoom }
}

/** The pixel at a point of the board. */
export function toPixel(point: Point, sight: Sight, room: Room): Point {
  const centre = centreOf(room)
  return { x: centre.x + (point.x - sight.x) * sight.zoom, y: centre.y + (point.y - sight.y) * sight.zoom }
}

/** Moved with the finger, by pixels. */
export function panned(sight: Sight, across: number, down: number): Sight {
  return { ...sight, x: sight.x - across / sight.zoom, y: sight.y - down / sight.zoom }
}

/** Zoomed by a factor; the point at this pixel stays there. */
export function zoomed(sight: Sight, factor: number, pixel: Point, room: Room, { least, most }: Limits): Sight {
  const zoom = within(sight.zoom * factor, least, most)
  const held = toBoard(pixel, sight, room)
  const now = toBoard(pixel, { ...sight, zoom }, room)
  return { x: sight.x + held.x - now.x, y: sight.y + held.y - now.y, zoom }
}

/** Keeps the box in view: along each axis it fills the uncovered part, or is centred in it. */
export function kept(sight: Sight, box: Box, room: Room): Sight {
  const { width, height } = sizeOf(room)
  const { zoom } = sight
  return {
    x: alongAxis(sight.x, box.left, box.right, width / zoom),
    y: alongAxis(sight.y, box.top, box.bottom, height / zoom),
    zoom,
  }
}

function alongAxis(at: number, low: number, high: number, length: number): number {
  if (length >= high - low - 1e-6) return middle(low, high)
  return within(at, low + length / 2, high - length / 2)
}

/** Panned just far enough to show the box; unchanged if it is visible. */
export function showing(sight: Sight, box: Box, room: Room): Sight {
  const { width, height } = sizeOf(room)
  const near = (at: number, low: number, high: number, length: number): number => {
    const half = length / 2
    return high - low >= length ? middle(low, high) : within(at, high - half, low + half)
  }
  return {
    x: near(sight.x, box.left, box.right, width / sight.zoom),
    y: near(sight.y, box.top, box.bottom, height / sight.zoom),
    zoom: sight.zoom,
  }
}

/** The transform of a group that is drawn in board units. */
export function transformOf(sight: Sight, room: Room): string {
  const { x, y } = toPixel({ x: 0, y: 0 }, sight, room)
  return `translate(${x} ${y}) scale(${sight.zoom})`
}

/** The viewBox of a picture in board units that fills the element. */
export function viewBoxOf(sight: Sight, room: Room): string {
  const { x, y } = toBoard({ x: 0, y: 0 }, sight, room)
  return `${x} ${y} ${Math.max(1, room.width) / sight.zoom} ${Math.max(1, room.height) / sight.zoom}`
}
