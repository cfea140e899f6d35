// Derives the movements of cards from events, in order.

import { AWAY, type Flight } from '../../../board/flights'
import type { News } from '../../../wire'
import type { LandEvent } from '../wire'

/** A place that cards move from and to: a deck, the dawn, a Clearing, the reader's hand. */
type Place = 'forest' | 'court' | 'druids' | 'dawn' | 'hand' | `clearing${number}`
type Flown = Flight<string, Place>

const fly = (cards: readonly string[], from: Flown['from'], to: Flown['to']): Flown[] =>
  cards.map((piece) => ({ piece, from, to }))

function flightsOf(event: LandEvent, own: number): Flown[] {
  switch (event.kind) {
    case 'dawned':
    case 'drew':
      return fly(event.cards, 'forest', 'dawn')
    case 'placed':
      return event.seat === own ? [] : fly([event.card], 'dawn', `clearing${event.clearing}`)
    case 'kept':
      return fly([event.card], event.deck, event.seat === own ? 'hand' : AWAY)
    default:
      return []
  }
}

/** All movements of the news. Your own placements were already previewed, so they aren't animated again. */
export function flights(news: readonly Pick<News, 'event'>[], own: number): Flown[] {
  return news.flatMap(({ event }) => (event ? flightsOf(event as LandEvent, own) : []))
}
