// The texts of Fae's table. Names of colours and terrains come with the components.

import type { Language } from '../../../core/contract'
import type { Colour, Effect } from '../wire'
import type { Guess } from '../parts/notes.svelte'
import { en } from './en'
import { fr } from './fr'
import { pt } from './pt-BR'

/** The actions at a space, for its accessible name. */
export type Doing = 'choose' | 'chosen' | 'target' | 'play' | 'due' | 'none'

/** A thing by its name, and how many or much of it. */
export interface Counted {
  name: string
  count: number
}

export interface Words {
  map: string
  howTo: string
  /** One letter for each colour, all different. */
  letters: Record<Colour, string>
  space(name: string, terrain: string, region: string): string
  /** Druids by colour, or that there are none, and the total. */
  druids(counts: readonly Counted[]): string
  doing: Record<Doing, string>
  chose(space: string, targets: readonly string[]): string
  left: string
  lastFrom: string
  lastTo: string
  /** A group that has had its ritual. */
  rests: string

  ritual(number: number, terrain: string, effect: Effect): string
  /** The points of a ritual in words: its druids and the blessing. */
  adds(druids: number, blessing: number): string
  each: string
  nobody: string
  /** Why druids vanish. */
  cursed: string
  lone: string

  youAre(colour: string): string
  youShort(colour: string): string
  covered: string
  cover: string
  uncover: string
  soFar(points: number, cards: number): string

  /** The card in force, for screen readers. */
  inForce(value: number, blessed: readonly string[], cursed: string | null): string
  everywhere: string
  lost: string
  progress(number: number, all: number): string
  ofAll(all: number): string
  rituals: string
  over: string

  scores: string
  points(colour: string, points: number): string
  gained(values: readonly number[]): string
  own: string

  notes: string
  yours: string
  howToNote: string
  note(colour: string, given: number, guess: Guess): string
  guesses: Record<Guess, string>
  you: string
  kept(hands: readonly Counted[]): string
  box(counts: readonly Counted[]): string

  /** The player's name, with the seat's number only if needed. */
  seat(name: string, level: string | null, number: number | null): string
  stepOut: string
  lastFirst: string
  next: string
  cards(count: number): string
  isSpirit(name: string, colour: string, total: number): string
  neutral(colours: readonly string[]): string
}

const ALL: Record<Language, Words> = { en, fr, 'pt-BR': pt }

export const wordsOf = (language: Language): Words => ALL[language] ?? en
