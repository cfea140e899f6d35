// The settings of a new table, and the request made from them.

import type { GameFacts, NewTable, Plan } from '../wire'
import type { Sitting } from '../core/session.svelte'

export type Kind = 'bots' | 'friends' | 'here' | 'alone'

export interface Wish {
  kind: Kind
  seats: number
  /** How many people share this device. */
  people: number
  names: string[]
  level: string
  options: Record<string, unknown>
  hints: boolean
}

export const LEVEL = 'druid'

/** A sensible default for a kind of table: the fewest seats for several players, one medium bot. */
export function sensible(game: GameFacts, kind: Kind): Wish {
  const seats = seatCounts(game, kind)[0] ?? 1
  const people = kind === 'here' ? seats : 1
  return { kind, seats, people, names: [], level: LEVEL, options: {}, hints: kind === 'bots' || kind === 'alone' }
}

/** The kinds of table that a game can have. */
export function kindsOf(game: GameFacts): Kind[] {
  const several: Kind[] = game.seats.some((seats) => seats > 1) ? ['bots', 'friends', 'here'] : []
  return game.seats.includes(1) ? [...several, 'alone'] : several
}

/** How many seats a table of a kind can have. */
export function seatCounts(game: GameFacts, kind: Kind): number[] {
  return game.seats.filter((seats) => (kind === 'alone' ? seats === 1 : seats > 1))
}

/** The request for the table; people on this device sit first, then invited people or bots. */
export function tableOf(game: GameFacts, wish: Wish, daily = false): NewTable {
  const here = wish.kind === 'here' ? wish.people : 1
  const rest: Plan = wish.kind === 'friends' ? { kind: 'open' } : { kind: 'bot', level: wish.level }
  const seats = Array.from({ length: wish.seats }, (_, seat): Plan => (seat < here ? { kind: 'person' } : rest))
  return { game: game.name, seats, options: wish.options, hints: wish.hints, daily }
}

/** The seats taken at once. */
export function sittingOf(wish: Wish): Sitting[] {
  const here = wish.kind === 'here' ? wish.people : 1
  return Array.from({ length: here }, (_, seat) => {
    const name = wish.names[seat]?.trim()
    return name ? { seat, name } : { seat }
  })
}
