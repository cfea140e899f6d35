// Context shared by all parts of the board: texts, cards, and seats.

import { createContext } from 'svelte'
import type { Language } from '../../core/contract'
import type { LandComponents } from './wire'
import { wordsOf, type Words } from './words'

export { seatName } from '../../parts/seats'

export interface Shelf {
  readonly words: Words
  readonly components: LandComponents
}

export const [useShelf, provideShelf] = createContext<Shelf>()

/** Provides the context for the parts of a component. */
export function layShelf(given: () => { components: LandComponents; language: Language }): Shelf {
  return provideShelf({
    get words() {
      return wordsOf(given().language)
    },
    get components() {
      return given().components
    },
  })
}

/** The group of a card, which determines its background. */
export function groupOf(kind: string, { forest, fairies }: LandComponents): string {
  if (kind === 'back') return 'back'
  if (kind === 'crest' || fairies.includes(kind)) return 'fairy'
  return forest.card.find(({ name }) => name === kind)?.group ?? 'item'
}

/** A card's effect in words. */
export function aboutOf(kind: string, { words, components }: Shelf): string {
  const item = components.items.find(({ name }) => name === kind)
  return item ? words.cards.item(item) : words.cards.about(kind, groupOf(kind, components), components)
}

export const nameOf = (kind: string, words: Words): string => words.cards.names[kind] ?? kind

/** Kinds with their counts, in the order of the cards. */
export function inOrder(counts: Record<string, number>, components: LandComponents): [string, number][] {
  return components.forest.card.flatMap(({ name }) => (counts[name] ? [[name, counts[name]] as [string, number]] : []))
}
