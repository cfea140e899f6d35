// Reads events: which cards lie in a Clearing since just now, and what is for one's own eyes.

import type { News } from '../../wire'
import type { LandEvent } from './wire'

const eventOf = ({ event }: Pick<News, 'event'>): LandEvent | null => event as LandEvent | null

/** Whether the news names cards that only one seat looked at (LAND-113R). */
export function isSecret(news: Pick<News, 'event'>): boolean {
  const event = eventOf(news)
  return event !== null && ['looked', 'buried'].includes(event.kind) && (event.cards ?? null) !== null
}

/** The cards that were just put into a Clearing. */
export function placedIn(last: readonly Pick<News, 'event'>[], clearing: number): string[] {
  return last.flatMap((news) => {
    const event = eventOf(news)
    return event?.kind === 'placed' && event.clearing === clearing && event.card ? [event.card] : []
  })
}

/** For each card of a Clearing, whether it was just put there: the newest of its kind lie last. */
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
