// Gardens and pieces in words, for screen readers.

import { beside, letterAt, squaresOf } from '../drawing/shapes'
import type { Laying } from '../parts/laying.svelte'
import type { FaeriesComponents, Garden, LaidTile, Square } from '../wire'
import type { Words } from '.'

const COLUMNS = 'ABCDEFGHIJ'

/** A square as hedge and log name it. */
export const squareName = ([x, y]: Square): string => `${COLUMNS[x]}${y + 1}`

/** What lies around these squares: a path, a home, plants. */
function neighbours(garden: Garden, squares: readonly Square[], words: Words): string {
  const around = squares.flatMap((square) => beside(square).map((next) => letterAt(garden, next)))
  const found = (['#', 'h', 'p'] as const).filter((letter) => around.includes(letter))
  return words.beside(found.map((letter) => words.neighbours[letter]))
}

/** The position of the piece in hand, whether it fits, what is next to it, and what it would bring. */
export function spotSaid(hand: Laying, words: Words): string {
  const { corner, prospect, play } = hand
  if (!corner) return ''
  const where = squareName(corner)
  if (!prospect) return `${where}: ${words.noFit}`
  const garden = play.view.players[play.table.observer]?.garden
  const around = garden ? neighbours(garden, hand.squares, words) : ''
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
  const free = garden.squares.join('').replace(/[p#h]/g, '').length
  return [...garden.tiles.map(tileSaid), ...homes, words.freeSaid(free)].join(' ')
}
