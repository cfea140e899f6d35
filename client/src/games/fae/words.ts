// The board's texts: names of spaces, actions, and the side panel.

import type { Language } from '../../core/contract'
import type { Colour, Terrain } from './wire'
import { en } from './words.en'
import { fr } from './words.fr'
import { pt } from './words.pt-BR'

/** The actions at a space, for its accessible name. */
export type Doing = 'choose' | 'chosen' | 'target' | 'play' | 'due' | 'none'

export interface Words {
  map: string
  howTo: string
  zoomIn: string
  zoomOut: string
  zoomAll: string
  colours: Record<Colour, string>
  /** One letter for each colour, all different. */
  letters: Record<Colour, string>
  terrains: Record<Terrain, string>
  space(name: string, terrain: Terrain, region: string): string
  /** Druids by colour, or that there are none, and the total. */
  druids(counts: readonly { colour: Colour; count: number }[]): string
  doing: Record<Doing, string>
  chose(space: string, targets: readonly string[]): string
  left: string
  lastFrom: string
  lastTo: string
  ritual(number: number): string
  effect(effect: 'blessed' | 'cursed' | 'plain', value: number): string
  vanish: string
  nobody: string
  scores: string
  points(colour: Colour, points: number): string
  piles: string
  now: string
  next: string
  done: string
  pile(value: number, left: number, of: number): string
  blesses(terrains: readonly Terrain[]): string
  curses(terrain: Terrain | null): string
  allBlessed: string
  kept: string
  keptBy(name: string, values: readonly number[]): string
  /** The player's name, with the seat's number only if needed. */
  seat(name: string, level: string | null, number: number | null): string
  spirit: string
  holdSpirit: string
  yourSpirit(colour: Colour): string
  soFar(points: number, cards: number, total: number): string
  spiritOf(colour: Colour): string
  box: string
  boxEmpty: string
  colourPoints(colour: Colour): string
  cardPoints: string
}

const ALL: Record<Language, Words> = { en, fr, 'pt-BR': pt }

export const wordsOf = (language: Language): Words => ALL[language] ?? en
