// The accessible name of a space: where it is, who stands there, and what a tap would do.

import type { DrawnSpace } from '../drawing/country'
import { present } from '../drawing/groups'
import type { Druids, MovedEvent } from '../wire'
import type { Doing, Words } from './index'
import type { Naming } from './naming'

interface There {
  druids: Druids
  /** Whether they have had their ritual. */
  rests: boolean
  doing: Doing
  /** The latest move. */
  moved: MovedEvent | undefined
}

export function labelOf(space: DrawnSpace, { druids, rests, doing, moved }: There, words: Words, name: Naming): string {
  const parts = [
    words.space(space.name, name(space.terrain), space.region),
    words.druids(present(druids).map(({ colour, count }) => ({ name: name(colour), count }))),
    rests ? words.rests : '',
    words.doing[doing],
    moved?.source === space.name ? words.lastFrom : moved?.target === space.name ? words.lastTo : '',
  ]
  return parts.filter(Boolean).join(', ')
}
