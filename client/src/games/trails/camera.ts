// The camera over the table: the centre of the view, and pixels per hundredth of a card.

import { SIZE, type Point } from './ribbons'
import type { Place } from './wire'

export interface Camera {
  x: number
  y: number
  zoom: number
}

export interface Room {
  width: number
  height: number
  /** The parts covered at the top and bottom. */
  top: number
  bottom: number
}

export const LEAST = 0.22
const MOST = 2.6
/** The smallest card size in pixels that can be tapped. */
export const THUMB = 0.44
const WIDEST = 1.7

const clamp = (zoom: number, least = LEAST, most = MOST) => Math.min(Math.max(zoom, least), most)

/** The centre of the uncovered part of the viewport. */
function heart({ width, height, top, bottom }: Room): Point {
  return { x: width / 2, y: (top + height - bottom) / 2 }
}

/** A camera that shows all these places, or their centre if they would be too small. */
export function fit(places: readonly Place[], room: Room, least = THUMB): Camera {
  const xs = places.map(([x]) => x * SIZE)
  const ys = places.map(([, y]) => y * SIZE)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [right, low] = [Math.max(...xs) + SIZE, Math.max(...ys) + SIZE]
  const margin = 12
  const across = (room.width - 2 * margin) / (right - left)
  const down = (room.height - room.top - room.bottom - 2 * margin) / (low - top)
  return { x: (left + right) / 2, y: (top + low) / 2, zoom: clamp(Math.min(across, down), least, WIDEST) }
}

/** The SVG transform. */
export function transform(camera: Camera, room: Room): string {
  const { x, y } = heart(room)
  return `translate(${x - camera.x * camera.zoom} ${y - camera.y * camera.zoom}) scale(${camera.zoom})`
}

export function toTable(at: Point, camera: Camera, room: Room): Point {
  const { x, y } = heart(room)
  return { x: (at.x - x) / camera.zoom + camera.x, y: (at.y - y) / camera.zoom + camera.y }
}

/** The place at a point of the table. */
export const placeAt = ({ x, y }: Point): Place => [Math.floor(x / SIZE), Math.floor(y / SIZE)]

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom }
}

/** Zooms around a point. */
export function zoomed(camera: Camera, by: number, at: Point, room: Room): Camera {
  const zoom = clamp(camera.zoom * by)
  const held = toTable(at, camera, room)
  const { x, y } = heart(room)
  return { x: held.x - (at.x - x) / zoom, y: held.y - (at.y - y) / zoom, zoom }
}

/** A camera that also shows this place; unchanged if it is visible. */
export function within(place: Place, camera: Camera, room: Room): Camera {
  const half = { x: room.width / 2, y: (room.height - room.top - room.bottom) / 2 }
  const near = (part: number, now: number, reach: number) => {
    const room = Math.max(reach / camera.zoom - SIZE * 0.6, 0)
    return Math.min(Math.max(now, part - room), part + room)
  }
  return {
    x: near((place[0] + 0.5) * SIZE, camera.x, half.x),
    y: near((place[1] + 0.5) * SIZE, camera.y, half.y),
    zoom: camera.zoom,
  }
}
