// The order in which the seats have their turns.

import type { Frame } from '../wire'

/** The seats from the one whose turn it is, clockwise; empty unless the game is running. */
export function turnOrder({ seats, status, waiting }: Pick<Frame, 'seats' | 'status' | 'waiting'>): number[] {
  const [first] = waiting
  if (status !== 'running' || first === undefined) return []
  return seats.map((_, step) => (first + step) % seats.length)
}
