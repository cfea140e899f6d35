// The score sheet: rows and totals by seat, unknown points, winners, ties, and counting row by row.

import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import { seat } from '../core/testing/frames'
import InSession from '../core/testing/InSession.svelte'
import { loadWords } from '../i18n'
import type { Frame } from '../wire'
import ScoreSheet from './ScoreSheet.svelte'

const TIE = 'Ada and Bo have the most points. Bo wins.'
const sheet: NonNullable<Frame['sheet']> = {
  rows: [
    { sentence: 'Points of the colour', points: [33, 32, null] },
    { sentence: 'Ritual cards', points: [1, 2, 0] },
  ],
  totals: [34, 34, null],
  tie: TIE,
}

async function draw(more: { winners?: number[]; counted?: number; sheet?: Frame['sheet'] } = {}): Promise<HTMLElement> {
  const { sheet: drawn = sheet, ...rest } = more
  const seats = ['Ada', 'Bo', 'Cy'].map((name, number) => seat(number, { name }))
  const given = { frame: { seats, observer: 0, sheet: drawn }, ...rest }
  render(InSession, { words: await loadWords('en'), language: 'en' as const, part: ScoreSheet as never, given })
  return screen.getByRole('table')
}

const cells = (row: HTMLElement): string[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.trim())

afterEach(cleanup)

describe('the score sheet', () => {
  it('has a column for each seat, a row for each kind of points, and the totals', async () => {
    const table = await draw()
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map((head) => head.querySelector('span')?.textContent)).toEqual(['Ada', 'Bo', 'Cy'])
    const [, points, cards, totals] = within(table).getAllByRole('row') as [
      never,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ]
    expect(cells(cards)).toEqual(['1', '2', '0'])
    expect(cells(points)[2]).toContain('not known yet')
    expect(cells(totals).slice(0, 2)).toEqual(['34', '34'])
  })

  it('explains a tie', async () => {
    await draw({ winners: [1] })
    expect(screen.getByText(TIE)).toBeTruthy()
  })

  it('names neither winner nor tie while points are counted', async () => {
    const table = await draw({ winners: [1], counted: 1 })
    expect(screen.queryByText(TIE)).toBeNull()
    expect(table.querySelectorAll('.winner')).toHaveLength(0)
    expect([...table.querySelectorAll('tr')].map((row) => row.classList.contains('waiting'))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('marks the winners', async () => {
    const table = await draw({ winners: [1] })
    expect(table.querySelectorAll('.winner')).toHaveLength(4)
  })
})
