// Where a note beside a thing on a board hides the least.

/** Left, top, width and height. */
export type Rectangle = readonly [number, number, number, number]

export interface Room {
  width: number
  height: number
  /** What had better stay visible. */
  busy: readonly Rectangle[]
}

export interface Spot {
  left: number
  top: number
  /** How much it covers of what had better stay visible, in square pixels. */
  hidden: number
}

const EDGE = 6
/** The thing that the note is about counts this many times. */
const SUBJECT = 20

/** The first of these corners, moved into the room, at which a note of this size hides the least. */
export function leastHiding(
  corners: readonly (readonly [number, number])[],
  width: number,
  height: number,
  subject: Rectangle,
  room: Room,
): Spot {
  const judged = ([across, down]: readonly [number, number]): Spot => {
    const left = clamp(across, EDGE, room.width - width - EDGE)
    const top = clamp(down, EDGE, room.height - height - EDGE)
    const over = (other: Rectangle): number => overlap([left, top, width, height], other)
    return { left, top, hidden: SUBJECT * over(subject) + room.busy.reduce((sum, other) => sum + over(other), 0) }
  }
  return corners.map(judged).reduce((best, spot) => (spot.hidden < best.hidden ? spot : best))
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

function overlap(one: Rectangle, other: Rectangle): number {
  const across = Math.min(one[0] + one[2], other[0] + other[2]) - Math.max(one[0], other[0])
  const down = Math.min(one[1] + one[3], other[1] + other[3]) - Math.max(one[1], other[1])
  return Math.max(0, across) * Math.max(0, down)
}
