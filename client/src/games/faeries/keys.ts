// What keys mean on the board beside Tab and Enter: 1 to 5 choose an action or area, R, E and F turn and flip, Escape goes a step back.

import { numberOf } from '../../parts/keys'

export interface Keys {
  /** Do with the action or area of this number what can be done now; whether there was anything. */
  number(number: number): boolean
  /** Turn the piece in hand, or flip it; whether there is one. */
  turn(by: number): boolean
  flip(): boolean
  /** One step back; whether there was one. */
  back(): boolean
}

/** Do what the key means; whether it meant anything. */
export function pressed(key: string, keys: Keys): boolean {
  const number = numberOf(key, 5)
  if (number) return keys.number(number)
  if (key === 'Escape') return keys.back()
  const letter = key.toLowerCase()
  if (letter === 'r') return keys.turn(1)
  if (letter === 'e') return keys.turn(-1)
  return letter === 'f' && keys.flip()
}
