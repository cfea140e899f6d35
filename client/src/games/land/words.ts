// The board's texts in three languages: names and effects of cards, actions and previews.

import type { Language } from '../../core/contract'
import { Wording } from '../../core/wording.svelte'
import type { Reason } from './projection'
import type { Deck, Item, LandComponents } from './wire'

/** A row of the score other than a kind of animal. */
export type RowName = 'turtles' | 'flowers' | 'variety' | 'goblins' | 'items' | 'applause'

/** The names of the cards, and their effects in a sentence or two. */
export interface CardWords {
  names: Record<string, string>
  /** The use of a Forest card or a Fairy. */
  about(kind: string, group: string, components: LandComponents): string
  item(item: Item): string
}

export interface Words {
  cards: CardWords
  board: string
  howTo: string
  seat(name: string, level: string | null, number: number | null): string
  list(names: readonly string[]): string

  clearing(number: number): string
  empty: string
  explore: string
  reach(most: number): string
  place(card: string, clearing: number): string
  barred: string
  takeHere(card: string): string

  decks: Record<Deck | 'forest', string>
  left(count: number): string
  some: string
  none: string
  visit: Record<Deck, string>
  crest: string
  crests(count: number): string
  crestBack(count: number): string
  useThis(item: string): string

  dawn: string
  dawnNow(card: string): string
  auction(clearing: number): string
  passed: string
  bid(value: number): string
  pass: string
  most(kind: string): string
  upTo(most: number): string
  counts(fairy: string, worth: number): string
  itemsAdd(amount: number): string
  bids(name: string, bid: number | null, now: boolean): string

  payFor(clearing: number): string
  tapFairies: string
  payVisit: Record<Deck, string>
  total(total: number, needed: number): string
  missing(points: number): string
  wasted(points: number): string
  looks(count: number): string
  thrifty: string
  payThis(fairy: string, worth: number, paid: boolean): string

  wind: string
  recall: string
  leave: string
  warrior: string
  banish: string
  spare: string
  keep: string
  order: string
  onlyYou: string
  kept: string
  keepThis(card: string): string
  under(place: number): string
  underThis(card: string, place: number): string
  rest: string
  ogre(count: number): string
  feed(card: string): string
  gain: string
  gainThis(card: string): string
  take: string
  others(names: string, question: string): string
  doing: Record<string, string>

  hand: string
  noHand: string
  handOf(name: string, count: number | null): string
  front(name: string): string
  played: string
  items: string
  many(card: string, count: number): string

  projection: string
  finalScore: string
  rows: Record<RowName, string>
  sum: string
  reason(reason: Reason, name: (seat: number) => string): string
  rowNotes: Record<RowName, string>
  scoreNow(name: string, points: string): string
  number(points: number): string
  known: string
  knownAt(card: string, places: readonly number[]): string
  lately: string
  gallery: string
  galleryNote: string
  usable: string
  permanent: string
  starred: string
  forestCards: string
  times(count: number): string
  play: string
}

const wording = new Wording<Words>({
  en: async () => (await import('./words.en')).en,
  fr: async () => (await import('./words.fr')).fr,
  'pt-BR': async () => (await import('./words.pt-BR')).pt,
})

export const wordsOf = (language: Language): Words => wording.in(language)
export const learn = (language: Language): Promise<void> => wording.learn(language)
