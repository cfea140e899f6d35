// Where a note beside a card hides the fewest cards.

import { leastHiding, type Room, type Spot } from '../../../board/beside'

export interface Square {
  x: number
  y: number
  size: number
}

const GAP = 12

/** The corner of a note of this size: left, right, above or below the card, or askew, within the room. */
export function beside(card: Square, width: number, height: number, room: Room): Spot {
  const { x, y, size } = card
  const [across, down] = [x + (size - width) / 2, y + (size - height) / 2]
  const [before, after] = [x - GAP - width, x + size + GAP]
  const [above, below] = [y - GAP - height, y + size + GAP]
  const corners = [
    [before, down],
    [after, down],
    [across, above],
    [across, below],
    [before, above],
    [after, above],
    [before, below],
    [after, below],
  ] as const
  return leastHiding(corners, width, height, [x, y, size, size], room)
}
