// Fairy Trails at a table: its board, what lies beside it, its points and its own words.

import { folder } from '../../core/folder'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { saying } from './saying'
import { score } from './score'

export default folder({ name: 'trails', Board, Aside, score, saying })
