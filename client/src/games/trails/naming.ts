// Accessible names of cards, places and networks, in the reader's language.

import { paths } from './faces'
import { keyOf } from './plane'
import type { Words } from './words'
import type { Card, Network } from './wire'

export function cardName(card: Card, turns: number, words: Words): string {
  return words.card(card.number, paths(card, 'pink', turns), paths(card, 'yellow', turns))
}

export function networkName(network: Network, words: Words): string {
  return words.network({
    colour: network.colour,
    cards: new Set(network.parts.map(({ x, y }) => keyOf(x, y))).size,
    ends: network.ends.length,
    houses: network.houses.length,
    stones: network.houses.filter((house) => house.stone).length,
  })
}
