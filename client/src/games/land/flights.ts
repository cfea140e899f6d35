// Which cards moved from where to where, as the events tell it, in their order.

import type { News } from '../../wire'
import type { LandEvent } from './wire'

/** A place that cards fly from and to: a deck, the cards of the dawn, a Clearing, what lies in front of a seat, or away. */
export type Place = 'forest' | 'court' | 'druids' | 'dawn' | 'away' | `clearing${number}` | `front${number}`

export interface Flight {
  card: string
  from: Place
  to: Place
}

const all = (cards: readonly string[] | null | undefined, from: Place, to: Place): Flight[] => (cards ?? []).map((card) => ({ card, from, to }))

function flightsOf({ kind, seat = 0, card, cards, clearing = 0, deck }: LandEvent): Flight[] {
  if (kind === 'dawned' || kind === 'drew') return all(cards, 'forest', 'dawn')
  if (kind === 'placed') return all(card ? [card] : [], 'dawn', `clearing${clearing}`)
  if (kind === 'took') return all(cards, `clearing${clearing}`, `front${seat}`)
  if (kind === 'abandoned' || kind === 'emptied' || kind === 'banished') return all(cards, `clearing${clearing}`, 'away')
  if (kind === 'kept' && deck) return all(card ? [card] : [], deck, `front${seat}`)
  if (kind === 'gained') return all(card ? [card] : [], 'dawn', `front${seat}`)
  if (kind === 'fed') return all(card ? [card] : [], `front${seat}`, 'away')
  return []
}

/** All flights of what happened. One's own placing was seen when it was tried, so it does not fly again. */
export function flights(news: readonly Pick<News, 'event'>[], own: number): Flight[] {
  return news.flatMap(({ event }) => {
    const told = event as LandEvent | null
    return told && !(told.kind === 'placed' && told.seat === own) ? flightsOf(told) : []
  })
}

/** When each of so many sets out, in milliseconds after the one before: faster if there is much. */
export const pace = (count: number): number => Math.max(40, Math.min(160, 900 / Math.max(1, count)))
