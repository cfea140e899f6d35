// The board's texts in three languages: typed, complete sentences with arguments.

import type { Language } from '../../../core/contract'
import { en } from './en'
import { fr } from './fr'
import { pt } from './pt-BR'
import type { Colour } from '../wire'

/** A path of a card in words: the sides it joins, and its houses. */
export interface PathWords {
  edges: string
  houses: number
}

export interface NetworkWords {
  colour: Colour
  cards: number
  /** Each open end: the place of its card in words, and the side it leaves by. */
  ends: readonly { place: string; side: string }[]
  houses: number
  /** Houses without a stone. */
  waiting: number
}

export interface Words {
  colour: Record<Colour, string>
  folk: Record<Colour, string>
  /** A card: its number, then both colours' paths. */
  card(number: number, pink: readonly PathWords[], yellow: readonly PathWords[]): string
  /** The offset of a place from the start; east and south are positive. */
  place(x: number, y: number): string
  laid(card: string, place: string): string
  free(place: string): string
  /** A free place with the rotation of the card in hand. */
  tryHere(place: string, turns: number): string
  confirmHere(place: string): string
  network(words: NetworkWords): string
  /** An open end that leads to a place: its colour, the side of the place it meets, houses that wait, all its open ends. */
  meets(colour: Colour, side: string, waiting: number, ends: number): string
  turned(turns: number): string
  chooseFirst: string
  board: string
  paths: string
  places: string
  yourHand(colour: Colour): string
  dragOrTap: string
  drawnCard: string
  turnRight: string
  turnLeft: string
  discard: string
  /** The prompt, the buttons and the note for a tried card. */
  two: { ready: string; play: string; back: string; thenDraw: string }
  /** Your own path; names its colour if you play both. */
  closes(colour: Colour | null): string
  closesTheirs(colour: Colour): string
  /** With no number of stones, they are the other side’s. */
  housesWith(houses: number, stones: number | null): string
  noHouses: string
  /** How a solo game ends, by rule. */
  endings: Record<string, string>
  lastOf(name: string): string
  yourLast: string
  openEnds: string
  lanternNote: string
  lastEndNote: string
  rivalNote(colour: Colour): string
  you: string
  stonesShort(count: number): string
  pile(count: number): string
  held(count: number): string
  owed(count: number): string
  idle(count: number): string
  idleWhy: string
  scoreNow(points: number): string
  putAside: string
  keys: string
  /** In a solo game: the effects of a card laid or put aside, and what can be done with it. */
  alone: {
    laid: string
    aside: string
    draw: string
    drawInstead: string
    takeUp: string
    faceDown: string
    lost: string
    won: string
  }
  /** The end of a solo game. */
  result: {
    won: string
    lost: string
    allPlaced: string
    cardsLeft(count: number): string
    thatsScore: string
    of(placed: number, all: number): string
    inAll(placed: number, all: number): string
    short(colour: Colour, count: number): string
    noScore: string
  }
}

const ALL: Record<Language, Words> = { en, fr, 'pt-BR': pt }

export const wordsIn = (language: Language): Words => ALL[language]
