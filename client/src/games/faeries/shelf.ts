// What all parts of the board share: the words, the pieces, what cards say, and who sits where.

import { createContext } from 'svelte'
import type { SeatNow } from '../../wire'
import type { CardText, CardTexts } from './texts.svelte'
import type { CardFace, FaeriesComponents } from './wire'
import type { Words } from './words'

export interface Shelf {
  readonly words: Words
  readonly components: FaeriesComponents
  readonly texts: CardTexts
}

export const [useShelf, provideShelf] = createContext<Shelf>()

export function faceOf(name: string, { components }: Pick<Shelf, 'components'>): CardFace {
  return components.cards.find((card) => card.name === name) ?? components.cards[0]!
}

export const textOf = (name: string, shelf: Shelf): CardText => shelf.texts.of(faceOf(name, shelf))
export const nameOf = (name: string, shelf: Shelf): string => textOf(name, shelf).name

/** Bots are called by their level, with the seat's number if two are called alike. */
export function seatName(seats: readonly SeatNow[], seat: number, words: Words): string {
  const { name = '', level = null } = seats[seat] ?? {}
  const alike = seats.filter((other) => !other.name && other.level === level).length > 1
  return words.seat(name, level, alike ? seat + 1 : null)
}

/** The seats in the order in which they perform an action: clockwise from the acting player. */
export const clockwise = (first: number, seats: number): number[] => Array.from({ length: seats }, (_, step) => (first + step) % seats)
