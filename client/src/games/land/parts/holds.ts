// How long each event stays visible before the next, in milliseconds at normal pace.

import type { News } from '../../../wire'

const HOLDS: Readonly<Record<string, number>> = {
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

/** The kind of an event. */
export const kindOf = ({ event }: Pick<News, 'event'>): string => (event as { kind?: string } | null)?.kind ?? ''

export const hold = (news: News): number => HOLDS[kindOf(news)] ?? 0

/** The place on the board that an event is about. */
export function placeOf({ event }: News): string | null {
  const { clearing, deck } = (event ?? {}) as { clearing?: number; deck?: string }
  if (typeof clearing === 'number') return `clearing${clearing}`
  return deck ?? null
}
