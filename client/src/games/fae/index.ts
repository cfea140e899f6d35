// Fae at a table: its board, what lies beside it, its score, and what of it is for one's own eyes.

import type { Component } from 'svelte'
import type { BoardProps, GameFolder } from '../../core/contract'
import type { FaeEvent } from '../../wire'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { score } from './score'

const fae: GameFolder = {
  name: 'fae',
  Board: Board as unknown as Component<BoardProps>,
  Aside: Aside as unknown as Component<BoardProps>,
  Hand: Hand as unknown as Component<BoardProps>,
  score,
  secret: ({ event }) => (event as FaeEvent | null)?.kind === 'spirit',
}

export default fae
