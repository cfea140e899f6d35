// A small map for tests: six spaces in two rows, a river between the rows, a lake on the right.

import type { FaeMap, Space, Terrain } from './wire'

const square = (name: string, terrain: Terrain, x: number, y: number, neighbours: string[]): Space => ({
  name,
  terrain,
  centre: [x + 50, y + 50],
  polygon: [
    [x, y],
    [x + 100, y],
    [x + 100, y + 100],
    [x, y + 100],
  ],
  neighbours,
})

/** A1 A2 A3 above B1 B2 B3; the lake right of A3 and B3 separates no spaces. */
export const SMALL: FaeMap = {
  width: 400,
  height: 200,
  region: [
    { letter: 'A', name: 'Ash', label: [150, 20] },
    { letter: 'B', name: 'Birch', label: [150, 180] },
  ],
  space: [
    square('A1', 'hills', 0, 0, ['A2', 'B1']),
    square('A2', 'mushrooms', 100, 0, ['A1', 'A3', 'B2']),
    square('A3', 'mountains', 200, 0, ['A2', 'B3']),
    square('B1', 'forest', 0, 100, ['A1', 'B2']),
    square('B2', 'hills', 100, 100, ['A2', 'B1', 'B3']),
    square('B3', 'forest', 200, 100, ['A3', 'B2']),
  ],
  river: [
    {
      course: [
        [0, 100],
        [100, 100],
        [200, 100],
        [300, 100],
      ],
    },
  ],
  lake: [
    {
      name: 'Still',
      shore: [
        [300, 0],
        [340, 0],
        [340, 200],
        [300, 200],
        [300, 100],
      ],
    },
  ],
}
