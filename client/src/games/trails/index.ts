// Fairy Trails at a table: its board, strip, side panel and ending, and the timing of its events.

import { folder } from '../../core/folder'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Strip from './Strip.svelte'
import { spot } from './parts/spots'
import { hold, placeOf, reveal } from './parts/timing'
import { saying } from './words/saying'

export default folder({
  name: 'trails',
  Board,
  Aside,
  Strip,
  ending: () => import('./Ending.svelte'),
  hold,
  repeats: ['chose', 'laid'],
  placeOf,
  reveal,
  totals: 'strip',
  namesSeats: true,
  spot,
  saying,
})
