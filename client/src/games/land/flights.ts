// Derives the movements of cards from events, in order.

import { AWAY, type Flight } from '../../parts/flights'
import type { News } from '../../wire'
import type { LandEvent } from './wire'

/** A place that cards move from and to: a deck, the dawn, a Clearing, a seat's cards. */
export type Place = 'forest' | 'court' | 'druids' | 'dawn' | `clearing${number}` | `front${number}`
type Flown = Flight<string, Place>

const all = (cards: readonly string[] | null | undefined, from: Flown['from'], to: Flown['to']): Flown[] => (cards ?? []).map((piece) => ({ piece, from, to }))

function flightsOf({ kind, seat = 0, card, cards, clearing = 0, deck }: LandEvent): Flown[] {
  if (kind === 'dawned' || kind === 'drew') return all(cards, 'forest', 'dawn')
  if (kind === 'placed') return all(card ? [card] : [], 'dawn', `clearing${clearing}`)
  if (kind === 'took') return all(cards, `clearing${clearing}`, `front${seat}`)
  if (kind === 'abandoned' || kind === 'emptied' || kind === 'banished') return all(cards, `clearing${clearing}`, AWAY)
  if (kind === 'kept' && deck) return all(card ? [card] : [], deck, `front${seat}`)
  if (kind === 'gained') return all(card ? [card] : [], 'dawn', `front${seat}`)
  if (kind === 'fed') return all(card ? [card] : [], `front${seat}`, AWAY)
  return []
}

/** All movements of the news. Your own placements were already previewed, so they aren't animated again. */
export function flights(news: readonly Pick<News, 'event'>[], own: number): Flown[] {
  return news.flatMap(({ event }) => {
    const told = event as LandEvent | null
    return told && !(told.kind === 'placed' && told.seat === own) ? flightsOf(told) : []
  })
}
