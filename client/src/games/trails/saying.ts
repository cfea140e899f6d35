// In a solo game, a previewed card counts as laid until the next is drawn, and the buttons say so.

import type { Language, Saying, Table } from '../../core/contract'
import { eventsOf, laidIn } from './happenings'
import type { TrailsTable } from './play.svelte'
import { wordsIn } from './words'

/** Texts for a solo game, as long as another card can follow; otherwise the page's own. */
export function saying(given: Table, language: Language): Saying | null {
  const { now, preview } = given as unknown as TrailsTable
  if (now.seats !== 1 || !preview?.learns) return null
  const { laid, aside, draw, takeUp, faceDown } = wordsIn(language).alone
  const lies = laidIn(eventsOf(preview.news)).length > 0
  return { ready: lies ? laid : aside, play: draw, back: takeUp, learns: faceDown }
}
