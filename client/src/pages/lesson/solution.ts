// A lesson's solution as a hint, which every board can draw.

import type { HintNow, LessonStep } from '../../wire'

/** A hint to make these moves, one after another; null if there are none. */
export function hintOf([first, ...rest]: LessonStep['solution']): HintNow | null {
  return first ? { ...first, share: 1, reasons: [], price: null, then: [], turn: [first, ...rest] } : null
}
