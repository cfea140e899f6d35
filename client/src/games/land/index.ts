// Fairy Land at a table: its strip, board, side panel, hand, reveal and card gallery.

import { seatsThenRows } from '../../core/ending'
import { folder } from '../../core/folder'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hold, placeOf } from './parts/holds'
import { spot } from './parts/spots'
import Strip from './Strip.svelte'
import { learn } from './words'

export default folder({
  name: 'land',
  Strip,
  Board,
  Aside,
  Hand,
  ending: () => import('./Ending.svelte'),
  selfContained: true,
  reveal: seatsThenRows,
  hold,
  placeOf,
  spot,
  gallery: () => import('./parts/Gallery.svelte'),
  learn,
})
