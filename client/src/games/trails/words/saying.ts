// The buttons of a tried card. In a solo game it counts as laid until the next is drawn, and the buttons say so.

import type { Language, Saying, Table } from '../../../core/contract'
import { endingIn, eventsOf, laidIn } from '../parts/events'
import type { TrailsTable } from '../parts/laying.svelte'
import { wordsIn } from './index'

/** The rule by which a solo game is won. */
const SOLO_WON = 'TRAIL-54'

/** Texts for a tried card, and for the card of a solo game. */
export function saying(given: Table, language: Language): Saying | null {
  const { now, preview } = given as unknown as TrailsTable
  if (!preview) return null
  const words = wordsIn(language)
  if (now.seats !== 1) {
    const { ready, play, back, thenDraw } = words.two
    return { ready, play, back, learns: thenDraw }
  }
  if (!preview.learns) return null
  const { laid, aside, draw, drawInstead, takeUp, faceDown, lost, won } = words.alone
  const events = eventsOf(preview.news)
  const ending = endingIn(events)
  if (ending) {
    const note = words.endings[ending] ?? ''
    return { ready: note, play: ending === SOLO_WON ? won : lost, back: takeUp, learns: note }
  }
  const [ready, play] = laidIn(events).length ? [laid, draw] : [aside, drawInstead]
  return { ready, play, back: takeUp, learns: faceDown }
}
