// Context shared by all parts of the board: texts, pieces, cards, and seats.

import { createContext } from 'svelte'
import type { Language } from '../../../core/contract'
import type { CardFace, CardText, FaeriesComponents } from '../wire'
import { wordsOf, type Words } from '../words'

export { seatName } from '../../../board/seats'

export interface Shelf {
  readonly words: Words
  readonly components: FaeriesComponents
}

const [useShelf, provideShelf] = createContext<Shelf>()
export { useShelf }

/** Provides the context for the parts of a component. */
export function layShelf(given: () => { components: FaeriesComponents; language: Language }): Shelf {
  return provideShelf({
    get words() {
      return wordsOf(given().language)
    },
    get components() {
      return given().components
    },
  })
}

type Pieces = Pick<Shelf, 'components'>

export function faceOf(name: string, { components }: Pieces): CardFace {
  return components.cards.find((card) => card.name === name) ?? components.cards[0]!
}

const UNNAMED: CardText = { name: '', effect: null, options: [], lines: [], flavour: null }

/** The words on a card, a folk or an action. */
export const textOf = (name: string, { components }: Pieces): CardText => components.pieces[name] ?? UNNAMED
export const nameOf = (name: string, shelf: Pieces): string => textOf(name, shelf).name
