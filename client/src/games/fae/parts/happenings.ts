// Moves and rituals among events that happened or are previewed, and how long each is shown.

import type { News } from '../../../wire'
import { NOBODY, same } from '../drawing/groups'
import {
  COLOURS,
  type Colour,
  type Druids,
  type FaeEvent,
  type MovedEvent,
  type Point,
  type RitualEvent,
} from '../wire'

/** News with the game's typed event. */
export interface Told {
  readonly event?: unknown
}

export type Step = MovedEvent | RitualEvent

const eventOf = ({ event }: Told): FaeEvent | null => (event ?? null) as FaeEvent | null

const isStep = (event: FaeEvent | null): event is Step => event?.kind === 'moved' || event?.kind === 'ritual'

/** The moves and rituals among the news, in order. */
export const steps = (news: readonly Told[]): Step[] => news.map(eventOf).filter(isStep)

export const walks = (happened: readonly Step[]): MovedEvent[] => happened.filter((step) => step.kind === 'moved')

export const rituals = (happened: readonly Step[]): RitualEvent[] => happened.filter((step) => step.kind === 'ritual')

/** Milliseconds at normal pace: a group walks, a ritual is read and its points fly to the tracks. */
const LENGTHS: Record<Step['kind'], number> = { moved: 600, ritual: 2400 }

export const lengthOf = (step: Step): number => LENGTHS[step.kind]

/** How long an event stays visible, in milliseconds at normal pace. */
export function hold(news: News): number {
  const event = eventOf(news)
  return isStep(event) ? lengthOf(event) : 0
}

/** The space that an event is about. */
export function placeOf(news: News): string | null {
  const event = eventOf(news)
  if (!isStep(event)) return null
  return event.kind === 'moved' ? event.target : event.space
}

/** The moves to highlight: those since the observer's own, or that one; for a watcher the last. */
export function trail(
  before: readonly MovedEvent[],
  happened: readonly Step[],
  observer: number,
): readonly MovedEvent[] {
  return walks(happened).reduce<readonly MovedEvent[]>(
    (marked, moved) =>
      observer < 0 || moved.seat === observer
        ? [moved]
        : [...marked.filter(({ seat }) => seat !== observer && seat !== moved.seat), moved],
    before,
  )
}

export const colours = (druids: Druids): Colour[] => COLOURS.filter((_, i) => druids[i]! > 0)

/** The values that a colour scores in these rituals. */
export const scoredBy = (colour: Colour, held: readonly RitualEvent[]): number[] =>
  held.filter(({ scored }) => scored.includes(colour)).map(({ value }) => value)

export type Standing = Readonly<Record<string, Druids>>

/** The positions of the druids after a step, as its event says. */
export const after = (standing: Standing, step: Step): Standing =>
  step.kind === 'ritual'
    ? { ...standing, [step.space]: step.left }
    : { ...standing, [step.source]: NOBODY, [step.target]: step.joined }

/** Whether the steps lead from one position to another. */
export function leads(from: Standing, happened: readonly Step[], to: Standing): boolean {
  const reached = happened.reduce(after, from)
  return Object.keys(to).every((space) => same(reached[space] ?? NOBODY, to[space] ?? NOBODY))
}

/** The position at a fraction of the way along a gentle arc. */
export function along(from: Point, to: Point, share: number): Point {
  const bend = arc(from, to)
  const t = share * share * (3 - 2 * share)
  const at = (i: 0 | 1): number => (1 - t) * (1 - t) * from[i] + 2 * t * (1 - t) * bend[i] + t * t * to[i]
  return [at(0), at(1)]
}

/** The control point of the arc between two places. */
export function arc(from: Point, to: Point): Point {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const side = x < 0 ? -0.18 : 0.18
  return [from[0] + x / 2 + y * side, from[1] + y / 2 - x * side]
}
