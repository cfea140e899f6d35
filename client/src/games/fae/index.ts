// Fae at a table: its board, its side panel, its score, and which news is secret.

import { folder } from '../../core/folder'
import type { FaeEvent, News } from '../../wire'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { score } from './score'

const secret = ({ event }: News): boolean => (event as FaeEvent | null)?.kind === 'spirit'

export default folder({ name: 'fae', Board, Aside, Hand, score, secret })
