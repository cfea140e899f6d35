// What a game's folder gives to the page, and what the page gives to a game. The page knows no game.

import type { Component } from 'svelte'
import type { Choice, Foreseen, Frame, HintNow, News, SeatNow } from '../wire'

export type Language = 'en' | 'fr' | 'pt-BR'

/** The table as a game sees it: what is known, what may be done, what was put together so far. */
export interface Table<View = unknown, Action = unknown> {
  readonly frame: Frame
  /** What is drawn: the preview of the decisions put together, else what is. */
  readonly view: View
  /** What is, whatever is being tried out. */
  readonly now: View
  /** Who looks: a seat, -1 for a watcher, -2 for a reviewer. */
  readonly observer: number
  readonly seats: SeatNow[]
  /** What may be done next: by the frame, or after the decisions put together. Empty if not asked. */
  readonly choices: ReadonlyArray<Choice & { action: Action }>
  /** The decisions put together so far, not played yet. */
  readonly tried: ReadonlyArray<number>
  /** What they would do, as far as the seat can know. */
  readonly preview: Foreseen | null
  /** What happened last, to be marked on the board. */
  readonly last: ReadonlyArray<News>
  /** Whether something may be done here and now: asked, connected, not in a replay. */
  readonly active: boolean
  /** What a search would do, if the seat asked for it: to be marked on the board. */
  readonly hint?: HintNow | null
  /** Put a decision to those tried; the page shows what they would do. */
  attempt(number: number): Promise<void>
  /** Take the last tried decision off, or all of them. */
  retreat(all?: boolean): void
  /** Play what was put together. */
  commit(): Promise<void>
  /** Somebody tried what is no choice: say why not, with its rule. */
  explain(action: Action): Promise<void>
  /** Say a sentence to a screen reader. */
  say(sentence: string): void
}

/** What the page calls its own doings with what is tried, where a game has better words for it. */
export interface Saying {
  /** What to do now that a whole turn is put together. */
  ready: string
  /** Play it. */
  play: string
  /** Take the last decision off. */
  back: string
  /** That more would be learned by it. */
  learns: string
}

export interface BoardProps<View = unknown, Action = unknown, Components = unknown> {
  table: Table<View, Action>
  components: Components
  language: Language
}

/** A seat's points, row by row, as its game counts them at the end or so far. */
export interface ScoreRow {
  label: string
  points: number
}

/** What the home page shows of a game before anybody plays it; games/NAME/cover.ts exports it as its default. */
export interface GameCover {
  /** Needs no table and no data; fills the room it is given. */
  Picture: Component
  /** One line on what the game is about, and the words of its options. */
  words: Record<Language, { about: string; options: Record<string, string> }>
}

/** The rank of the headings below the title of what they stand in. */
export type Heading = 'h2' | 'h3'

/** What a gallery of a game's cards needs: no table. */
export interface GalleryProps<Components = unknown> {
  components: Components
  language: Language
  heading: Heading
}

/** A game at a table; games/NAME/index.ts exports it as its default. */
export interface GameFolder {
  name: string
  /** The board itself: fills the room it is given, scales, is played by pointer and keyboard. */
  Board: Component<BoardProps>
  /** What lies beside the board: piles, tracks, hands, the secret spirit. */
  Aside: Component<BoardProps>
  /** What must be at the thumb on a phone, above the bar that says what to do; the rest of Aside is in a sheet there. */
  Hand?: Component<BoardProps>
  /** All its cards with what they do, above the rules; fetched when somebody reads them. */
  gallery?: () => Promise<{ default: Component<GalleryProps> }>
  /** Have the game's own words in a language, if they are fetched one by one: before anything of it is shown in it. */
  learn?(language: Language): Promise<void>
  /** The points of a seat that the view knows, or null. */
  score(view: unknown, seat: number, language: Language): { total: number; rows: ScoreRow[] } | null
  /** The game's own words for what is tried now, if it has some. */
  saying?(table: Table, language: Language): Saying | null
  /** Whether the news is for the reader's eyes only: the page covers it, and does not read it aloud unasked. */
  secret?(news: News): boolean
}
