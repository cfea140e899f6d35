// Extracts moves and rituals from events that happened or are previewed.

import { COLOURS, type Colour, type Druids, type FaeEvent, type MovedEvent, type RitualEvent } from './wire'
import { minus, NOBODY, plus, same } from './groups'

/** News with the game's typed event. */
export interface Told {
  readonly seq: number
  readonly event?: unknown
}

export type Step = MovedEvent | RitualEvent

const isStep = (event: FaeEvent | null | undefined): event is Step =>
  event?.kind === 'moved' || event?.kind === 'ritual'

/** The moves and rituals among the news, in order. */
export function steps(news: readonly Told[]): Step[] {
  return news.map((one) => one.event as FaeEvent | null | undefined).filter(isStep)
}

export const walks = (happened: readonly Step[]): MovedEvent[] => happened.filter((step) => step.kind === 'moved')

export const rituals = (happened: readonly Step[]): RitualEvent[] =>
  happened.filter((step) => step.kind === 'ritual')

/** The moves to highlight: those since the observer's own, or that one; for a watcher the last. */
export function trail(before: readonly MovedEvent[], happened: readonly Step[], observer: number): readonly MovedEvent[] {
  return walks(happened).reduce<readonly MovedEvent[]>(
    (marked, moved) =>
      observer < 0 || moved.seat === observer
        ? [moved]
        : [...marked.filter(({ seat }) => seat !== observer && seat !== moved.seat), moved],
    before,
  )
}

/** Colours that lost druids in the ritual. */
export function vanished(ritual: RitualEvent): Druids {
  return minus(ritual.druids, ritual.left)
}

export const colours = (druids: Druids): Colour[] => COLOURS.filter((_, i) => druids[i]! > 0)

/** The points of each colour from the rituals. */
export function gains(happened: readonly Step[]): Druids {
  const held = rituals(happened)
  return COLOURS.map((colour) =>
    held.reduce((sum, ritual) => sum + (ritual.scored.includes(colour) ? ritual.value : 0), 0),
  ) as unknown as Druids
}

export type Standing = Readonly<Record<string, Druids>>

/** The positions of the druids after a step. */
export function after(standing: Standing, step: Step): Standing {
  if (step.kind === 'ritual') return { ...standing, [step.space]: step.left }
  const goal = standing[step.target] ?? NOBODY
  return { ...standing, [step.source]: NOBODY, [step.target]: plus(goal, step.druids) }
}

/** Whether the steps lead from the old positions to the new ones; if not, nothing is animated. */
export function leads(from: Standing, happened: readonly Step[], to: Standing): boolean {
  const end = happened.reduce(after, from)
  return Object.keys(to).every((name) => same(end[name] ?? NOBODY, to[name]!))
}

/** The duration of a step in milliseconds; shorter if there are many. */
export function pace(count: number): number {
  return Math.max(90, Math.min(280, 2400 / Math.max(1, count)))
}

/** The position at a fraction of the way along a gentle arc. */
export function along(from: readonly [number, number], to: readonly [number, number], share: number) {
  const bend = arc(from, to)
  const t = share * share * (3 - 2 * share)
  const at = (i: 0 | 1) => (1 - t) * (1 - t) * from[i] + 2 * t * (1 - t) * bend[i] + t * t * to[i]
  return [at(0), at(1)] as const
}

/** The control point of the arc between two places. */
export function arc(from: readonly [number, number], to: readonly [number, number]): readonly [number, number] {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const side = x < 0 ? -0.18 : 0.18
  return [from[0] + x / 2 + y * side, from[1] + y / 2 - x * side]
}
