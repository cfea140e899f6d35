// The interface between the page and a game's folder. The page has no game-specific code.

import type { Component } from 'svelte'
import type { Choice, Foreseen, Frame, HintNow, News, SeatNow } from '../wire'

export type Language = 'en' | 'fr' | 'pt-BR'

/** The table as a game's components see it: view, choices and the turn composed so far. */
export interface Table<View = unknown, Action = unknown> {
  readonly frame: Frame
  /** The view to draw: the preview of the composed decisions, or the current view. */
  readonly view: View
  /** The current view, without previews. */
  readonly now: View
  /** The observer: a seat, -1 for a watcher, -2 for a reviewer. */
  readonly observer: number
  readonly seats: SeatNow[]
  /** The next choices, after the decisions composed so far. Empty if it isn't the seat's decision. */
  readonly choices: ReadonlyArray<Choice & { action: Action }>
  /** The decisions composed so far, not played yet. */
  readonly tried: ReadonlyArray<number>
  /** The events they would cause, as far as the seat can know. */
  readonly preview: Foreseen | null
  /** The latest news, to be highlighted on the board. */
  readonly last: ReadonlyArray<News>
  /** Whether the reader can act: it is their decision, connected, and not in a replay. */
  readonly active: boolean
  /** The hint to highlight on the board, if one was requested. */
  readonly hint?: HintNow | null
  /** Add a decision to the composed ones; the page shows a preview. */
  attempt(number: number): Promise<void>
  /** Remove the last composed decision, or all of them. */
  retreat(all?: boolean): void
  /** Play the composed decisions. */
  commit(): Promise<void>
  /** Explain why something isn't a choice, with its rule. */
  explain(action: Action): Promise<void>
  /** Announce a sentence to screen readers. */
  say(sentence: string): void
}

/** A game's own texts for the buttons of a composed turn. */
export interface Saying {
  /** The prompt once a complete turn is composed. */
  ready: string
  /** The button that plays it. */
  play: string
  /** The button that removes the last decision. */
  back: string
  /** The note that the turn would reveal something. */
  learns: string
}

export interface BoardProps<View = unknown, Action = unknown, Components = unknown> {
  table: Table<View, Action>
  components: Components
  language: Language
}

/** A seat's points by row, at the end or so far. */
export interface ScoreRow {
  label: string
  points: number
}

/** What the home page shows of a game; the default export of games/NAME/cover.ts. */
export interface GameCover {
  /** Needs no table and no data, and fills its container. */
  Picture: Component
  /** One line about the game, and the labels of its options. */
  words: Record<Language, { about: string; options: Record<string, string> }>
}

/** The level of the headings inside. */
export type Heading = 'h2' | 'h3'

/** Props of a gallery of a game's cards, which needs no table. */
export interface GalleryProps<Components = unknown> {
  components: Components
  language: Language
  heading: Heading
}

/** A game at a table; the default export of games/NAME/index.ts. */
export interface GameFolder {
  name: string
  /** The board: fills its container, scales, and works by pointer and keyboard. */
  Board: Component<BoardProps>
  /** What is shown next to the board: piles, tracks, hands, the secret spirit. */
  Aside: Component<BoardProps>
  /** What a phone shows above the prompt, within reach of the thumb; the rest of Aside is in a sheet there. */
  Hand?: Component<BoardProps>
  /** All its cards with their effects, above the rules; loaded on demand. */
  gallery?: () => Promise<{ default: Component<GalleryProps> }>
  /** Load the game's texts in a language before anything is shown in it. */
  learn?(language: Language): Promise<void>
  /** A seat's points if the view has them, or null. */
  score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null
  /** The game's own texts for the composed turn, if it has any. */
  saying?(table: Table, language: Language): Saying | null
  /** Whether the news is for the reader only: the page covers it and doesn't announce it unasked. */
  secret?(news: News): boolean
}
