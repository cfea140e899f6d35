// Which cards each row of the final score is about.

import type { LandView } from '../wire'
import type { Shelf } from './shelf'

type Row = LandView['sheet']['rows'][number]

/** The cards of a seat that a row counts, one by one; a row without cards of its own has none. */
export function cardsOf({ label, facts }: Row, player: LandView['players'][number], shelf: Shelf): readonly string[] {
  if (label === 'items') return player.items
  const kinds: Readonly<Record<string, readonly string[]>> = {
    animal: [String(facts.kind)],
    turtles: ['turtle'],
    flowers: shelf.kinds('flower'),
    variety: shelf.kinds('flower'),
    goblins: ['goblin'],
  }
  const all = (kinds[label] ?? []).map((kind) => ({ kind, count: player.collection[kind] ?? 0 }))
  return all.flatMap(({ kind, count }) => Array<string>(label === 'variety' ? Math.min(count, 1) : count).fill(kind))
}
