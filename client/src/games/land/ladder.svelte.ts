// The choices at each step of a turn being composed, and the meaning of their numbers.

import type { Choice } from '../../wire'
import type { LandAction } from './wire'

export type Offered = ReadonlyArray<Choice & { action: LandAction }>
export type Kind = LandAction['kind']

/** An action as a key for comparison, regardless of field order. */
export const keyOf = (action: LandAction): string =>
  Object.entries(action)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => value)
    .join(' ')

export class Ladder {
  /** The choices at each step. */
  private steps = $state.raw<readonly Offered[]>([])
  /** The actions of the numbers offered so far; a number's meaning never changes. */
  private meanings = $state.raw<ReadonlyMap<number, LandAction>>(new Map())

  clear(): void {
    this.steps = []
    this.meanings = new Map()
  }

  /** Record the choices at a step, and drop those of later steps. */
  learn(step: number, choices: Offered): void {
    this.steps = [...this.steps.slice(0, step), choices]
    this.meanings = new Map([...this.meanings, ...choices.map(({ number, action }) => [number, action] as const)])
  }

  meaning(number: number): LandAction | undefined {
    return this.meanings.get(number)
  }

  /** The first step that offered such an action, or -1. */
  first(kind: Kind): number {
    return this.steps.findIndex((offered) => offered.some(({ action }) => action.kind === kind))
  }

  /** The actions of a kind at the latest step that offers any. */
  offers<K extends Kind>(kind: K): Extract<LandAction, { kind: K }>[] {
    const offered = this.steps[this.newest(kind)] ?? []
    return offered.flatMap(({ action }) => (action.kind === kind ? [action as Extract<LandAction, { kind: K }>] : []))
  }

  /** The step at which the action can be chosen: the latest that offers its kind. */
  find(action: LandAction): { step: number; number: number } | null {
    const step = this.newest(action.kind)
    const key = keyOf(action)
    const number = this.steps[step]?.find((choice) => keyOf(choice.action) === key)?.number
    return number === undefined ? null : { step, number }
  }

  /** The numbers of these actions, if they have been offered. */
  numbers(actions: readonly LandAction[]): number[] {
    const known = new Map(Array.from(this.meanings, ([number, action]) => [keyOf(action), number]))
    return actions.flatMap((action) => known.get(keyOf(action)) ?? [])
  }

  private newest(kind: Kind): number {
    return this.steps.findLastIndex((offered) => offered.some(({ action }) => action.kind === kind))
  }
}
