// Accessible names of cards and networks, in the reader's language.

import { keyOf } from '../parts/plane'
import type { Drawing, Network } from '../wire'
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
