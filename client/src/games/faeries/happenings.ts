// Reads events: the latest changes, and which news is secret.

import type { News } from '../../wire'
import type { FaeriesEvent, Folk } from './wire'

type Told = Pick<News, 'event'>

export const eventsOf = (news: readonly Told[]): FaeriesEvent[] => news.flatMap(({ event }) => (event ? [event as unknown as FaeriesEvent] : []))

/** Whether the news contains cards that only one seat may know (FMC-91R, FMC-93R, FMC-97R). */
export function isSecret(news: Told): boolean {
  const event = news.event as unknown as FaeriesEvent | null
  if (!event) return false
  if (['dealt', 'passed', 'drew'].includes(event.kind)) return (event.cards ?? null) !== null
  return ['kept', 'discarded'].includes(event.kind) && (event.card ?? null) !== null
}

/** Whether a seat's tokens in an area have just changed. */
export function stirred(last: readonly Told[], seat: number, folk: Folk): boolean {
  return eventsOf(last).some((event) => {
    if (event.kind === 'moved') return event.seat === seat && (event.source === folk || event.target === folk)
    if (event.kind === 'stolen') return event.folk === folk && (event.seat === seat || event.actor === seat)
    return ['placed', 'removed'].includes(event.kind) && event.seat === seat && event.folk === folk
  })
}

/** The tile that a seat has just laid. */
export function freshTile(last: readonly Told[], seat: number): number | null {
  return eventsOf(last).findLast((event) => event.kind === 'laid' && event.seat === seat)?.tile ?? null
}
