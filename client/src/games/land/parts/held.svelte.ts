// What the reader has picked up: a card of dawn to place, or a Crest or item to use.

import type { LandTurn } from '../wire'

export class Held {
  #picked = $state.raw<{ ask: number | null; card: string } | null>(null)

  constructor(readonly turn: LandTurn) {}

  /** The dawn card in hand: the one picked up, else the first that can be placed. */
  get dawnCard(): string | null {
    const placeable = this.turn.offers('place').map(({ card }) => card)
    const here = this.turn.view.drawn.filter((card) => placeable.includes(card))
    return here.find((card) => card === this.#now) ?? here[0] ?? null
  }

  /** The Crest or item picked up, if it can be used. */
  get tool(): string | null {
    const usable = [...this.turn.offers('use').map(({ item }) => item), ...this.turn.offers('crest').map(() => 'crest')]
    return usable.find((tool) => tool === this.#now) ?? null
  }

  take(card: string): void {
    this.#picked = { ask: this.turn.table.frame.ask, card: card === this.tool ? '' : card }
  }

  get #now(): string | null {
    return this.#picked?.ask === this.turn.table.frame.ask ? this.#picked.card : null
  }
}

const ALL = new WeakMap<LandTurn, Held>()

/** What is held at a table, shared by board and hand. */
export function heldAt(turn: LandTurn): Held {
  const known = ALL.get(turn) ?? new Held(turn)
  ALL.set(turn, known)
  return known
}
