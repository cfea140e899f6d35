// What a tried card would do, line by line: paths it closes, stones, and the end of a solo game.

import { completedIn, endingIn, settledIn } from './events'
import type { Words } from '../words'
import { COLOURS, type Colour, type TrailsEvent } from '../wire'

export interface Effect {
  colour: Colour | null
  /** How many stones are placed now. */
  stones: number
  title: string
  detail: string
}

/** `own` is the reader's colour, or null alone, where both are. */
export function effects(events: readonly TrailsEvent[], own: Colour | null, words: Words): Effect[] {
  const found: Effect[] = COLOURS.flatMap((colour) => {
    const mine = own === null || own === colour
    const stones = settledIn(events).find((event) => event.colour === colour)?.stones
    const closed = completedIn(events).filter((event) => event.colour === colour)
    return closed.map(({ houses }, path) => {
      const placed = stones?.[path] ?? 0
      return {
        colour,
        stones: mine ? placed : 0,
        title: mine ? words.closes(own ? null : colour) : words.closesTheirs(colour),
        detail: houses ? words.housesWith(houses, mine ? placed : null) : words.noHouses,
      }
    })
  })
  const ending = endingIn(events)
  if (ending && words.endings[ending]) found.push({ colour: null, stones: 0, title: words.endings[ending], detail: '' })
  return found
}
