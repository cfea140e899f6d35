// A table for board tests: answers a sequence of questions like the server.

import { SvelteMap } from 'svelte/reactivity'
import { vi } from 'vitest'
import type { Choice } from '../../wire'
import type { Table } from '../contract'

/** A stored frame. */
export interface Stored<View> {
  seq: number
  observer: number
  ask: number
  choices: Choice[]
  view: View
}

/** The question after these actions: choices, events and view; null if the server doesn't say. */
export interface Answer<View, Action> {
  actions: Action[]
  view?: View | null
  events?: { kind: string }[]
}
export type Answers<View, Action> = (tried: readonly Action[]) => Answer<View, Action>
export type FakeTable<View, Action> = Table<View, Action> & { calls: string[] }

const SEATS = [
  { name: 'Ada', level: null },
  { name: '', level: 'seedling' },
  { name: '', level: 'hazel' },
  { name: '', level: 'elder' },
]

/** Numbers with a fixed meaning, like the server's. */
const NUMBERS: string[] = []
export function numberOf(action: unknown): number {
  const key = JSON.stringify(action)
  if (!NUMBERS.includes(key)) NUMBERS.push(key)
  return NUMBERS.indexOf(key)
}
const offered = (actions: readonly unknown[]) => actions.map((action) => ({ number: numberOf(action), action }))
export const actionOf = <Action>(number: number): Action => JSON.parse(NUMBERS[number]!) as Action

/** What the server offered when the frame was stored. */
export const asked = <View, Action>({ choices }: Stored<View>): Action[] =>
  choices.map(({ action }) => action as unknown as Action)

/** A table with prepared answers. */
export function tableAt<View extends { seats: number }, Action extends object>(
  { view, seq, observer }: Stored<View>,
  answers: Answers<View, Action>,
): FakeTable<View, Action> {
  const table = {
    frame: { seq, ask: seq, choices: offered(answers([]).actions), news: [], view, observer },
    now: view,
    observer,
    seats: SEATS.slice(0, view.seats),
    tried: [] as number[],
    last: [],
    active: true,
    hint: null,
    hintPreview: null,
    showing: [],
    pace: 0,
    spotlight: null,
    revealed: null,
    calls: [] as string[],
    get preview() {
      if (!this.tried.length) return null
      const after = answers(this.tried.map((number) => actionOf<Action>(number)))
      const news = (after.events ?? []).map((event) => ({ event, sentence: event.kind, seq: 1 }))
      return { choices: offered(after.actions), view: after.view === undefined ? view : after.view, news }
    },
    get choices() {
      return this.preview?.choices ?? this.frame.choices
    },
    get offered() {
      const steps = this.tried.map((_, at) => this.tried.slice(0, at + 1).map((number) => actionOf<Action>(number)))
      return [this.frame.choices, ...steps.map((tried) => offered(answers(tried).actions))]
    },
    get view() {
      return this.preview?.view ?? view
    },
    async attempt(number: number) {
      await Promise.resolve()
      this.calls.push(Object.values(actionOf<Action>(number)).join(' '))
      this.tried = [...this.tried, number]
    },
    async consider(number: number) {
      await this.attempt(number)
    },
    retreat(all = false) {
      this.calls.push('back')
      this.tried = all ? [] : this.tried.slice(0, -1)
    },
    commit: vi.fn(async function (this: { calls: string[] }) {
      this.calls.push('commit')
    }),
    explain: vi.fn(async () => {}),
    dismiss: vi.fn(),
    say: vi.fn(),
  }
  return reactive(table) as unknown as FakeTable<View, Action>
}

/** The same object, whose plain properties can be followed like the state of a real table. */
function reactive<T extends object>(table: T): T {
  const held = new SvelteMap<string, unknown>()
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(table))) {
    if (value === undefined || typeof value === 'function') continue
    held.set(name, value)
    Object.defineProperty(table, name, { get: () => held.get(name), set: (now) => held.set(name, now) })
  }
  return table
}
