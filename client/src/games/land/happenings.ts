// Reads events: cards just placed in a Clearing, and which news is secret.

import type { News } from '../../wire'
import type { LandEvent } from './wire'

const eventOf = ({ event }: Pick<News, 'event'>): LandEvent | null => event as LandEvent | null

/** Whether the news contains cards that only one seat looked at (LAND-113R). */
export function isSecret(news: Pick<News, 'event'>): boolean {
  const event = eventOf(news)
  return event !== null && ['looked', 'buried'].includes(event.kind) && (event.cards ?? null) !== null
}

/** The cards that were just placed in a Clearing. */
export function placedIn(last: readonly Pick<News, 'event'>[], clearing: number): string[] {
  return last.flatMap((news) => {
    const event = eventOf(news)
    return event?.kind === 'placed' && event.clearing === clearing && event.card ? [event.card] : []
  })
}

/** For each card in a Clearing, whether it was just placed; the newest of a kind come last. */
export function freshCards(cards: readonly string[], placed: readonly string[]): boolean[] {
  const left = [...placed]
  return cards
    .map((card) => card)
    .reverse()
    .map((card) => {
      const at = left.indexOf(card)
      if (at >= 0) left.splice(at, 1)
      return at >= 0
    })
    .reverse()
}
