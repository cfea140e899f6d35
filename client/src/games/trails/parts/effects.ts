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
  const left = new Map(COLOURS.map((colour) => [colour, settledBy(colour, events)]))
  const found: Effect[] = completedIn(events).map(({ colour, houses }) => {
    const mine = own === null || own === colour
    const stones = Math.min(houses, left.get(colour) ?? 0)
    left.set(colour, (left.get(colour) ?? 0) - stones)
    return {
      colour,
      stones: mine ? stones : 0,
      title: mine ? words.closes(own ? null : colour) : words.closesTheirs(colour),
      detail: houses ? words.housesWith(houses, mine ? stones : null) : words.noHouses,
    }
  })
  const ending = endingIn(events)
  if (ending && words.endings[ending]) found.push({ colour: null, stones: 0, title: words.endings[ending], detail: '' })
  return found
}

/** How many stones of a colour are placed. There may be fewer than houses on the paths that are closed. */
const settledBy = (colour: Colour, events: readonly TrailsEvent[]): number =>
  settledIn(events).reduce((sum, event) => sum + (event.colour === colour ? event.houses.length : 0), 0)
