// What a tap on a space means, from the choices the server offers: no rule of the game is known here.

import type { FaeAction, MoveAction } from './wire'

export interface Offer {
  readonly number: number
  readonly action: FaeAction
}

/** All that decides what a tap means. */
export interface Situation {
  active: boolean
  /** The choices of the frame, before anything was tried. */
  first: readonly Offer[]
  /** The choices after what was tried; the same as the first if nothing was. */
  now: readonly Offer[]
  /** The last tried decision. */
  tried: FaeAction | null
  /** The group chosen to be led. */
  source: string | null
  /** The space just refused as a target; tapped again, it is meant as a group to choose. */
  refused: string | null
  /** Whether two spaces look as if one could walk from one to the other. */
  beside(one: string, other: string): boolean
}

export type Meaning =
  | { kind: 'choose'; source: string }
  | { kind: 'leave' }
  | { kind: 'attempt'; number: number; action: FaeAction; anew: boolean }
  | { kind: 'commit' }
  | { kind: 'explain'; action: MoveAction }
  | { kind: 'nothing' }

/** Where a decision takes place. */
export const place = (action: FaeAction): string => (action.kind === 'move' ? action.target : action.space)

export const sources = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ action }) => (action.kind === 'move' ? [action.source] : [])))

/** Where the group of the source can be led. */
export const targets = (offers: readonly Offer[], source: string | null): Set<string> =>
  new Set(offers.flatMap(({ action }) => (action.kind === 'move' && action.source === source ? [action.target] : [])))

/** The spaces among which the next ritual is chosen. */
export const dues = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ action }) => (action.kind === 'ritual' ? [action.space] : [])))

const ritualAt = (offers: readonly Offer[], space: string) =>
  offers.find(({ action }) => action.kind === 'ritual' && action.space === space)

const move = (offers: readonly Offer[], source: string | null, target: string) =>
  offers.find(({ action }) => action.kind === 'move' && action.source === source && action.target === target)

/** What a tap on the space means now. */
export function meaning(space: string, at: Situation): Meaning {
  if (!at.active) return { kind: 'nothing' }
  const ritual = ritualAt(at.now, space)
  if (ritual) return { kind: 'attempt', ...ritual, anew: false }
  if (at.tried && place(at.tried) === space) return { kind: 'commit' }
  const other = ritualAt(at.first, space)
  if (other) return { kind: 'attempt', ...other, anew: true }
  const led = move(at.first, at.source, space)
  if (led) return { kind: 'attempt', ...led, anew: at.tried !== null }
  if (at.source === space) return { kind: 'leave' }
  const choosable = sources(at.first).has(space)
  if (at.source === null) return choosable ? { kind: 'choose', source: space } : { kind: 'nothing' }
  if (choosable && (at.refused === space || !at.beside(at.source, space))) return { kind: 'choose', source: space }
  return { kind: 'explain', action: { kind: 'move', source: at.source, target: space } }
}

/** Whether something may be done at the space: a tap nearby is meant for it. */
export function isOpen(space: string, at: Situation): boolean {
  const what = meaning(space, at).kind
  return what !== 'nothing' && what !== 'explain'
}
