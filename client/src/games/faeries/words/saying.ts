// Gardens and pieces in words, for screen readers.

import { squaresOf } from '../drawing/shapes'
import type { Laying } from '../parts/laying.svelte'
import type { FaeriesComponents, Garden, LaidTile, Square } from '../wire'
import type { Words } from '.'

const COLUMNS = 'ABCDEFGHIJ'

/** A square as hedge and log name it. */
export const squareName = ([x, y]: Square): string => `${COLUMNS[x]}${y + 1}`

/** The position of the piece in hand, whether it fits, what is next to it, and what it would bring. */
export function spotSaid(hand: Laying, words: Words): string {
  const { corner, prospect } = hand
  if (!corner) return ''
  const where = squareName(corner)
  if (!prospect) return `${where}: ${words.noFit}`
  const around = words.beside(prospect.beside.map((neighbour) => words.neighbours[neighbour]))
  return `${where}: ${words.fitsHere(prospect.tokens, prospect.cards, prospect.points, prospect.end)}${around}`
}

/** The piece in hand after turning. */
export function pieceSaid(hand: Laying, words: Words): string {
  const side = hand.home ? '' : words.sideUp[hand.side]
  return [side, words.turned(hand.turns), spotSaid(hand, words)].filter(Boolean).join(', ')
}

/** A garden piece by piece: what it is, where, and what it scores. */
export function gardenSaid(garden: Garden, components: FaeriesComponents, words: Words): string {
  const tileSaid = (laid: LaidTile): string => {
    const squares = squaresOf(components, laid)
    return words.tileSaid(laid.side, squares.length, squares.map(squareName).join(' '), laid.points)
  }
  const homes = garden.homes.flatMap(({ folk, x, y }) =>
    x === null || y === null ? [] : [words.homeSaid(components.pieces[folk]?.name ?? folk, squareName([x, y]))],
  )
  return [...garden.tiles.map(tileSaid), ...homes, words.freeSaid(garden.free)].join(' ')
}
