// The settings of a new table, and the request made from them.

import { faultSentence, levelName } from '../../core/naming'
import type { Words } from '../../i18n'
import type { Fault, GameFacts, NewTable, Plan, Suggestion } from '../../wire'
import type { Sitting } from '../../core/session.svelte'

export type Kind = 'bots' | 'friends' | 'here' | 'alone'

export interface Wish {
  kind: Kind
  seats: number
  /** How many people share this device. */
  people: number
  /** The reader's seat; people who share a device sit in order. */
  seat: number
  names: string[]
  level: string
  options: Record<string, unknown>
  hints: boolean
}

/** The choice of bots whose level matches the reader's results. */
export const MATCHED = 'matched'

/** What is proposed to a reader: bots of a level, and options such as those for a first game. */
export interface Proposal {
  level: string
  options: Record<string, unknown>
  /** By level: the reader's latest results against its bots. */
  wins?: Suggestion['wins']
}

/** A sensible default for a kind of table: the fewest seats for several players, and what is proposed. */
export function sensible(game: GameFacts, kind: Kind, level: string, options: Wish['options'] = {}): Wish {
  const seats = seatCounts(game, kind)[0] ?? 1
  const people = kind === 'here' ? seats : 1
  const hints = kind === 'bots' || kind === 'alone'
  return { kind, seats, people, seat: 0, names: [], level, options: fitting(game, options, seats), hints }
}

/** Those options that go with the number of seats. */
export function fitting(game: GameFacts, options: Wish['options'], seats: number): Wish['options'] {
  return Object.fromEntries(Object.entries(options).filter(([name]) => game.option_seats[name]?.includes(seats)))
}

/** Whether somebody on this device has the seat. */
function isHere(wish: Wish, seat: number): boolean {
  return wish.kind === 'here' ? seat < wish.people : seat === wish.seat
}

/** Who sits where, in words: the reader, people on this device, bots or friends. */
export function seatNames(words: Words, wish: Wish, reader: string): string[] {
  const others = wish.seats - (wish.kind === 'here' ? wish.people : 1)
  return Array.from({ length: wish.seats }, (_, seat) => {
    if (isHere(wish, seat))
      return wish.names[seat]?.trim() || (seat === wish.seat ? reader : words.make.person(seat + 1))
    const name = wish.kind === 'friends' ? words.make.friend : levelName(words, wish.level)
    return others > 1 ? `${name} ${seat + 1}` : name
  })
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
export function tableOf(game: GameFacts, wish: Wish): NewTable {
  const rest: Plan = wish.kind === 'friends' ? { kind: 'open' } : { kind: 'bot', level: wish.level }
  const seats = Array.from({ length: wish.seats }, (_, seat): Plan => (isHere(wish, seat) ? { kind: 'person' } : rest))
  return { game: game.name, seats, options: wish.options, hints: wish.hints }
}

/** The seats taken at once; whoever gave no name, except the reader, is called by a number. */
export function sittingOf(wish: Wish, numbered: (person: number) => string): Sitting[] {
  return Array.from({ length: wish.seats }, (_, seat) => seat)
    .filter((seat) => isHere(wish, seat))
    .map((seat) => {
      const name = wish.names[seat]?.trim() || (seat === wish.seat ? '' : numbered(seat + 1))
      return name ? { seat, name } : { seat }
    })
}

/** Why a table wasn't made, in the reader's words: a fault of a field means that its options don't go together. */
export function refusal(words: Words, fault: Fault): string {
  return fault.field ? words.make.refused : faultSentence(words, fault)
}
