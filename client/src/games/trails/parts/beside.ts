// Where a note beside a card hides the fewest cards.

export interface Room {
  width: number
  height: number
  /** Rectangles that had better stay visible: left, top, width, height. */
  busy: readonly (readonly [number, number, number, number])[]
}

export interface Square {
  x: number
  y: number
  size: number
}

const GAP = 12
const EDGE = 6

export interface Spot {
  left: number
  top: number
  /** How much it covers of what had better stay visible, in square pixels. */
  hidden: number
}

/** The corner of a note of this size: left, right, above or below the card, or askew, within the room. */
export function beside(card: Square, width: number, height: number, room: Room): Spot {
  const { x, y, size } = card
  const [across, down] = [x + (size - width) / 2, y + (size - height) / 2]
  const [before, after] = [x - GAP - width, x + size + GAP]
  const [above, below] = [y - GAP - height, y + size + GAP]
  const spots = [
    [before, down],
    [after, down],
    [across, above],
    [across, below],
    [before, above],
    [after, above],
    [before, below],
    [after, below],
  ].map(([left, top]) =>
    judged(clamp(left!, EDGE, room.width - width - EDGE), clamp(top!, EDGE, room.height - height - EDGE)),
  )
  function judged(left: number, top: number): Spot {
    const kept = [[x, y, size, size] as const, ...room.busy]
    const hidden = kept.reduce(
      (sum, rectangle, at) => sum + overlap(left, top, width, height, rectangle) * (at ? 1 : 20),
      0,
    )
    return { left, top, hidden }
  }
  return spots.reduce((best, spot) => (spot.hidden < best.hidden ? spot : best))
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))

function overlap(
  left: number,
  top: number,
  width: number,
  height: number,
  other: readonly [number, number, number, number],
) {
  const across = Math.min(left + width, other[0] + other[2]) - Math.max(left, other[0])
  const down = Math.min(top + height, other[1] + other[3]) - Math.max(top, other[1])
  return Math.max(0, across) * Math.max(0, down)
}
