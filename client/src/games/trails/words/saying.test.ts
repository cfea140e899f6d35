// The buttons of a tried card, also where it would end a solo game.

import { expect, it } from 'vitest'
import type { Table } from '../../../core/contract'
import { saying } from './saying'

const laid = { news: [{ event: { kind: 'laid', x: 1, y: 0 } }], learns: true }
const table = (seats: number, preview: unknown) => ({ now: { seats }, preview }) as unknown as Table

it.each(['en', 'fr', 'pt-BR'] as const)('has words of its own in %s', (language) => {
  const lies = saying(table(1, laid), language)
  const aside = saying(table(1, { ...laid, news: [] }), language)
  expect(lies?.play).toBeTruthy()
  expect(lies?.ready).not.toBe(aside?.ready)
})

it.each(['en', 'fr', 'pt-BR'] as const)('never calls the losing card a draw, in %s', (language) => {
  const end = (rule: string) => ({ ...laid, news: [...laid.news, { event: { kind: 'ended', rule } }] })
  const [goesOn, lost, won] = [laid, end('TRAIL-53'), end('TRAIL-54')].map(
    (one) => saying(table(1, one), language)?.play,
  )
  expect(new Set([goesOn, lost, won]).size).toBe(3)
})

it('speaks of laying for two', () => expect(saying(table(2, laid), 'en')?.play).toBe('Lay it'))

it.each([
  [2, null],
  [1, { ...laid, learns: false }],
  [1, null],
])('has none for %i seats and %j', (seats, preview) => expect(saying(table(seats, preview), 'en')).toBeNull())
