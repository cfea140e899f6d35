// Faeries & Magical Creatures at a table: its board, strip, side panel, hand, end and card gallery.

import { seatsThenRows } from '../../core/ending'
import { folder } from '../../core/folder'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { hold, placeOf } from './parts/happenings'
import { spot } from './parts/spots'
import Strip from './Strip.svelte'
import { learn } from './words'

export default folder({
  name: 'faeries',
  Board,
  Aside,
  Hand,
  Strip,
  ending: () => import('./Ending.svelte'),
  hold,
  placeOf,
  spot,
  selfContained: true,
  totals: 'column',
  namesSeats: true,
  reveal: seatsThenRows,
  gallery: () => import('./parts/Gallery.svelte'),
  learn,
})
