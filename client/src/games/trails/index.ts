// Fairy Trails at a table: its board, what lies beside it, its points.

import type { GameFolder } from '../../core/contract'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { score } from './score'

const trails: GameFolder = { name: 'trails', Board, Aside, score }

export default trails
