// Keyboard shortcuts of the board: 1 to 5 choose an action or area, R, E and F turn and flip, Escape undoes a step.

import { numberOf } from '../../../board/keys'

export interface Keys {
  /** Activate the action or area with this number; returns whether there was anything to do. */
  number(number: number): boolean
  /** Turn or flip the piece in hand; returns whether there is one. */
  turn(by: number): boolean
  flip(): boolean
  /** Undo one step; returns whether there was one. */
  back(): boolean
}

/** Handle a key; returns whether it had a meaning. */
export function pressed(key: string, keys: Keys): boolean {
  const number = numberOf(key, 5)
  if (number) return keys.number(number)
  if (key === 'Escape') return keys.back()
  const letter = key.toLowerCase()
  if (letter === 'r') return keys.turn(1)
  if (letter === 'e') return keys.turn(-1)
  return letter === 'f' && keys.flip()
}
