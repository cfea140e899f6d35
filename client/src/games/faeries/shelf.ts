// Context shared by all parts of the board: texts, pieces, cards, and seats.

import { createContext } from 'svelte'
import type { Language } from '../../core/contract'
import { cardTexts, type CardText, type CardTexts } from './texts.svelte'
import type { CardFace, FaeriesComponents } from './wire'
import { wordsOf, type Words } from './words'

export { seatName } from '../../parts/seats'

export interface Shelf {
  readonly words: Words
  readonly components: FaeriesComponents
  readonly texts: CardTexts
}

export const [useShelf, provideShelf] = createContext<Shelf>()

/** Provides the context for the parts of a component. */
export function layShelf(given: () => { components: FaeriesComponents; language: Language }): Shelf {
  return provideShelf({
    get words() {
      return wordsOf(given().language)
    },
    get components() {
      return given().components
    },
    get texts() {
      return cardTexts(given().language)
    },
  })
}

export function faceOf(name: string, { components }: Pick<Shelf, 'components'>): CardFace {
  return components.cards.find((card) => card.name === name) ?? components.cards[0]!
}

export const textOf = (name: string, shelf: Shelf): CardText => shelf.texts.of(faceOf(name, shelf))
export const nameOf = (name: string, shelf: Shelf): string => textOf(name, shelf).name

/** The seats in the order of performing an action: clockwise from the acting player. */
export const clockwise = (first: number, seats: number): number[] => Array.from({ length: seats }, (_, step) => (first + step) % seats)
