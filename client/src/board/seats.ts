// The name of a seat on a board.

import type { SeatNow } from '../wire'

/** Bots are named after their level, with the seat's number if two are the same. */
export function seatName(
  seats: readonly SeatNow[],
  seat: number,
  words: { seat(name: string, level: string | null, number: number | null): string },
): string {
  const { name = '', level = null } = seats[seat] ?? {}
  const alike = seats.filter((other) => !other.name && other.level === level).length > 1
  return words.seat(name, level, alike ? seat + 1 : null)
}
