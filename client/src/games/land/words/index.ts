// The texts of Fairy Land's table, in each language. Names and effects of cards come with the components.

import type { Language } from '../../../core/contract'
import { Wording } from '../../../core/wording.svelte'
import type { LandReason } from '../wire'

export type Deck = 'court' | 'druids'
export type Hour = 'dawn' | 'day' | 'sunset'

export interface Words {
  list(parts: readonly string[]): string
  number(points: number): string
  /** A number with its sign. */
  signed(points: number): string

  seat(name: string, level: string | null, number: number | null): string
  board: string
  howTo: string
  hours: Record<Hour, string>
  turn(number: number, last: number | null): string

  clearing(number: number): string
  empty: string
  explore: string
  exploreThis(clearing: number): string
  place(card: string): string
  barred: string
  /** A Clearing has more evil creatures than another one. */
  evilElsewhere: string
  takeThis(card: string): string
  /** Under a Clearing that sunset will empty, or would with one more card. */
  filling(cards: number, full: number, room: number): string
  fillingShort(cards: number, full: number): string
  brings(points: string): string

  decks: Record<Deck | 'forest', string>
  cardsLeft(count: number): string
  someLeft: string
  noneLeft: string
  visit: Record<Deck, string>

  dawn: string
  dawnAsk(card: string): string
  crest: string
  crests(count: number): string
  crestCalls(count: number): string
  useThis(item: string): string

  auction(clearing: number): string
  hasBid(name: string, value: number): string
  hasPassed(name: string): string
  bidsNow(name: string): string
  you: string
  then: string
  canPay(most: number): string
  youCanPay(most: number): string
  sure(value: number): string
  bid(value: number): string
  bidStone(value: number, unbeatable: boolean): string
  lower(value: number): string
  higher(value: number): string
  pass: string
  sendNobody: string
  /** Who goes if the bid wins, as numbers and items. */
  sends(parts: string): string
  youTake(value: number): string
  tops(name: string): string
  takes(name: string, value: number): string
  nobodyTakes: string
  fromTo(from: number, to: number): string
  cardsLost: string
  noChange: string
  gains(name: string, points: string): string
  reason(reason: LandReason, name: (seat: number) => string): string

  payFor: Record<Deck, string>
  looks(count: number | null): string
  send: string
  wins(clearing: number): string
  total(total: number, needed: number): string
  worthHere(fairy: string, worth: number, chosen: boolean): string

  wind: string
  recall: string
  leave: string
  warrior: string
  banish: string
  spare: string
  keep: string
  order: string
  onlyYou: string
  keeps: string
  keepThis(card: string): string
  under(place: number): string
  underThis(card: string, place: number): string
  asTheyLie: string
  ogre(count: number): string
  feed(card: string): string
  gain: string
  gainThis(card: string): string
  take: string
  /** By question: what another player is doing. */
  doing: Record<string, (name: string) => string>

  hand: string
  noHand: string
  items: string
  played: string
  inHand(count: number | null): string
  many(card: string, count: number): string

  who: string
  whoNote: string
  most: string
  tied: string
  atStake: string
  mostGoblins: string
  known: string
  knownAt(card: string, places: readonly number[]): string
  gallery: string
  galleryNote: string
  usable: string
  permanent: string
  starred: string
  forestCards: string
  times(count: number): string
  close: string

  /** The cards of all players, laid out at the end. */
  harvest: string
  turnsUp(name: string): string
  ending: string
  play: string
}

const wording = new Wording<Words>({
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  'pt-BR': async () => (await import('./pt-BR')).pt,
})

export const wordsOf = (language: Language): Words => wording.in(language)
export const learn = (language: Language): Promise<void> => wording.learn(language)
