// A reader's notes on who might be which spirit, kept on this device for each table and seat.

import type { Table } from '../../../core/contract'
import { keep, kept, type Kept } from '../../../core/keep'
import { COLOURS, type Colour } from '../wire'

export type Guess = 'open' | 'likely' | 'out'

const NEXT: Record<Guess, Guess> = { open: 'likely', likely: 'out', out: 'open' }
type Written = Readonly<Record<string, Guess>>

export class Notes {
  readonly #key: Kept
  #written: Written = $state.raw({})

  constructor(table: string, seat: number) {
    this.#key = `notes.${table}.${seat}`
    this.#written = stored(this.#key)
  }

  of(seat: number, colour: Colour): Guess {
    return this.#written[`${seat} ${colour}`] ?? 'open'
  }

  /** Open, then likely, then ruled out, then open again; returns the new guess. */
  turn(seat: number, colour: Colour): Guess {
    const next = NEXT[this.of(seat, colour)]
    this.#written = { ...this.#written, [`${seat} ${colour}`]: next }
    keep(this.#key, JSON.stringify(this.#written))
    return next
  }
}

/** The stored notes, without anything that isn't one. */
function stored(key: Kept): Written {
  try {
    const found = Object.entries((JSON.parse(kept(key) ?? '{}') ?? {}) as object)
    return Object.fromEntries(found.filter(([at, guess]) => isColour(at.split(' ')[1]) && guess in NEXT)) as Written
  } catch {
    return {}
  }
}

const isColour = (word: string | undefined): boolean => (COLOURS as readonly (string | undefined)[]).includes(word)

const ALL = new WeakMap<object, Notes>()

/** The notes of the seat at a table, shared by all its components. */
export function notesAt(table: Pick<Table, 'frame' | 'observer'>): Notes {
  const known = ALL.get(table) ?? new Notes(table.frame.table, table.observer)
  ALL.set(table, known)
  return known
}
