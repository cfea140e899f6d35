// Alone, a card tried lies on the table until the next one is drawn: so it is said on the page's buttons too.

import type { Language, Saying, Table } from '../../core/contract'
import { eventsOf, laidIn } from './happenings'
import type { TrailsTable } from './play.svelte'
import { wordsIn } from './words'

/** In a game alone, as long as another card can follow; else the page's own words do. */
export function saying(given: Table, language: Language): Saying | null {
  const { now, preview } = given as unknown as TrailsTable
  if (now.seats !== 1 || !preview?.learns) return null
  const { laid, aside, draw, takeUp, faceDown } = wordsIn(language).alone
  const lies = laidIn(eventsOf(preview.news)).length > 0
  return { ready: lies ? laid : aside, play: draw, back: takeUp, learns: faceDown }
}
