// A table for tests: plays through a ladder of questions as the server would answer.

import { vi } from 'vitest'
import type { Choice } from '../../wire'
import type { LandTable } from './composing.svelte'
import components from './fixtures/components.json'
import type { LandAction, LandComponents, LandView } from './wire'

export const COMPONENTS = components as unknown as LandComponents

export interface Stored {
  seq: number
  observer: number
  ask: number
  choices: Choice[]
  view: LandView
}

/** What is asked after these actions: the choices and the view, or nothing more. */
export type Answers = (tried: readonly LandAction[]) => { actions: LandAction[]; view?: LandView }

/** Numbers that never change their meaning, as the server's. */
const NUMBERS: string[] = []
export function numberOf(action: LandAction): number {
  const key = JSON.stringify(action)
  if (!NUMBERS.includes(key)) NUMBERS.push(key)
  return NUMBERS.indexOf(key)
}
const offered = (actions: readonly LandAction[]) => actions.map((action) => ({ number: numberOf(action), action }))
export const actionOf = (number: number): LandAction => JSON.parse(NUMBERS[number]!) as LandAction

/** A table at which the answers are known beforehand. */
export function tableOf(stored: unknown, answers: Answers): LandTable & { calls: string[] } {
  const { view, seq, observer } = stored as Stored
  const first = answers([])
  const table = {
    frame: { seq, ask: seq, choices: offered(first.actions), news: [], view, observer },
    now: view,
    observer,
    seats: [{ name: 'Ada', level: null }, { name: '', level: 'seedling' }, { name: '', level: 'druid' }],
    tried: [] as number[],
    last: [],
    active: true,
    calls: [] as string[],
    get preview() {
      if (!this.tried.length) return null
      const after = answers(this.tried.map(actionOf))
      return { choices: offered(after.actions), view: after.view ?? view, news: [] }
    },
    get choices() {
      return this.preview?.choices ?? this.frame.choices
    },
    get view() {
      return this.preview?.view ?? view
    },
    async attempt(number: number) {
      await Promise.resolve()
      this.calls.push(Object.values(actionOf(number)).join(' '))
      this.tried = [...this.tried, number]
    },
    retreat(all = false) {
      this.calls.push('back')
      this.tried = all ? [] : this.tried.slice(0, -1)
    },
    commit: vi.fn(async () => {}),
    explain: vi.fn(async () => {}),
    say: vi.fn(),
  }
  return table as unknown as LandTable & { calls: string[] }
}
