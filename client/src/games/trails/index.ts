// Fairy Trails at a table: its board, what lies beside it, its points and its own words.

import type { GameFolder } from '../../core/contract'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { saying } from './saying'
import { score } from './score'

const trails: GameFolder = { name: 'trails', Board, Aside, score, saying }

export default trails
