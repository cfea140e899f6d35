// Reads events: cards laid, houses that got a stone, in order, and paths completed.

import { keyOf, type Key } from './plane'
import type { Colour, Network, TrailsEvent } from './wire'

export type Laid = Extract<TrailsEvent, { kind: 'laid' }>
export type Completed = Extract<TrailsEvent, { kind: 'completed' }>

/** The typed events among news; news about the table itself has none. */
export function eventsOf(news: ReadonlyArray<{ event: unknown }>): TrailsEvent[] {
  return news.map((one) => one.event as TrailsEvent | null).filter((event) => event !== null)
}

export function laidIn(events: readonly TrailsEvent[]): Laid[] {
  return events.filter((event) => event.kind === 'laid')
}

export function completedIn(events: readonly TrailsEvent[]): Completed[] {
  return events.filter((event) => event.kind === 'completed')
}

export const homeKey = (x: number, y: number, colour: Colour, number: number): Key =>
  `${x},${y},${colour},${number}`

/** Houses that got a stone, each with its index. */
export function settledIn(events: readonly TrailsEvent[]): Map<Key, number> {
  const order = new Map<Key, number>()
  for (const event of events)
    if (event.kind === 'settled')
      for (const [x, y, number] of event.houses) order.set(homeKey(x, y, event.colour, number), order.size)
  return order
}

/** The network that an event refers to, among those of the view after it. */
export function networkOf(event: Completed, networks: readonly Network[]): Network | undefined {
  const there = new Set(event.places.map(([x, y]) => keyOf(x, y)))
  return networks.find(
    (network) =>
      network.complete &&
      network.colour === event.colour &&
      network.houses.length === event.houses &&
      new Set(network.parts.map(({ x, y }) => keyOf(x, y))).size === there.size &&
      network.parts.every(({ x, y }) => there.has(keyOf(x, y))),
  )
}

/** The effect of a move: stones placed, and stones that the rival will place. */
export interface Gain {
  colour: Colour
  stones: number
  owed: number
}

/** The effect of these events by colour, without colours that have no completed path. */
export function gains(events: readonly TrailsEvent[]): Gain[] {
  return (['pink', 'yellow'] as const).flatMap((colour) => {
    const closed = completedIn(events).filter((event) => event.colour === colour)
    const stones = [...settledIn(events).keys()].filter((key) => key.includes(colour)).length
    const houses = closed.reduce((sum, event) => sum + event.houses, 0)
    if (!closed.length && !stones) return []
    return [{ colour, stones, owed: Math.max(houses - stones, 0) }]
  })
}
