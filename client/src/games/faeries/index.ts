// Faeries & Magical Creatures at a table: its board, what lies beside it, its hand, its cards in the rules, its score.

import type { Component } from 'svelte'
import type { BoardProps, GalleryProps, GameFolder } from '../../core/contract'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { isSecret } from './happenings'
import { score } from './score'
import { learn } from './words'

const faeries: GameFolder = {
  name: 'faeries',
  Board: Board as unknown as Component<BoardProps>,
  Aside: Aside as unknown as Component<BoardProps>,
  Hand: Hand as unknown as Component<BoardProps>,
  gallery: () => import('./Gallery.svelte') as unknown as Promise<{ default: Component<GalleryProps> }>,
  score,
  learn,
  secret: isSecret,
}

export default faeries
