// Gardens and pieces in words, for screen readers.

import type { Laying } from './laying.svelte'
import type { Player } from './wire'
import type { Words } from './words'

/** Why the piece in hand can't be laid where it is held. */
export function whyNot(hand: Laying, words: Words): string {
  if (hand.worth?.stacked) return words.stacked
  return hand.side === 'path' && !hand.home ? words.pathApart : words.noFit
}

/** The position of the piece in hand, whether it fits, and what it would score. */
export function spotSaid(hand: Laying, words: Words): string {
  const { corner, worth } = hand
  if (!corner || !worth) return ''
  const where = words.spot(corner[0], corner[1])
  if (!hand.fits) return `${where}: ${whyNot(hand, words)}`
  return `${where}: ${words.fitsHere(worth.icons.kinship, worth.icons.card, worth.icons.points * 2, worth.points)}`
}

/** The piece in hand after turning. */
export function pieceSaid(hand: Laying, words: Words): string {
  return [words.sideUp[hand.side], words.turned(hand.turns), spotSaid(hand, words)].filter(Boolean).join(', ')
}

export function gardenSaid({ garden, points }: Player, words: Words): string {
  const free = garden.squares.join('').replace(/[p#h]/g, '').length
  const plants = garden.tiles.filter(({ side }) => side === 'plant')
  const worth = plants.reduce((sum, tile) => sum + tile.points, 0)
  return words.gardenSaid(plants.length, garden.tiles.length - plants.length, garden.homes.length, free, worth, points)
}
