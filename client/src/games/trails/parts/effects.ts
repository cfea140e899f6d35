// What a tried card would do, line by line: paths it closes, stones, and the end of a solo game.

import { completedIn, endingIn, settledIn } from './events'
import type { Words } from '../words'
import type { Colour, TrailsEvent } from '../wire'

export interface Effect {
  colour: Colour | null
  /** How many stones are placed now. */
  stones: number
  title: string
  detail: string
}

/** `own` is the reader's colour, or null alone, where both are. */
export function effects(events: readonly TrailsEvent[], own: Colour | null, words: Words): Effect[] {
  const settled = settledIn(events)
  const found: Effect[] = completedIn(events).map(({ colour, houses }) => {
    const mine = own === null || own === colour
    const placed = settled.find((event) => event.colour === colour)
    return {
      colour,
      stones: mine && houses ? Math.min(houses, placed?.houses.length ?? 0) : 0,
      title: mine ? words.closes(own ? null : colour) : words.closesTheirs(colour),
      detail: houses ? words.housesWith(houses, mine) : words.noHouses,
    }
  })
  const ending = endingIn(events)
  if (ending && words.endings[ending]) found.push({ colour: null, stones: 0, title: words.endings[ending], detail: '' })
  return found
}
