// The board's texts in three languages: typed, complete sentences with arguments.

import type { Language } from '../../core/contract'
import { en } from './words.en'
import { fr } from './words.fr'
import { pt } from './words.pt'
import type { Colour } from './wire'

/** A path of a card in words: the sides it joins, and its houses. */
export interface PathWords {
  edges: string
  houses: number
}

export interface NetworkWords {
  colour: Colour
  cards: number
  ends: number
  houses: number
  stones: number
}

export interface Words {
  colour: Record<Colour, string>
  folk: Record<Colour, string>
  /** A card: its number, then both colours' paths. */
  card(number: number, pink: PathWords[], yellow: PathWords[]): string
  /** The offset of a place from the start; east and south are positive. */
  place(x: number, y: number): string
  laid(card: string, place: string): string
  free(place: string): string
  /** A free place with the rotation of the card in hand. */
  tryHere(place: string, turns: number): string
  confirmHere(place: string): string
  network(words: NetworkWords): string
  turned(turns: number): string
  chooseFirst: string
  board: string
  paths: string
  places: string
  hand: string
  tools: string
  yourCards: string
  drawnCard: string
  turnRight: string
  turnLeft: string
  discard: string
  confirm: string
  back: string
  nearer: string
  farther: string
  centre: string
  keepEnds: string
  wouldPlace(stones: number, colour: Colour): string
  wouldOwe(stones: number, colour: Colour): string
  wouldClose(colour: Colour): string
  pile(count: number): string
  pileShort: string
  held(count: number): string
  stonesLeft(left: number): string
  owed(count: number): string
  idle(count: number): string
  idleShort: string
  score: string
  scoreNow(points: number): string
  putAside: string
  stones: string
  cardsLeft: string
  keys: string
  /** In a solo game: the effects of a card laid or put aside, and what can be done with it. */
  alone: { laid: string; aside: string; draw: string; takeUp: string; faceDown: string }
}

const ALL: Record<Language, Words> = { en, fr, 'pt-BR': pt }

export const wordsIn = (language: Language): Words => ALL[language]
