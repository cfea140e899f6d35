// Faeries & Magical Creatures at a table: its board, what lies beside it, its hand, its cards in the rules, its score.

import { folder } from '../../core/folder'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { isSecret } from './happenings'
import { score } from './score'
import { learn } from './words'

export default folder({ name: 'faeries', Board, Aside, Hand, gallery: () => import('./Gallery.svelte'), score, learn, secret: isSecret })
