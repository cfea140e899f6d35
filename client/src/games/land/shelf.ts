// What all parts of the board share: the words, what the cards are, and who sits where.

import { createContext } from 'svelte'
import type { SeatNow } from '../../wire'
import type { LandComponents } from './wire'
import type { Words } from './words'

export interface Shelf {
  readonly words: Words
  readonly components: LandComponents
}

export const [useShelf, provideShelf] = createContext<Shelf>()

/** The kind of thing a card is: it says on which paper it is drawn. */
export function groupOf(kind: string, { forest, fairies }: LandComponents): string {
  if (kind === 'back') return 'back'
  if (kind === 'crest' || fairies.includes(kind)) return 'fairy'
  return forest.card.find(({ name }) => name === kind)?.group ?? 'item'
}

/** What a card does, in words. */
export function aboutOf(kind: string, { words, components }: Shelf): string {
  const item = components.items.find(({ name }) => name === kind)
  return item ? words.cards.item(item) : words.cards.about(kind, groupOf(kind, components), components)
}

export const nameOf = (kind: string, words: Words): string => words.cards.names[kind] ?? kind

/** Bots are called by their level, with the seat's number if two are called alike. */
export function seatName(seats: readonly SeatNow[], seat: number, words: Words): string {
  const { name = '', level = null } = seats[seat] ?? {}
  const alike = seats.filter((other) => !other.name && other.level === level).length > 1
  return words.seat(name, level, alike ? seat + 1 : null)
}

/** Kinds with their numbers in the order of the cards, the first ones first. */
export function inOrder(counts: Record<string, number>, components: LandComponents): [string, number][] {
  return components.forest.card.flatMap(({ name }) => (counts[name] ? [[name, counts[name]] as [string, number]] : []))
}
