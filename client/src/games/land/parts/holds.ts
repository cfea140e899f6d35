// How long each event stays visible before the next, in milliseconds at normal pace.

import type { News } from '../../../wire'
import type { LandEvent } from '../wire'

const HOLDS: Partial<Record<LandEvent['kind'], number>> = {
  dawned: 900,
  placed: 600,
  explored: 900,
  visited: 900,
  bade: 900,
  passed: 600,
  played: 250,
  paid: 700,
  recalled: 900,
  spared: 900,
  banished: 1400,
  took: 2000,
  abandoned: 1900,
  looked: 900,
  kept: 1600,
  buried: 500,
  crested: 1500,
  used: 1200,
  returned: 900,
  drew: 900,
  gained: 1200,
  struck: 1600,
  fed: 800,
  emptied: 2000,
  ended: 1500,
}

const eventOf = ({ event }: Pick<News, 'event'>): LandEvent | null => event as LandEvent | null

/** The kind of an event. */
export const kindOf = (news: Pick<News, 'event'>): LandEvent['kind'] | null => eventOf(news)?.kind ?? null

export function hold(news: News): number {
  const kind = kindOf(news)
  return (kind && HOLDS[kind]) ?? 0
}

/** The place on the board that an event is about. */
export function placeOf(news: News): string | null {
  const event = eventOf(news)
  if (event && 'clearing' in event) return event.clearing === null ? null : `clearing${event.clearing}`
  return event && 'deck' in event ? event.deck : null
}
