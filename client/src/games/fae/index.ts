// Fae at a table: its map, strip, side panel and hand, and how its events and its end are shown.

import { folder } from '../../core/folder'
import type { Frame } from '../../wire'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Strip from './Strip.svelte'
import { hold, placeOf } from './parts/happenings'
import { spot } from './parts/spots'

/** Milliseconds for each spirit that steps out: its card turns, its druids light up, its points are read. */
const SPIRIT = 2400

const reveal = ({ seats }: Frame): number[] => seats.map(() => SPIRIT)

export default folder({
  name: 'fae',
  Board,
  Aside,
  Hand,
  Strip,
  ending: () => import('./Ending.svelte'),
  hold,
  lettered: true,
  repeats: ['moved'],
  totals: 'strip',
  placeOf,
  reveal,
  spot,
})
