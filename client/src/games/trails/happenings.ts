// Reads events: which cards were laid, which houses got a stone in which order, which paths were closed.

import { keyOf, type Key } from './plane'
import type { Colour, Network, TrailsEvent } from './wire'

export type Laid = Extract<TrailsEvent, { kind: 'laid' }>
export type Completed = Extract<TrailsEvent, { kind: 'completed' }>

/** The typed events among news; those of the table itself have none. */
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

/** Houses that got a stone, each with its turn in the row. */
export function settledIn(events: readonly TrailsEvent[]): Map<Key, number> {
  const order = new Map<Key, number>()
  for (const event of events)
    if (event.kind === 'settled')
      for (const [x, y, number] of event.houses) order.set(homeKey(x, y, event.colour, number), order.size)
  return order
}

/** The network that an event tells of, among those of the view after it. */
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

/** What a move would bring: stones placed, and stones that the other one will place. */
export interface Gain {
  colour: Colour
  stones: number
  owed: number
}

/** By colour, what these events bring; colours without any closed path are left out. */
export function gains(events: readonly TrailsEvent[]): Gain[] {
  return (['pink', 'yellow'] as const).flatMap((colour) => {
    const closed = completedIn(events).filter((event) => event.colour === colour)
    const stones = [...settledIn(events).keys()].filter((key) => key.includes(colour)).length
    const houses = closed.reduce((sum, event) => sum + event.houses, 0)
    if (!closed.length && !stones) return []
    return [{ colour, stones, owed: Math.max(houses - stones, 0) }]
  })
}
