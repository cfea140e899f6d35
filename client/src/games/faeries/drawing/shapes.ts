// Outlines on a grid: those that the server sends for each rotation, their position and middle.

import type { FaeriesComponents, LaidTile, Side, Square } from '../wire'

/** The width and height of the bounding box. */
export function frameOf(squares: readonly Square[]): Square {
  return [Math.max(...squares.map(([x]) => x)) + 1, Math.max(...squares.map(([, y]) => y)) + 1]
}

export const at = (squares: readonly Square[], x: number, y: number): Square[] =>
  squares.map(([dx, dy]): Square => [x + dx, y + dy])

/** The squares of a tile's side in a rotation. */
export function faceOf(components: FaeriesComponents, tile: number, side: Side, turns: number): readonly Square[] {
  return components.outlines[components.faces[tile]?.[side][turns] ?? -1] ?? []
}

export function squaresOf(
  components: FaeriesComponents,
  laid: Pick<LaidTile, 'tile' | 'side' | 'turns' | 'x' | 'y'>,
): Square[] {
  return at(faceOf(components, laid.tile, laid.side, laid.turns), laid.x, laid.y)
}

/** The square nearest to the middle. */
export function middleOf(squares: readonly Square[]): Square {
  const mean = (axis: 0 | 1): number => squares.reduce((sum, square) => sum + square[axis], 0) / squares.length
  const [x, y] = [mean(0), mean(1)]
  const far = (square: Square): number => Math.hypot(square[0] - x, square[1] - y)
  return [...squares].sort((one, other) => far(one) - far(other))[0] ?? [0, 0]
}

/** The corner that centres the outline on a square, entirely on the grid. */
export function around(squares: readonly Square[], [x, y]: Square, side: number): Square {
  const [width, height] = frameOf(squares)
  const within = (value: number, size: number): number => Math.min(Math.max(value, 0), side - size)
  return [within(x - Math.floor((width - 1) / 2), width), within(y - Math.floor((height - 1) / 2), height)]
}
