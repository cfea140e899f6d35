// Fae's table in a page: a move by keyboard, by pointer and by drag, the strip, the notes, the end.

import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, describe, expect, it } from 'vitest'
import InSession from '../../core/testing/InSession.svelte'
import { settled } from '../../core/testing/frames'
import { tableAt, type FakeTable } from '../../core/testing/tables'
import { loadWords } from '../../i18n'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Ending from './Ending.svelte'
import Strip from './Strip.svelte'
import { COMPONENTS as components, VIEW as view } from './fixtures/small'
import type { FaeAction, FaeView, MoveAction } from './wire'

const texts = { en: await loadWords('en'), fr: await loadWords('fr') }
const move = (source: string, target: string): MoveAction => ({ kind: 'move', source, target })
const moved = { kind: 'moved', seat: 0, source: 'A1', target: 'A2', druids: [1, 0, 0, 0, 0], joined: [1, 2, 0, 0, 1] }
const rite = {
  kind: 'ritual',
  seat: 0,
  space: 'A2',
  terrain: 'mushrooms',
  number: 3,
  card_value: 1,
  effect: 'cursed',
  druids: [1, 2, 0, 0, 1],
  left: [0, 0, 0, 0, 0],
  gone: [1, 2, 0, 0, 1],
  size: 0,
  bonus: 0,
  value: 0,
  scored: [],
}

function begun(more: Partial<FaeView> = {}): FakeTable<FaeView, FaeAction> {
  const stored = { view: { ...view, ...more }, seq: 4, observer: 0, ask: 4, choices: [] }
  return tableAt<FaeView, FaeAction>(stored, (tried) =>
    tried.length ? { actions: [], events: [moved, rite] } : { actions: [move('A1', 'A2'), move('A2', 'A1')] },
  )
}

const at = (name: string) => document.querySelector<HTMLElement>(`[data-space="${name}"]`)!
const said = (name: string) => at(name).getAttribute('aria-label')
const shown = (Part: typeof Board, table: FakeTable<FaeView, FaeAction>, language: 'en' | 'fr' = 'en') =>
  render(InSession, { words: texts[language], language, part: Part as never, given: { table, components, language } })

beforeEach(() => localStorage.clear())

