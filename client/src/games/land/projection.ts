// Projected scores by row with reasons: who has the most, who is tied.

import type { LandComponents, LandView, Player } from './wire'

export type Reason =
  | { kind: 'most' | 'half' | 'crowd' | 'none' | 'goblins' | 'tiedGoblins' | 'clap' | 'sharedClap' }
  | { kind: 'crown'; seat: number }

export interface Cell {
  /** The number of cards, if the row counts cards. */
  count: number | null
  points: number
}

export interface Row {
  key: string
  /** A card that represents the row, if any. */
  card: string | null
  cells: Cell[]
  reason: Reason | null
}

const countOf = (player: Player, kind: string): number => player.collection[kind] ?? 0

/** Why a kind of animal scores: one has the most, two share, more get nothing, the crown decides. */
export function reasonFor(players: readonly Player[], kind: string): Reason {
  const most = Math.max(...players.map((player) => countOf(player, kind)))
  if (!most) return { kind: 'none' }
  const tied = players.flatMap((player, seat) => (countOf(player, kind) === most ? [seat] : []))
  if (tied.length === 1) return { kind: 'most' }
  const paid = tied.filter((seat) => players[seat]!.score.animals[kind])
  if (paid.length === 1) return { kind: 'crown', seat: paid[0]! }
  return { kind: paid.length === 2 && tied.length === 2 ? 'half' : 'crowd' }
}

/** Who loses points for goblins: one seat, or those tied for the most, half as much. */
function goblinReason(players: readonly Player[]): Reason | null {
  const most = Math.max(...players.map((player) => countOf(player, 'goblin')))
  if (!most) return null
  const tied = players.filter((player) => countOf(player, 'goblin') === most)
  return { kind: tied.length > 1 ? 'tiedGoblins' : 'goblins' }
}

function applauseReason(players: readonly Player[]): Reason | null {
  const clapped = players.filter(({ score }) => score.applause)
  if (!clapped.length) return null
  return { kind: clapped.length > 1 ? 'sharedClap' : 'clap' }
}

const flowersOf = (player: Player, components: LandComponents): string[] =>
  components.forest.card.filter(({ name, group }) => group === 'flower' && countOf(player, name)).map(({ name }) => name)

/** All rows that matter at this table. */
export function rowsOf(view: LandView, components: LandComponents): Row[] {
  const { players } = view
  const cells = (count: (player: Player) => number | null, points: (player: Player) => number): Cell[] =>
    players.map((player) => ({ count: count(player), points: points(player) }))
  const animals = components.forest.card
    .filter(({ name, group }) => group === 'animal' && players.some((player) => countOf(player, name)))
    .map(({ name }): Row => ({
      key: name,
      card: name,
      cells: cells((player) => countOf(player, name), (player) => player.score.animals[name] ?? 0),
      reason: reasonFor(players, name),
    }))
  const rest: Row[] = [
    { key: 'turtles', card: 'turtle', cells: cells(() => null, ({ score }) => score.turtles), reason: null },
    { key: 'flowers', card: null, cells: cells(() => null, ({ score }) => score.flowers), reason: null },
    { key: 'variety', card: null, cells: cells((player) => flowersOf(player, components).length, ({ score }) => score.variety), reason: null },
    { key: 'goblins', card: 'goblin', cells: cells((player) => countOf(player, 'goblin'), ({ score }) => score.goblins), reason: goblinReason(players) },
    { key: 'items', card: null, cells: cells((player) => player.items.length, ({ score }) => score.items), reason: null },
    { key: 'applause', card: null, cells: cells(() => null, ({ score }) => score.applause), reason: applauseReason(players) },
  ]
  const needed = ['flowers', 'variety', 'goblins', 'applause']
  return [...animals, ...rest.filter(({ key, cells: own }) => needed.includes(key) || own.some((cell) => cell.points || cell.count))]
}
