// Where the notes at plants without a path stand in a garden: none covers points, a sign or another note.

import type { Square } from '../wire'

export interface Spot {
  x: number
  y: number
}

/** Half the width and height of a note, and of the plate that shows a plant's points. */
export const NOTE = { x: 13, y: 2.6 }
const PLATE = { x: 3.5, y: 2.8 }
/** How far from a plate its note stands, below or above. */
const BESIDE = [6.5, -6.5]

const middle = ([x, y]: Square): Spot => ({ x: x * 10 + 5, y: y * 10 + 5 })
const within = (x: number): number => Math.min(Math.max(x, NOTE.x + 1), 99 - NOTE.x)

function covers(one: Spot, other: Spot, size: Spot): boolean {
  return Math.abs(one.x - other.x) < NOTE.x + size.x && Math.abs(one.y - other.y) < NOTE.y + size.y
}

/** At most this many plants get a note; the plates of the others show a zero as well. */
const MOST = 2

/** The notes for the newest of the plants whose plates are on these squares, where there is room. */
export function notesAt(needy: readonly Square[], taken: readonly Square[]): Spot[] {
  const notes: Spot[] = []
  for (const { x, y } of needy.slice(-MOST).map(middle)) {
    const free = BESIDE.map((far) => ({ x: within(x), y: y + far })).find(
      (spot) =>
        spot.y > NOTE.y &&
        spot.y < 100 - NOTE.y &&
        !taken.some((square) => covers(spot, middle(square), PLATE)) &&
        !notes.some((note) => covers(spot, note, NOTE)),
    )
    if (free) notes.push(free)
  }
  return notes
}
