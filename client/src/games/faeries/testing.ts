// A table for tests: plays through a ladder of questions as the server would answer.

import { vi } from 'vitest'
import type { Choice } from '../../wire'
import type { FaeriesTable } from './composing.svelte'
import components from './fixtures/components.json'
import type { FaeriesAction, FaeriesComponents, FaeriesEvent, FaeriesView } from './wire'

export const COMPONENTS = components as unknown as FaeriesComponents

export interface Stored {
  seq: number
  observer: number
  ask: number
  choices: Choice[]
  view: FaeriesView
}

/** What is asked after these actions: the choices, what happens, and the view if it is told. */
export interface Answer {
  actions: FaeriesAction[]
  view?: FaeriesView | null
  events?: FaeriesEvent[]
}
export type Answers = (tried: readonly FaeriesAction[]) => Answer

export const viewOf = (stored: unknown): FaeriesView => (stored as Stored).view
export const asked = (stored: unknown): FaeriesAction[] => (stored as Stored).choices.map(({ action }) => action as unknown as FaeriesAction)
/** Whatever is tried, nothing more is asked. */
export const once = (stored: unknown): Answers => (tried) => ({ actions: tried.length ? [] : asked(stored) })

/** Numbers that never change their meaning, as the server's. */
const NUMBERS: string[] = []
function numberOf(action: FaeriesAction): number {
  const key = JSON.stringify(action)
  if (!NUMBERS.includes(key)) NUMBERS.push(key)
  return NUMBERS.indexOf(key)
}
const offered = (actions: readonly FaeriesAction[]) => actions.map((action) => ({ number: numberOf(action), action }))
const actionOf = (number: number): FaeriesAction => JSON.parse(NUMBERS[number]!) as FaeriesAction

/** A table at which the answers are known beforehand. */
export function tableOf(stored: unknown, answers: Answers = once(stored)): FaeriesTable & { calls: string[] } {
  const { view, seq, observer } = stored as Stored
  const first = answers([])
  const seats = [{ name: 'Ada', level: null }, { name: '', level: 'seedling' }, { name: '', level: 'druid' }, { name: '', level: 'elder' }]
  const table = {
    frame: { seq, ask: seq, choices: offered(first.actions), news: [], view, observer },
    now: view,
    observer,
    seats: seats.slice(0, view.seats),
    tried: [] as number[],
    last: [],
    active: true,
    hint: null,
    calls: [] as string[],
    get preview() {
      if (!this.tried.length) return null
      const after = answers(this.tried.map(actionOf))
      const news = (after.events ?? []).map((event) => ({ event, sentence: event.kind, seq: 1 }))
      return { choices: offered(after.actions), view: after.view === undefined ? view : after.view, news }
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
    commit: vi.fn(async function (this: { calls: string[] }) {
      this.calls.push('commit')
    }),
    explain: vi.fn(async () => {}),
    say: vi.fn(),
  }
  return table as unknown as FaeriesTable & { calls: string[] }
}
