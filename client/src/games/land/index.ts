// Fairy Land at a table: its board, side panel, hand, card gallery and score.

import { folder } from '../../core/folder'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { isSecret } from './happenings'
import { score } from './score'
import { learn } from './words'

export default folder({ name: 'land', Board, Aside, Hand, gallery: () => import('./Gallery.svelte'), score, learn, secret: isSecret })
