// A reader's notes on who might be which spirit, stored with the seat.

import type { Notebook, Table } from '../../../core/contract'
import { COLOURS, type Colour } from '../wire'

export type Guess = 'open' | 'likely' | 'out'

const NEXT: Record<Guess, Guess> = { open: 'likely', likely: 'out', out: 'open' }
type Written = Readonly<Record<string, Guess>>

export class Notes {
  #written: Written = $state.raw({})

  /** Without a notebook, the notes last as long as the page. */
  constructor(private readonly notebook?: Notebook) {
    void this.open()
  }

  /** Read what was written before; what has been written since stands. */
  async open(): Promise<void> {
    const text = await this.notebook?.read()
    this.#written = { ...parsed(text || '{}'), ...this.#written }
  }

  of(seat: number, colour: Colour): Guess {
    return this.#written[`${seat} ${colour}`] ?? 'open'
  }

  /** Open, then likely, then ruled out, then open again; returns the new guess. */
  turn(seat: number, colour: Colour): Guess {
    const next = NEXT[this.of(seat, colour)]
    this.#written = { ...this.#written, [`${seat} ${colour}`]: next }
    void this.notebook?.write(JSON.stringify(this.#written))
    return next
  }
}

/** The stored notes, without anything that isn't one. */
function parsed(text: string): Written {
  try {
    const found = Object.entries((JSON.parse(text) ?? {}) as object)
    return Object.fromEntries(found.filter(([at, guess]) => isColour(at.split(' ')[1]) && guess in NEXT)) as Written
  } catch {
    return {}
  }
}

const isColour = (word: string | undefined): boolean => (COLOURS as readonly (string | undefined)[]).includes(word)

const ALL = new WeakMap<object, Notes>()

/** The notes of the seat at a table, shared by all its components. */
export function notesAt(table: Pick<Table, 'notebook'>): Notes {
  const known = ALL.get(table) ?? new Notes(table.notebook)
  ALL.set(table, known)
  return known
}