describe('the map', () => {
  it('names every space in words, one of them reached by Tab', () => {
    shown(Board, begun())
    const spaces = screen.getAllByRole('button').filter((button) => button.dataset['space'])
    expect(spaces).toHaveLength(6)
    expect(said('A2')).toBe('A2, mushrooms, Ash, 3 druids: 2 yellow and 1 black, can be led')
    expect(said('B3')).toBe('B3, forest, Birch, 1 druid: 1 red, has had its ritual')
    expect(spaces.filter((space) => space.getAttribute('tabindex') === '0')).toHaveLength(1)
  })

  it('is played by keyboard: choose, walk, try, go back', async () => {
    const table = begun()
    shown(Board, table)
    at('A1').focus()
    await fireEvent.keyDown(at('A1'), { key: 'Enter' })
    expect(table.say).toHaveBeenCalledWith('A1 chosen. Targets: A2.')
    await fireEvent.keyDown(at('A1'), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(at('A2'))
    expect(said('A2')).toContain('can be the target')
    await fireEvent.keyDown(at('B1'), { key: 'Enter' })
    expect(table.explain).toHaveBeenCalledWith(move('A1', 'B1'))
    await fireEvent.keyDown(at('A2'), { key: ' ' })
    await settled()
    expect(table.calls).toEqual(['move A1 A2'])
    await fireEvent.keyDown(at('A2'), { key: 'Escape' })
    await fireEvent.keyDown(at('A2'), { key: 'Escape' })
    expect(said('A1')).toContain('can be led')
  })

  it('draws a hint: the group, the arrow to its target, and what the ritual brings', () => {
    const table = begun()
    const step = { number: 0, action: move('A1', 'A2') }
    const hint = { ...step, sentence: '', share: 1, reasons: [], price: null, then: [], turn: [step] }
    const scored = { ...rite, effect: 'blessed', value: 4, scored: ['yellow', 'black'] }
    const news = [moved, scored].map((event) => ({ event, sentence: '', seq: 1 }))
    Object.assign(table, { hint, hintPreview: { news, choices: [], view } })
    shown(Board, table)
    expect(document.querySelector('[data-hint-source="A1"]')).not.toBeNull()
    expect(document.querySelector('[data-hint-target="A2"]')).not.toBeNull()
    expect(document.querySelector('[data-hint] .arrow')).not.toBeNull()
    expect(document.querySelector('.callout.hint')?.textContent?.trim()).toMatch(/^\+4/)
    Object.assign(table, { hint: null, hintPreview: null })
    flushSync()
    expect(document.querySelector('[data-hint]')).toBeNull()
  })

  it('keeps the chosen group when a fresh frame asks the same question', async () => {
    const table = begun()
    shown(Board, table)
    await fireEvent.keyDown(at('A1'), { key: 'Enter' })
    Object.assign(table, { frame: { ...table.frame, news: [] } })
    flushSync()
    expect(said('A1')).toContain('chosen')
    expect(said('A2')).toContain('can be the target')
  })

  it('shows what a move would do, and plays it at the second tap', async () => {
    const table = begun()
    const { container } = shown(Board, table, 'fr')
    await fireEvent.click(at('A1'), { detail: 0 })
    await fireEvent.click(at('A2'), { detail: 0 })
    await settled()
    expect(container.querySelector('[data-ritual]')?.textContent).toContain('terrain maudit')
    expect(container.querySelectorAll('.ghost')).toHaveLength(1)
    expect(container.querySelector('[data-mover="0"]')).not.toBeNull()
    await new Promise((over) => setTimeout(over, 360))
    await fireEvent.click(at('A2'), { detail: 0 })
    await settled()
    expect(table.commit).toHaveBeenCalledOnce()
  })

  it('asks which ritual comes next, also where the group has just arrived', async () => {
    const table = tableAt<FaeView, FaeAction>({ view, seq: 4, observer: 0, ask: 4, choices: [] }, (tried) => {
      const due: FaeAction[] = ['A2', 'B3'].map((space) => ({ kind: 'ritual', space }))
      return { actions: [[move('A1', 'A2')], due, []][tried.length]!, events: tried.length ? [moved] : [] }
    })
    shown(Board, table)
    await fireEvent.click(at('A1'), { detail: 0 })
    await fireEvent.click(at('A2'), { detail: 0 })
    await settled()
    expect(said('A2')).toContain('ritual due')
    await fireEvent.click(at('A2'), { detail: 0 })
    await settled()
    expect(said('A2')).toContain('once more to play')
    expect(said('B3')).toContain('ritual due')
  })

  it('lights the space that a log line is about', () => {
    const table = begun()
    shown(Board, table)
    Object.assign(table, { spotlight: 'B1' })
    flushSync()
    expect(at('B1').classList).toContain('spotlight')
  })
})

describe('the strip', () => {
  it('says who I am from the start, until I cover it', async () => {
    const { container } = shown(Strip as typeof Board, begun())
    expect(container.textContent).toContain('You are Blue')
    await fireEvent.click(screen.getByRole('button', { name: /Cover/ }))
    expect(container.textContent).not.toContain('Blue')
    await fireEvent.click(screen.getByRole('button', { name: /Show/ }))
    expect(container.textContent).toContain('3 points and 1 card')
  })

  it('begins covered where people share the device, also beside the board', async () => {
    const table = begun()
    const people = table.seats.map((seat) => ({ ...seat, kind: 'person' as const, yours: true }))
    Object.assign(table, { seats: people })
    const strip = shown(Strip as typeof Board, table)
    const aside = shown(Aside as typeof Board, table)
    expect(strip.container.textContent).not.toContain('Blue')
    expect(aside.container.textContent).not.toContain('your colour')
    expect(aside.container.textContent).not.toContain('you:')
  })

  it('tells the card in force and how far the game has come', () => {
    const { container } = shown(Strip as typeof Board, begun())
    expect(container.textContent).toContain('Card in force: 1. Blesses hills. Curses mushrooms.')
    expect(container.textContent).toContain('Ritual 3 of 5')
  })
})

describe('what lies beside the map', () => {
  it('tells points, cards and vanished druids in words', () => {
    const { container } = shown(Aside as typeof Board, begun())
    for (const words of ['Blue: 3 points, your colour', 'Red: 2 points', 'Ada 1', 'Vanished druids: 2 purple.']) {
      expect(container.textContent).toContain(words)
    }
  })

  it('keeps notes on rivals; my own colour is ruled out at once', async () => {
    shown(Aside as typeof Board, begun())
    expect(screen.getByRole('button', { name: 'blue: you' }).hasAttribute('disabled')).toBe(true)
    await fireEvent.click(screen.getByRole('button', { name: 'Red, given 2 points: open' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Red, given 2 points: likely' }))
    expect(screen.getByRole('button', { name: 'Red, given 2 points: ruled out' })).toBeTruthy()
  })
})

describe('the end', () => {
  const over: Partial<FaeView> = {
    ending: 'FAE-50',
    spirits: ['blue', 'red'],
    standings: [
      { colour: 'blue', points: 3, cards: 1, total: 4, place: 1 },
      { colour: 'red', points: 2, cards: 1, total: 3, place: 2 },
    ],
  }
  const ending = (step: number, done: boolean) =>
    render(Ending, { table: begun(over), components, language: 'en', step, over: done }).container.textContent

  it('shows the last place first, and nothing of the others yet', () => {
    const text = ending(1, false)
    expect(text).toContain('2 + 1 card')
    expect(text).not.toContain('3 + 1 card')
    expect(text).not.toContain('Blue')
  })

  it('names the colours that nobody had', () => {
    expect(ending(2, true)).toContain('Yellow, purple and black belonged to nobody.')
  })

  it('lights the druids of the spirit that steps out', () => {
    const table = begun(over)
    Object.assign(table, { revealed: 1, active: false })
    const { container } = shown(Board, table)
    expect(container.querySelectorAll('.called')).toHaveLength(1)
    Object.assign(table, { revealed: 2 })
    flushSync()
    expect(container.querySelectorAll('.called')).toHaveLength(1)
  })
})
