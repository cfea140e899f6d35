// The paths that a tried card would close: their parts on the table, and those on the card itself.

import type { Drawing, End, LaidCard, Network } from '../wire'
import type { Completed } from './events'
import { keyOf } from './plane'

/** Whether an open end leads to a place. */
export const leadsTo = ({ beyond: [x, y] }: End, place: { x: number; y: number }): boolean =>
  x === place.x && y === place.y

export interface Closing {
  networks: Network[]
  /** The paths on the card, as colour and number. */
  own: Set<string>
}

/** The server names the completed paths by colour and cards; this finds them among the open paths. */
export function closing(
  tried: LaidCard,
  completed: readonly Completed[],
  networks: readonly Network[],
  drawing: Drawing,
): Closing {
  const outline = drawing.cards[tried.card]![tried.turns]!
  const found: Closing = { networks: [], own: new Set() }
  for (const { colour, places } of completed) {
    const there = new Set(places.map(([x, y]) => keyOf(x, y)))
    const closed = networks.filter(
      (network) =>
        network.colour === colour &&
        network.ends.some((end) => leadsTo(end, tried)) &&
        network.parts.every(({ x, y }) => there.has(keyOf(x, y))),
    )
    const sides = closed.flatMap(({ ends }) => ends.filter((end) => leadsTo(end, tried)).map(({ facing }) => facing))
    for (const path of outline.paths)
      if (path.colour === colour && sides.some((side) => path.edges.includes(side)))
        found.own.add(`${colour}${path.path}`)
    found.networks.push(...closed)
  }
  return found
}
