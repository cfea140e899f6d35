// What was offered at each step of a turn that is being put together, and what the numbers mean.

import type { Choice } from '../../wire'
import type { LandAction } from './wire'

export type Offered = ReadonlyArray<Choice & { action: LandAction }>
export type Kind = LandAction['kind']

/** An action as something to compare: the order of its fields apart. */
export const keyOf = (action: LandAction): string =>
  Object.entries(action)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, value]) => value)
    .join(' ')

export class Ladder {
  /** By step: what could be chosen there. */
  private steps = $state.raw<readonly Offered[]>([])
  /** What the numbers offered so far mean; a number never means anything else. */
  private meanings = $state.raw<ReadonlyMap<number, LandAction>>(new Map())

  clear(): void {
    this.steps = []
    this.meanings = new Map()
  }

  /** This may be chosen at that step; what was offered later no longer counts. */
  learn(step: number, choices: Offered): void {
    this.steps = [...this.steps.slice(0, step), choices]
    this.meanings = new Map([...this.meanings, ...choices.map(({ number, action }) => [number, action] as const)])
  }

  meaning(number: number): LandAction | undefined {
    return this.meanings.get(number)
  }

  /** The first step at which such an action was offered, or -1. */
  first(kind: Kind): number {
    return this.steps.findIndex((offered) => offered.some(({ action }) => action.kind === kind))
  }

  /** The actions of a kind that the newest step offers which offers any. */
  offers<K extends Kind>(kind: K): Extract<LandAction, { kind: K }>[] {
    const offered = this.steps[this.newest(kind)] ?? []
    return offered.flatMap(({ action }) => (action.kind === kind ? [action as Extract<LandAction, { kind: K }>] : []))
  }

  /** Where the action may be chosen: at the newest step that offers any of its kind. */
  find(action: LandAction): { step: number; number: number } | null {
    const step = this.newest(action.kind)
    const key = keyOf(action)
    const number = this.steps[step]?.find((choice) => keyOf(choice.action) === key)?.number
    return number === undefined ? null : { step, number }
  }

  /** The numbers of these actions, as far as they were offered yet. */
  numbers(actions: readonly LandAction[]): number[] {
    const known = new Map(Array.from(this.meanings, ([number, action]) => [keyOf(action), number]))
    return actions.flatMap((action) => known.get(keyOf(action)) ?? [])
  }

  private newest(kind: Kind): number {
    return this.steps.findLastIndex((offered) => offered.some(({ action }) => action.kind === kind))
  }
}
