// The visible part of the map: fitting, zooming and panning as pure functions.

import type { Point } from './wire'

/** The viewport in pixels. */
export interface Room {
  width: number
  height: number
}

/** The centre of the visible part in map units, and the zoom relative to fitting. */
export interface Sight {
  x: number
  y: number
  zoom: number
}

export type Bounds = readonly [number, number, number, number]

export const FARTHEST = 1
export const CLOSEST = 6
/** Margin of sea around the land, in map units. */
const MARGIN = 14

export const whole = ([left, top, right, bottom]: Bounds): Sight => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
  zoom: 1,
})

/** Pixels per map unit. */
export function scale(sight: Sight, room: Room, [left, top, right, bottom]: Bounds): number {
  const fit = Math.min(room.width / (right - left + 2 * MARGIN), room.height / (bottom - top + 2 * MARGIN))
  return Math.max(1e-3, fit) * sight.zoom
}

/** The viewBox: left, top, width, height. */
export function frame(sight: Sight, room: Room, bounds: Bounds): [number, number, number, number] {
  const pixels = scale(sight, room, bounds)
  const width = room.width / pixels
  const height = room.height / pixels
  return [sight.x - width / 2, sight.y - height / 2, width, height]
}

/** The map point at a pixel of the viewport. */
export function onMap(pixel: Point, sight: Sight, room: Room, bounds: Bounds): Point {
  const pixels = scale(sight, room, bounds)
  return [sight.x + (pixel[0] - room.width / 2) / pixels, sight.y + (pixel[1] - room.height / 2) / pixels]
}

/** Keeps the land in view: never smaller than the whole map, and never only sea. */
export function kept(sight: Sight, room: Room, bounds: Bounds): Sight {
  const zoom = Math.max(FARTHEST, Math.min(CLOSEST, sight.zoom))
  const pixels = scale({ ...sight, zoom }, room, bounds)
  return {
    zoom,
    x: within(sight.x, bounds[0] - MARGIN, bounds[2] + MARGIN, room.width / pixels),
    y: within(sight.y, bounds[1] - MARGIN, bounds[3] + MARGIN, room.height / pixels),
  }
}

function within(middle: number, low: number, high: number, length: number): number {
  if (length >= high - low - 1e-6) return (low + high) / 2
  return Math.max(low + length / 2, Math.min(high - length / 2, middle))
}

/** Zoomed by a factor around a pixel. */
export function zoomed(sight: Sight, factor: number, pixel: Point, room: Room, bounds: Bounds): Sight {
  const zoom = Math.max(FARTHEST, Math.min(CLOSEST, sight.zoom * factor))
  const held = onMap(pixel, sight, room, bounds)
  const now = onMap(pixel, { ...sight, zoom }, room, bounds)
  return kept({ zoom, x: sight.x + held[0] - now[0], y: sight.y + held[1] - now[1] }, room, bounds)
}

/** Panned by pixels. */
export function panned(sight: Sight, across: number, down: number, room: Room, bounds: Bounds): Sight {
  const pixels = scale(sight, room, bounds)
  return kept({ ...sight, x: sight.x - across / pixels, y: sight.y - down / pixels }, room, bounds)
}

/** Panned just far enough to show the place with some margin. */
export function showing(sight: Sight, place: Point, room: Room, bounds: Bounds): Sight {
  const pixels = scale(sight, room, bounds)
  const across = Math.max(0, room.width / pixels / 2 - 60)
  const down = Math.max(0, room.height / pixels / 2 - 60)
  const x = Math.max(place[0] - across, Math.min(place[0] + across, sight.x))
  const y = Math.max(place[1] - down, Math.min(place[1] + down, sight.y))
  return kept({ ...sight, x, y }, room, bounds)
}
