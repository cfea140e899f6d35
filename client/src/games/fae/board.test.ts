// The board in a page: labels, a move by keyboard, a move by pointer, the covered secret.

import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Table } from '../../core/contract'
import type { Frame } from '../../wire'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { SMALL } from './small'
import type { FaeAction, FaeComponents, FaeView } from './wire'

const components: FaeComponents = {
  colours: ['blue', 'yellow', 'red', 'purple', 'black'],
  terrains: ['hills', 'mushrooms', 'mountains', 'forest'],
  map: SMALL,
  rituals: [{ value: 1, count: 4, blessed: ['hills'], cursed: 'mushrooms' }],
}
const view = {
  observer: 0,
  seats: 2,
  question: 'move',
  ending: null,
  turn: 0,
  druids: { A1: [1, 0, 0, 0, 0], A2: [0, 2, 0, 0, 1], A3: [0, 0, 0, 0, 0], B1: [0, 0, 0, 0, 0], B2: [0, 0, 0, 0, 0], B3: [0, 0, 0, 0, 0] },
  box: [0, 0, 0, 0, 0],
  points: [3, 0, 0, 0, 0],
  piles: [2],
  kept: [[1], [2]],
  due: [],
  spirits: ['blue', null],
  standings: [{ colour: 'blue', points: 3, cards: 1, total: 4, place: null }, null],
} as unknown as FaeView
const choices = [
  { number: 0, action: { kind: 'move', source: 'A1', target: 'A2' } },
  { number: 8, action: { kind: 'move', source: 'A2', target: 'A1' } },
]
const frame = { seq: 4, ask: 4, choices, news: [], view, observer: 0 } as unknown as Frame

function table(more: object = {}) {
  const calls = { attempt: vi.fn(), retreat: vi.fn(), commit: vi.fn(), explain: vi.fn(), say: vi.fn() }
  const seats = [{ name: 'Ada' }, { name: '', level: 'druid' }]
  const given = { frame, view, now: view, observer: 0, seats, choices, tried: [], preview: null, last: [], active: true, ...calls, ...more }
  return { calls, given: given as unknown as Table<FaeView, FaeAction> }
}

describe('the board', () => {
  it('names every space in words, one of them reached by Tab', () => {
    render(Board, { table: table().given, components, language: 'en' })
    const spaces = screen.getAllByRole('button').filter((button) => button.dataset['space'])
    expect(spaces).toHaveLength(6)
    expect(spaces[1]!.getAttribute('aria-label')).toBe('A2, mushrooms, Ash, 3 druids: 2 yellow and 1 black, can be led')
    expect(spaces.filter((space) => space.getAttribute('tabindex') === '0')).toHaveLength(1)
  })

  it('is played by keyboard: choose, walk, try, go back', async () => {
    const { calls, given } = table()
    render(Board, { table: given, components, language: 'en' })
    const at = (name: string) => document.querySelector<HTMLElement>(`[data-space="${name}"]`)!
    at('A1').focus()
    await fireEvent.keyDown(at('A1'), { key: 'Enter' })
    expect(calls.say).toHaveBeenCalledWith('A1 chosen. Targets: A2.')
    await fireEvent.keyDown(at('A1'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(at('A2'))
    expect(at('A2').getAttribute('aria-label')).toContain('can be the target')
    await fireEvent.keyDown(at('A2'), { key: ' ' })
    expect(calls.attempt).toHaveBeenCalledWith(0)
    await fireEvent.keyDown(at('B1'), { key: 'Enter' })
    expect(calls.explain).toHaveBeenCalledWith({ kind: 'move', source: 'A1', target: 'B1' })
    await fireEvent.keyDown(at('A2'), { key: 'Escape' })
    expect(at('A1').getAttribute('aria-label')).toContain('can be led')
  })

  it('shows a preview from its events and plays it at the second tap', async () => {
    const event = { kind: 'moved', seat: 0, source: 'A1', target: 'A2', druids: [1, 0, 0, 0, 0] }
    const rite = { kind: 'ritual', seat: 0, space: 'A2', terrain: 'mushrooms', number: 3, card_value: 1, effect: 'cursed', druids: [1, 2, 0, 0, 1], left: [0, 0, 0, 0, 0], value: 0, scored: [] }
    const preview = { news: [{ seq: 5, event }, { seq: 5, event: rite }], choices: [], view: null }
    const { calls, given } = table({ tried: [0], preview, choices: [] })
    const { container } = render(Board, { table: given, components, language: 'fr' })
    expect(container.querySelector('.callout')?.textContent).toContain('maudit')
    expect(container.querySelectorAll('.ghost')).toHaveLength(1)
    await fireEvent.click(container.querySelector('[data-space="A2"]')!, { detail: 0 })
    expect(calls.commit).toHaveBeenCalledOnce()
  })
})

describe('what lies beside it', () => {
  it('covers the spirit until it is held', async () => {
    const { container } = render(Aside, { table: table().given, components, language: 'en' })
    expect(container.textContent).not.toContain('blue spirit')
    const card = screen.getByRole('button', { name: 'Hold to see it' })
    await fireEvent.pointerDown(card)
    expect(container.textContent).toContain('You are the blue spirit.')
    await fireEvent.pointerUp(card)
    expect(container.textContent).not.toContain('blue spirit')
    await fireEvent.keyDown(card, { key: 'Enter' })
    expect(container.textContent).toContain('4 so far')
    await fireEvent.blur(card)
    expect(container.textContent).not.toContain('blue spirit')
  })

  it('tells points, piles and kept cards in words', () => {
    const { container } = render(Aside, { table: table().given, components, language: 'en' })
    for (const words of ['Blue: 3', 'Value 1: 2 of 4 left: blesses hills, curses mushrooms.', 'Ada: 1 card, of value 1', 'Druid: 1 card']) {
      expect(container.textContent).toContain(words)
    }
  })
})
