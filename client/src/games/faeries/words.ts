// The board's texts in three languages: actions, previews and standings.

import type { Language } from '../../core/contract'
import { Wording } from '../../core/wording.svelte'
import type { ActionName, Cause, Folk, Question, Side } from './wire'

/** A row of points other than an area. */
export type RowName = 'points' | 'plants' | 'doubled' | 'cards' | 'total'

export interface Words {
  board: string
  howTo: string
  seat(name: string, level: string | null, number: number | null): string
  folks: Record<Folk, string>
  starting: string

  actions: string
  actionNames: Record<ActionName, string>
  actionNotes: Record<ActionName, string>
  turn(number: number): string
  turnOf(number: number, acting: string, following: readonly string[]): string
  lastTurn(cause: Cause): string
  lately: string

  areas: string
  areaSaid(folk: string, counts: readonly string[], status: string): string
  tokens(name: string, count: number, points: number): string
  placeHere(area: string, moving: boolean): string
  leads(name: string, by: number): string
  tied: string
  nobody: string
  toHome(left: number, own: boolean): string
  short(left: number): string
  homeOf(name: string): string
  takeUp(name: string, folk: string): string
  remove(name: string, folk: string): string
  steal(name: string, folk: string): string

  cardOffer: string
  deckLeft(count: number): string
  befriend(card: string): string
  tileOffer: string
  bagLeft(count: number): string
  tile(number: number, size: number, outline: string): string
  takeTile(tile: string): string
  fitsNot(tile: string): string

  gardens: string
  garden(name: string): string
  backToYours: string
  gardenSaid(plants: number, paths: number, homes: number, free: number, worth: number, points: number): string
  points(count: number): string
  layKeys: string
  layTools: string
  turnLeft: string
  turnRight: string
  flip(side: string): string
  sides: Record<Side, string>
  sideUp: Record<Side, string>
  turned(quarters: number): string
  layHere: string
  spot(column: number, row: number): string
  fitsHere(kinship: number, cards: number, points: number, end: number): string
  stacked: string
  pathApart: string
  noFit: string
  pathFirst: string
  pathNext: string
  plantAnywhere: string
  homeAnywhere: string
  atEnd(points: number): string

  /** The prompts for questions that are answered on the board or with the hand. */
  notes: Partial<Record<Question, (left: number) => string>>
  extra: Record<'before' | 'after', string>
  extraMode: string
  playCard: string
  discardCard: string
  goOn(action: string): string
  finish: string
  keepAll: string
  doNot: string
  playIt: string
  back: string
  working: string
  others(names: readonly string[], question: Question): string
  option(number: number): string
  aim: string
  inHand(count: number): string
  recover(card: string): string
  packet: string
  hasChosen: string
  stillChoosing: string
  keepThis(card: string): string
  kept: string

  hand: string
  noHand: string
  pile(count: number): string
  discards(count: number): string
  playThis(card: string): string
  discardThis(card: string): string
  discarded: string

  projection: string
  projectionNote: string
  finalScore: string
  rows: Record<RowName, string>
  nearing: string
  homesTaken(count: number): string
  supplies: string
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
  en: async () => (await import('./words.en')).en,
  fr: async () => (await import('./words.fr')).fr,
  'pt-BR': async () => (await import('./words.pt-BR')).pt,
})

export const wordsOf = (language: Language): Words => wording.in(language)
export const learn = (language: Language): Promise<void> => wording.learn(language)
