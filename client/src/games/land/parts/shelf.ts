// Context shared by all parts of the table: texts, cards and names.

import { createContext } from 'svelte'
import { seatName } from '../../../board/seats'
import type { Language } from '../../../core/contract'
import type { SeatNow } from '../../../wire'
import { valueOf } from '../drawing/figures'
import type { Group } from '../drawing/outlines'
import type { LandComponents } from '../wire'
import { wordsOf, type Words } from '../words'

interface Given {
  components: LandComponents
  language: Language
  seats: readonly SeatNow[]
}

export class Shelf {
  constructor(private readonly given: () => Given) {}

  get words(): Words {
    return wordsOf(this.given().language)
  }

  get components(): LandComponents {
    return this.given().components
  }

  /** The name of a card. */
  name(kind: string): string {
    return this.components.pieces[kind]?.name ?? kind
  }

  /** What a card does, in words. */
  effect(kind: string): string {
    return this.components.pieces[kind]?.effect ?? ''
  }

  seat(seat: number): string {
    return seatName(this.given().seats, seat, this.words)
  }

  group(kind: string): Group {
    const { forest, fairies } = this.components
    if (kind === 'crest' || fairies.includes(kind)) return 'fairy'
    return forest.card.find(({ name }) => name === kind)?.group ?? 'item'
  }

  /** The number in a card's corner: what is printed on it, or a Fairy's value. */
  printed(kind: string): number | null {
    const value = valueOf(kind)
    if (value !== null) return value
    if (this.group(kind) === 'fairy') return kind === 'crest' ? null : 1
    return this.components.printed.find(({ card }) => card === kind)?.number ?? null
  }

  /** The names of the kinds of a group, in order. */
  kinds(group: Group): string[] {
    return this.components.forest.card.filter((card) => card.group === group).map(({ name }) => name)
  }
}

const [useShelf, provideShelf] = createContext<Shelf>()

/** Provides the context for the parts of a component. */
export const layShelf = (given: () => Given): Shelf => provideShelf(new Shelf(given))

export { useShelf }
