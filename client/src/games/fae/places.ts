// Positions on the map for names of spaces, vegetation and names of regions.

import { box, clearance, far, inside } from './rings'
import type { FaeMap, Point, Region, Space } from './wire'

export interface Growth {
  at: Point
  size: number
  mirrored: boolean
}

export interface Places {
  name: Point
  growths: Growth[]
}

/** Half the width of a label. */
export const breadth = (name: string, size: number): number => name.length * size * 0.29

/** Pseudo-random numbers from 0 to 1, the same for the same word. */
export function chance(word: string): () => number {
  let state = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Positions clear of the border, the tokens, the region's name, and each other. */
export function places(space: Space, label: Point, region: Region): Places {
  const next = chance(space.name)
  const [left, top, right, bottom] = box(space.polygon)
  const free: { at: Point; room: number }[] = []
  for (let i = 0; i < 220; i++) {
    const at: Point = [left + next() * (right - left), top + next() * (bottom - top)]
    if (far(at, space.centre) < 27 || besideName(at, label, region) < 9) continue
    const room = roomFor(at, space)
    if (room > 9) free.push({ at, room })
  }
  const worth = (spot: { at: Point; room: number }) =>
    Math.min(spot.room, 18) - Math.abs(far(spot.at, space.centre) - 33)
  const name = free.reduce((best, spot) => (worth(spot) > worth(best) ? spot : best), {
    at: space.centre,
    room: -1000,
  }).at
  return { name, growths: grown(free, name).map((at) => ({ at, size: 0.9 + next() * 0.25, mirrored: next() < 0.5 })) }
}

function grown(free: { at: Point; room: number }[], name: Point): Point[] {
  const taken: Point[] = []
  const byRoom = [...free].sort((a, b) => Math.min(b.room, 17) - Math.min(a.room, 17))
  for (const [room, apart] of [
    [14, 24],
    [11, 22],
    [9, 19],
  ] as const) {
    for (const spot of byRoom) {
      if (spot.room > room && [name, ...taken].every((other) => far(spot.at, other) > apart)) taken.push(spot.at)
    }
    if (taken.length > 2) break
  }
  return taken.sort((a, b) => a[1] - b[1])
}

/** The distance of a sign at this spot from the border; signs are wider than high. */
function roomFor(at: Point, space: Space): number {
  let room = clearance(at, space.polygon)
  for (const way of [-11, 11]) {
    if (room > 9) room = Math.min(room, clearance([at[0] + way, at[1]], space.polygon) + 7)
  }
  return room
}

function besideName(at: Point, label: Point, region: Region): number {
  return Math.max(Math.abs(at[0] - label[0]) - breadth(region.name, 15.5), Math.abs(at[1] - label[1]) - 8)
}

/** The position of a region's name: within the region, clear of all tokens. */
export function lettered(map: FaeMap, region: Region): Point {
  const own = map.space.filter((space) => space.name.startsWith(region.letter))
  const [left, top, right, bottom] = box(own.flatMap((space) => [...space.polygon]))
  const wide = breadth(region.name, 15.5)
  const near = map.space.filter(({ centre }) => centre[0] > left - 99 && centre[0] < right + 99)
  let best: Point = region.label
  let least = Infinity
  for (let y = top + 14; y < bottom - 8; y += 7) {
    for (let x = left + wide * 0.7; x < right - wide * 0.7; x += 7) {
      const cost = burden([x, y], wide, own, near) + far([x, y], region.label) / 60
      if (cost < least) [least, best] = [cost, [x, y]]
    }
  }
  return best
}

/** The penalty of a name at this spot: over tokens, outside the region. */
function burden([x, y]: Point, wide: number, own: readonly Space[], near: readonly Space[]): number {
  let cost = 0
  for (const { centre } of near) {
    const across = Math.max(0, Math.abs(centre[0] - x) - wide)
    const gap = Math.hypot(across, Math.max(0, Math.abs(centre[1] - y) - 7))
    cost += Math.max(0, 30 - gap) / 3
  }
  for (const share of [-1, -0.5, 0, 0.5, 1]) {
    for (const rise of [-7, 6]) {
      const corner: Point = [x + share * wide, y + rise]
      if (!own.some((space) => inside(corner, space.polygon))) cost += 2.5
    }
  }
  return cost
}
