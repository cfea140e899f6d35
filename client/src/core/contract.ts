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
  /** The choices at each step: those of the frame, then those after each composed decision whose preview has arrived. */
  readonly offered: ReadonlyArray<ReadonlyArray<Choice>>
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
  /** What would happen if the hint were followed, once that is known. */
  readonly hintPreview?: Foreseen | null
  /** The events being shown now, oldest first; empty once the board has caught up. */
  readonly showing: readonly News[]
  /** Multiplies every duration; 0 shows only results. Also 0 with reduced motion. */
  readonly pace: number
  /** The place a log line refers to, while the reader looks at it (the same key that placeOf returns). */
  readonly spotlight: string | null
  /** At the end, how many steps of the reveal have been shown; null while the game goes on and in a replay. */
  readonly revealed: number | null
  /** The private notes of the reader's seat; absent where there is none, as in a replay. */
  readonly notebook?: Notebook
  /** Show what comes next at once; absent where nothing waits, as in a replay. */
  goOn?(): void
  /** Add a decision to the composed ones. The page shows a preview, or plays a complete turn if the reader prefers that. */
  attempt(number: number): Promise<void>
  /** Add a decision only to see what it would do. */
  consider(number: number): Promise<void>
  /** Remove the last composed decision, or all of them. */
  retreat(all?: boolean): void
  /** Play the composed decisions. */
  commit(): Promise<void>
  /** Explain why something isn't a choice, with its rule. */
  explain(action: Action): Promise<void>
  /** Forget that explanation: something else is being tried. */
  dismiss(): void
  /** Announce a sentence to screen readers. */
  say(sentence: string): void
}

/** Private notes of a seat, stored with it: the same on every device, and for no one else. */
export interface Notebook {
  read(): Promise<string>
  write(text: string): Promise<unknown>
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

/** Props of a game's reveal at the end. */
export interface EndingProps<View = unknown, Action = unknown, Components = unknown> extends BoardProps<
  View,
  Action,
  Components
> {
  /** How many steps have been shown. */
  step: number
  /** Whether all have been shown, and the page names the winner above. */
  over: boolean
}

/** What the home page shows of a game; the default export of games/NAME/cover.ts. */
export interface GameCover {
  /** Needs no table and no data, and fills its container. */
  Picture: Component
  /** How long a game for two takes, about; docs/results/learn.md says how it was measured. */
  minutes: number
  /** The part of the server's picture that is worth showing small, seen from a seat: x, y, width and height. */
  detail?: (seat: number) => readonly [number, number, number, number]
  /** One line about the game. */
  about: Record<Language, string>
}

/** How a game's options are offered; the default export of games/NAME/options.ts. */
export interface OptionLabels {
  /** Options that are offered as one, under a label of their own. */
  together?: Record<string, readonly string[]>
  /** Options that make a game easier, offered to someone who lost one alone, and the label of that offer. */
  easier?: { options: Readonly<Record<string, unknown>>; label: Record<Language, string> }
  /** The labels of the options, and names of the seats if they have any, such as a colour. */
  words: Record<Language, { labels: Record<string, string>; seats?: readonly string[] }>
}

/** The level of the headings inside. */
export type Heading = 'h2' | 'h3'

/** Props of a gallery of a game's cards, which needs no table. */
export interface GalleryProps<Components = unknown> {
  components: Components
  language: Language
  heading: Heading
}

/** Where a board draws a place or thing that lessons and rules name. */
export interface Spot {
  /** A CSS selector. Several elements make one spot. */
  selector: string
  /** The part of the element's box that is meant, as fractions of it. Default: all of it. */
  part?: { left: number; top: number; width: number; height: number }
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
  /** Status strip above the board: who I am, what is in force, how far the game has come. The page adds whose turn it is. */
  Strip?: Component<BoardProps>
  /** Whether decisions are made on the board itself, so that a phone's prompt needs little room. */
  selfContained?: boolean
  /** Where the game itself counts what everyone has, so that the seats needn't: in its column on a desk, or in its strip. */
  totals?: 'column' | 'strip'
  /** Whether its column on a desk names everyone, so that the seats are listed there only while somebody is away. */
  namesSeats?: boolean
  /**
   * How long an event stays visible to an observer before the next, in milliseconds at normal pace. Default: 500 for a
   * frame with events.
   */
  hold?(news: News, observer: number): number
  /** Whether its pieces carry letters; the marks of seats then carry none. */
  lettered?: boolean
  /** The kinds of events that only repeat what was decided; a preview tells first what comes of it. */
  repeats?: readonly string[]
  /** The place on the board that an event is about, for log lines that can be clicked. */
  placeOf?(news: News): string | null
  /** Where something is drawn that a lesson names, such as `F5` or `hand.57`; null if it is nowhere on the table. */
  spot?(thing: string): Spot | null
  /**
   * The reveal at the end, drawn beside the board; it stays when the winner is named. Loaded when the game is over.
   * Default: the score sheet, row by row.
   */
  ending?: () => Promise<{ default: Component<EndingProps> }>
  /** How long each step of the reveal stays, in milliseconds at normal pace. Default: one step per row of the score sheet. */
  reveal?(frame: Frame): readonly number[]
  /** All its cards with their effects, above the rules; loaded on demand. */
  gallery?: () => Promise<{ default: Component<GalleryProps> }>
  /** Load the game's texts in a language before anything is shown in it. */
  learn?(language: Language): Promise<void>
  /** The game's own texts for the composed turn, if it has any. */
  saying?(table: Table, language: Language): Saying | null
}
