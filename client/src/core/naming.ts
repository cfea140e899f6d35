// Names of seats and texts of faults, the same as in the server's narration.

import type { Words } from '../i18n'
import type { Fault, SeatNow } from '../wire'

export function levelName(words: Words, level: string | null): string {
  return level === null ? '' : (words.levels[level] ?? level)
}

/** A seat's name: its person's, its bot's level (numbered if two are the same), or "free". */
export function seatName(words: Words, seats: readonly SeatNow[], number: number): string {
  const seat = seats[number]
  if (!seat) return ''
  if (seat.name) return seat.name
  if (seat.level === null) return words.table.free(number + 1)
  const twins = seats.filter((other) => !other.name && other.level === seat.level)
  const name = levelName(words, seat.level)
  return twins.length > 1 ? `${name} ${number + 1}` : name
}

/** The text of a fault: the server's, without the rule's id, or our own if there was no response. */
export function faultSentence(words: Words, fault: Fault | null): string {
  if (!fault) return words.troubles.broken
  if (fault.sentence) return fault.reason ?? fault.sentence
  return fault.code === 'unreachable' ? words.troubles.unreachable : words.troubles.broken
}

/** A list in the reader's language: "Ada, Bo and Cy". */
export function listed(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}
