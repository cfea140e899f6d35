// Reads events: cards laid, paths completed, houses that got a stone.

import type { News } from '../../../wire'
import type { TrailsEvent } from '../wire'

export type Laid = Extract<TrailsEvent, { kind: 'laid' }>
export type Completed = Extract<TrailsEvent, { kind: 'completed' }>
export type Settled = Extract<TrailsEvent, { kind: 'settled' }>

/** The game's events among the news. */
export function eventsOf(news: readonly News[]): TrailsEvent[] {
  return news.map((one) => one.event as TrailsEvent | null).filter((event) => event !== null)
}

export const laidIn = (events: readonly TrailsEvent[]): Laid[] => events.filter((event) => event.kind === 'laid')

export const completedIn = (events: readonly TrailsEvent[]): Completed[] =>
  events.filter((event) => event.kind === 'completed')

export const settledIn = (events: readonly TrailsEvent[]): Settled[] =>
  events.filter((event) => event.kind === 'settled')

/** The rule by which the game would end or has ended. */
export const endingIn = (events: readonly TrailsEvent[]): string | null =>
  events.find((event) => event.kind === 'ended')?.rule ?? null
