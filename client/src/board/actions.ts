// Typed actions, compared and narrowed by their fields; no game's actions are known here.

import type { Choice, HintNow } from '../wire'

export interface Typed {
  readonly kind: string
}

/** The actions of one kind. */
export type Of<Action extends Typed, Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** The kind of an action and some of its fields, chosen before the others. */
export type Part<Action extends Typed> = Action extends Typed ? Pick<Action, 'kind'> & Partial<Action> : never

/** An action as a text for comparison, whatever the order of its fields. */
export const keyOf = (action: object): string =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)))

/** Whether the action has all fields of the part. */
export const fits = (action: object, part: object): boolean =>
  Object.entries(part).every(([field, value]) => (action as Record<string, unknown>)[field] === value)

/** Whether the part names all fields of the action. */
export const covers = (part: object, action: object): boolean => Object.keys(action).every((field) => field in part)

export const actionsOf = <Action>(choices: readonly Choice[]): readonly Action[] =>
  choices.map(({ action }) => action as Action)

export const ofKind = <Action extends Typed, Kind extends Action['kind']>(
  actions: readonly Action[],
  kind: Kind,
): Of<Action, Kind>[] => actions.filter((action) => action.kind === kind) as Of<Action, Kind>[]

/** The decisions of a hint: the recommended one, and those that should follow it. */
export const lineOf = <Action>(hint: HintNow | null | undefined): readonly Action[] => actionsOf(hint?.turn ?? [])

/** Whether both lists have the same actions as far as the shorter goes. */
export const agree = (some: readonly object[], others: readonly object[]): boolean =>
  some.slice(0, others.length).every((action, step) => keyOf(action) === keyOf(others[step]!))
