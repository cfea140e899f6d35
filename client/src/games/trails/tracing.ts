// Highlights on the table: the parts and houses of networks by card, their open ends, and settled houses.

import { homeKey } from './happenings'
import { keyOf, type Key } from './plane'
import { SIZE, crossing, type Point } from './ribbons'
import type { Colour, Network, Side } from './wire'

/** For each card, its paths that belong to the networks, as colour and number. */
export function partsByCard(networks: readonly Network[]): Map<Key, Set<string>> {
  const found = new Map<Key, Set<string>>()
  for (const { colour, parts } of networks)
    for (const { x, y, path } of parts) {
      const key = keyOf(x, y)
      found.set(key, (found.get(key) ?? new Set()).add(`${colour}${path}`))
    }
  return found
}

/** The houses of the networks: all of them, or those with a stone. */
export function housesOf(networks: readonly Network[], settled: boolean): Set<Key> {
  const found = new Set<Key>()
  for (const { colour, houses } of networks)
    for (const { x, y, number, stone } of houses)
      if (stone || !settled) found.add(homeKey(x, y, colour, number))
  return found
}

export interface OpenEnd extends Point {
  key: string
  colour: Colour
  /** Its direction, in degrees clockwise from north. */
  angle: number
}

const ANGLE: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 }

/** The open ends of the networks, as points of the table. */
export function openEnds(networks: readonly Network[]): OpenEnd[] {
  return networks.flatMap(({ colour, ends }) =>
    ends.map(({ x, y, side }) => {
      const at = crossing(side, colour)
      const key = `${colour}${x},${y}${side}`
      return { key, colour, angle: ANGLE[side], x: x * SIZE + at.x, y: y * SIZE + at.y }
    }),
  )
}

/** A key that identifies a network as long as its first part stays the same. */
export function networkKey({ colour, parts }: Network): Key {
  const first = parts[0]
  return first ? `${colour}${first.x},${first.y},${first.path}` : colour
}
