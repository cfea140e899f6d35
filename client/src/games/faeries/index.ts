// Faeries & Magical Creatures at a table: its board, what lies beside it, its hand, its cards in the rules, its score.

import type { Component } from 'svelte'
import type { BoardProps, GameFolder } from '../../core/contract'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Gallery from './Gallery.svelte'
import Hand from './Hand.svelte'
import { isSecret } from './happenings'
import { score } from './score'

const folder = {
  name: 'faeries',
  Board: Board as unknown as Component<BoardProps>,
  Aside: Aside as unknown as Component<BoardProps>,
  Hand: Hand as unknown as Component<BoardProps>,
  Gallery: Gallery as unknown as Component,
  score,
  secret: isSecret,
}

const faeries: GameFolder = folder

export default faeries
