// How long events stay, what they point at, and the steps of the end.

import type { Frame, News } from '../../../wire'
import type { TrailsEvent, TrailsView } from '../wire'
import { keyOf } from './plane'

/** Milliseconds at normal pace: for a card to be laid, for a closed path, for each stone, and to look at them. */
const LAY = 700
const CLOSE = 900
const STONE = 160
const LOOK = 700

export function hold({ event }: News): number {
  const happened = event as TrailsEvent | null
  if (happened?.kind === 'laid') return LAY
  if (happened?.kind === 'completed') return happened.houses ? CLOSE : LOOK
  if (happened?.kind === 'settled') return LOOK + STONE * happened.houses.length
  return 0
}

/** The cards that an event is about, as places joined by semicolons. */
export function placeOf({ event }: News): string | null {
  const happened = event as TrailsEvent | null
  if (happened?.kind === 'laid') return keyOf(happened.x, happened.y)
  if (happened?.kind === 'completed') return happened.places.map(([x, y]) => keyOf(x, y)).join(';')
  if (happened?.kind === 'settled') return happened.houses.map(([x, y]) => keyOf(x, y)).join(';')
  return null
}

/** The rule by which three cards without a stone lose a solo game. */
export const THREE_IDLE = 'TRAIL-53'
const NUMBER = 500
const REST = 900

/** The last three cards of a lost solo game are numbered one by one; otherwise closed paths light up. */
export function reveal({ view }: Frame): readonly number[] {
  return (view as TrailsView | null)?.ending === THREE_IDLE ? [NUMBER, NUMBER, NUMBER + REST] : [LOOK, REST]
}
