// Which part of a picture to show large, so that some places fill it.

import type { Box } from './pins'

/** How far the places keep from the rim, as a share of the part that is shown. */
const RIM = 0.1
/** Shown larger than this, a board looks coarse. */
const MOST = 1.7

/** The part of a picture, in this shape, that holds all places; all of its width if there are none. */
export function closer(places: readonly Box[], picture: { width: number; height: number }, shape: number): Box {
  const left = Math.min(...places.map(({ x }) => x))
  const top = Math.min(...places.map(({ y }) => y))
  const right = Math.max(...places.map(({ x, width }) => x + width))
  const bottom = Math.max(...places.map(({ y, height }) => y + height))
  const needed = Math.max(right - left, (bottom - top) * shape) / (1 - 2 * RIM)
  const width = places.length ? Math.min(Math.max(needed, picture.width / MOST), picture.width) : picture.width
  const height = width / shape
  const [x, y] = places.length ? [(left + right - width) / 2, (top + bottom - height) / 2] : [0, 0]
  return { x: within(x, picture.width - width), y: within(y, picture.height - height), width, height }
}

const within = (start: number, most: number): number => Math.max(0, Math.min(start, most))
