// Derives the movements of cards from events, in order.

import { AWAY, type Flight } from '../../../board/flights'
import type { News } from '../../../wire'

/** A place that cards move from and to: a deck, the dawn, a Clearing, the reader's hand. */
type Place = 'forest' | 'court' | 'druids' | 'dawn' | 'hand' | `clearing${number}`
type Flown = Flight<string, Place>

interface Told {
  kind: string
  seat?: number
  card?: string
  cards?: readonly string[] | null
  clearing?: number
  deck?: 'court' | 'druids'
}

const all = (cards: readonly string[] | null | undefined, from: Flown['from'], to: Flown['to']): Flown[] =>
  (cards ?? []).map((piece) => ({ piece, from, to }))

function flightsOf({ kind, seat, card, cards, clearing = 0, deck }: Told, own: number): Flown[] {
  if (kind === 'dawned' || kind === 'drew') return all(cards, 'forest', 'dawn')
  if (kind === 'placed' && seat !== own) return all(card ? [card] : [], 'dawn', `clearing${clearing}`)
  if (kind === 'kept' && deck) return all(card ? [card] : [], deck, seat === own ? 'hand' : AWAY)
  return []
}

/** All movements of the news. Your own placements were already previewed, so they aren't animated again. */
export function flights(news: readonly Pick<News, 'event'>[], own: number): Flown[] {
  return news.flatMap(({ event }) => (event ? flightsOf(event as Told, own) : []))
}
