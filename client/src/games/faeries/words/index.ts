// The board's texts in three languages: actions, previews and standings.

import type { Language } from '../../../core/contract'
import { Wording } from '../../../core/wording.svelte'
import type { Cause, Prospect, Question, Side } from '../wire'

export interface Words {
  board: string
  howTo: string
  seat(name: string, level: string | null, number: number | null): string
  starting: string

  actions: string
  turn(number: number): string
  turnOf(number: number, acting: string, following: readonly string[]): string
  lastTurn(cause: Cause): string
  /** All cards of all players, shown at the end. */
  allCards: string
  moreCards(count: number): string
  turnsUp(name: string): string
  endedBy(cause: Cause): string
  drafting: string

  areas: string
  areaSaid(folk: string, counts: readonly string[], home: string): string
  tokens(name: string, count: number, points: number): string
  placeHere(area: string, moving: boolean): string
  toHome(left: number): string
  homeOf(name: string): string
  takeUp(name: string, folk: string): string
  remove(name: string, folk: string): string
  steal(name: string, folk: string): string

  cardOffer: string
  deckLeft(count: number): string
  befriend(card: string): string
  tileOffer: string
  bagLeft(count: number): string
  tile(size: number, outline: string): string
  takeTile(tile: string): string
  fitsNot(tile: string): string

  gardens: string
  garden(name: string): string
  inPlants(points: number): string
  needsPath: string
  tileSaid(side: Side, size: number, squares: string, points: number): string
  homeSaid(folk: string, square: string): string
  freeSaid(count: number): string
  neighbours: Record<Prospect['beside'][number], string>
  beside(things: readonly string[]): string
  layKeys: string
  layTools: string
  turnLeft: string
  turnRight: string
  flip(side: Side): string
  sideUp: Record<Side, string>
  turned(quarters: number): string
  layHere: string
  tileInHand(side: Side): string
  homeInHand(folk: string): string
  putDown: string
  noFit: string
  brings(points: number, cards: number, tokens: number, end: number): string
  fitsHere(tokens: number, cards: number, points: number, end: number): string
  now(points: number): string
  atEnd(points: number): string

  decision: string
  /** The prompts for questions that are answered on the board or with the hand. */
  notes: Partial<Record<Question, (left: number) => string>>
  extra: Record<'before' | 'after', string>
  extraMode: string
  playCard: string
  discardCard: string
  goOn(action: string): string
  goOnNow: string
  finish: string
  keepAll: string
  doNot: string
  doNotSpend: string
  playIt: string
  back: string
  close: string
  or: string
  working: string
  others(names: readonly string[], question: Question): string
  aim: string
  inHand(count: number): string
  recover(card: string): string
  packet: string
  hasChosen: string
  stillChoosing: string
  keepThis(card: string): string
  kept: string
  shown: string
  tabs: Record<'hand' | 'offer' | 'tiles' | 'gardens', string>

  hand: string
  noHand: string
  pile(count: number): string
  discards(count: number): string
  playThis(card: string): string
  discardThis(card: string): string
  discarded: string

  player: string
  /** Beside one’s own total: it counts more than the track shows. */
  soFar: string
  projection: string
  projectionNote: string
  finalScore: string
  columns: Record<'track' | 'folk' | 'plants' | 'cards' | 'total', string>
  score: string
  nearing: string
  /** How near an end condition is; the names are those of the seats with the smallest supply. */
  nearness(cause: Cause, left: number, whole: number, names: readonly string[]): string
  cardsOf: string
  counts(held: number, piled: number, discarded: number): string
  handNamed: string
  pileNamed: string
  discardsNamed: string
  somewhere: string
  secret(count: number): string
  under: string
  gallery: string
}

const wording = new Wording<Words>({
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  'pt-BR': async () => (await import('./pt-BR')).pt,
})

export const wordsOf = (language: Language): Words => wording.in(language)
export const learn = (language: Language): Promise<void> => wording.learn(language)
