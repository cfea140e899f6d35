// In a solo game, a card counts as laid until the next is drawn; otherwise the page's own texts are used.

import { expect, it } from 'vitest'
import type { Table } from '../../core/contract'
import { saying } from './saying'

const laid = { news: [{ event: { kind: 'laid', x: 1, y: 0 } }], learns: true }
const table = (seats: number, preview: unknown) => ({ now: { seats }, preview }) as unknown as Table

it.each(['en', 'fr', 'pt-BR'] as const)('has words of its own in %s', (language) => {
  const lies = saying(table(1, laid), language)
  const aside = saying(table(1, { ...laid, news: [] }), language)
  expect(lies?.play).toBeTruthy()
  expect(lies?.ready).not.toBe(aside?.ready)
})

it.each([
  [2, laid],
  [1, { ...laid, learns: false }],
  [1, null],
])('has none for %i seats and %j', (seats, preview) => expect(saying(table(seats, preview), 'en')).toBeNull())
