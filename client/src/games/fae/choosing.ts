// The meaning of a tap on a space, derived from the server's choices, without any game rules.

import type { FaeAction, MoveAction } from './wire'

export interface Offer {
  readonly number: number
  readonly action: FaeAction
}

/** Everything that the meaning of a tap depends on. */
export interface Situation {
  active: boolean
  /** The choices in the frame, before anything was composed. */
  first: readonly Offer[]
  /** The choices after the composed decisions; the same if there are none. */
  now: readonly Offer[]
  /** The last composed decision. */
  tried: FaeAction | null
  /** The group chosen to be led. */
  source: string | null
  /** The space just refused as a target; a second tap chooses its group. */
  refused: string | null
  /** Whether two spaces look adjacent. */
  beside(one: string, other: string): boolean
}

export type Meaning =
  | { kind: 'choose'; source: string }
  | { kind: 'leave' }
  | { kind: 'attempt'; number: number; action: FaeAction; anew: boolean }
  | { kind: 'commit' }
  | { kind: 'explain'; action: MoveAction }
  | { kind: 'nothing' }

/** The space of a decision. */
export const place = (action: FaeAction): string => (action.kind === 'move' ? action.target : action.space)

export const sources = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ action }) => (action.kind === 'move' ? [action.source] : [])))

/** The targets of the group at a space. */
export const targets = (offers: readonly Offer[], source: string | null): Set<string> =>
  new Set(offers.flatMap(({ action }) => (action.kind === 'move' && action.source === source ? [action.target] : [])))

/** The spaces whose ritual can be chosen next. */
export const dues = (offers: readonly Offer[]): Set<string> =>
  new Set(offers.flatMap(({ action }) => (action.kind === 'ritual' ? [action.space] : [])))

const ritualAt = (offers: readonly Offer[], space: string) =>
  offers.find(({ action }) => action.kind === 'ritual' && action.space === space)

const move = (offers: readonly Offer[], source: string | null, target: string) =>
  offers.find(({ action }) => action.kind === 'move' && action.source === source && action.target === target)

/** The meaning of a tap on the space. */
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

/** Whether the space is actionable, so that a tap nearby is meant for it. */
export function isOpen(space: string, at: Situation): boolean {
  const what = meaning(space, at).kind
  return what !== 'nothing' && what !== 'explain'
}
