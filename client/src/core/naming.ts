// What seats and troubles are called on the page, the same as the server's narrator calls them.

import type { Words } from '../i18n'
import type { Fault, SeatNow } from '../wire'

export function levelName(words: Words, level: string | null): string {
  return level === null ? '' : (words.levels[level] ?? level)
}

/** A seat's name: its person's, its bot's level (numbered if two are called alike), or that it is free. */
export function seatName(words: Words, seats: readonly SeatNow[], number: number): string {
  const seat = seats[number]
  if (!seat) return ''
  if (seat.name) return seat.name
  if (seat.level === null) return words.table.free(number + 1)
  const twins = seats.filter((other) => !other.name && other.level === seat.level)
  const name = levelName(words, seat.level)
  return twins.length > 1 ? `${name} ${number + 1}` : name
}

/** What is asked, as one says it to the one who is asked: without the name that it begins with. */
export function addressed(sentence: string, name: string): string {
  const rest = sentence.startsWith(name) ? sentence.slice(name.length).match(/^\s*:\s*(.+)$/s)?.[1] : undefined
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : sentence
}

/** What is said of a fault: the server's sentence, or ours where no server could speak. */
export function faultSentence(words: Words, fault: Fault | null): string {
  if (!fault) return words.troubles.broken
  if (fault.sentence) return fault.sentence
  return fault.code === 'unreachable' ? words.troubles.unreachable : words.troubles.broken
}

/** A list in the reader's language: "Ada, Bo and Cy". */
export function listed(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
}

/** A sentence without the id of the rule that it ends with, where one need not look it up. */
export function withoutRule(sentence: string): string {
  return sentence.replace(/ \([A-Z]+-\d+[A-Z]?\)/, '')
}
