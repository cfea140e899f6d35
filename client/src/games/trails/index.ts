// Fairy Trails at a table: its board, side panel, score and texts.

import { folder } from '../../core/folder'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { saying } from './saying'
import { score } from './score'

export default folder({ name: 'trails', Board, Aside, score, saying })
