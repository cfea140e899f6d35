// Accessible names of cards and networks, in the reader's language.

import { keyOf } from '../parts/plane'
import type { Drawing, Network, Place } from '../wire'
import type { Words } from './index'

export function cardName(drawing: Drawing, card: number, turns: number, words: Words): string {
  const { paths } = drawing.cards[card]![turns]!
  const ofPink = paths.filter(({ colour }) => colour === 'pink')
  const ofYellow = paths.filter(({ colour }) => colour === 'yellow')
  return words.card(card, ofPink, ofYellow)
}

export function networkName(network: Network, words: Words): string {
  return words.network({
    colour: network.colour,
    cards: new Set(network.parts.map(({ x, y }) => keyOf(x, y))).size,
    ends: network.ends.map(({ x, y, side }) => ({ place: words.place(x, y), side })),
    houses: network.houses.length,
    waiting: network.waiting,
  })
}

/** A free place: where it is, what a press does there, and the paths that end at it. `turns` are those of the card in hand. */
export function placeName(place: Place, turns: number | null, networks: readonly Network[], words: Words): string {
  const where = words.place(...place)
  const ends = networks.flatMap((network) =>
    network.ends
      .filter(({ beyond }) => keyOf(...beyond) === keyOf(...place))
      .map(({ facing }) => words.meets(network.colour, facing, network.waiting, network.ends.length)),
  )
  return [turns === null ? words.free(where) : words.tryHere(where, turns), ...ends].join('. ')
}
