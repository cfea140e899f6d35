// The board in a page: labels, taps, and what it shows of other players.

import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import bid from './fixtures/bid.json'
import dawn from './fixtures/dawn.json'
import keep from './fixtures/keep.json'
import payment from './fixtures/payment.json'
import Gallery from './Gallery.svelte'
import Hand from './Hand.svelte'
import { COMPONENTS, tableOf, type Answers, type Stored } from './testing'
import type { LandAction } from './wire'

const asked = (stored: unknown): LandAction[] => (stored as Stored).choices.map(({ action }) => action as LandAction)
const once = (stored: unknown): Answers => (tried) => ({ actions: tried.length ? [] : asked(stored) })

function shown(stored: unknown, answers: Answers = once(stored)) {
  const table = tableOf(stored, answers)
  const { container } = render(Board, { table, components: COMPONENTS, language: 'en' })
  return { table, container }
}
const settled = () => new Promise((done) => setTimeout(done, 0))

describe('the board', () => {
  it('names Clearings, cards and what can be done with them', () => {
    shown(dawn)
    const clearing = screen.getByRole('group', { name: 'Clearing 2' })
    const cards = [...clearing.querySelectorAll('[data-card]')]
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Fox', 'Goblin', 'Raccoon'])
    expect(cards.filter((card) => card.getAttribute('tabindex') === '0')).toHaveLength(1)
    expect(within(clearing).getByRole('button', { name: 'Put Squirrel into Clearing 2' })).toBeTruthy()
  })

  it('puts the card of the dawn that was taken up into the Clearing that is tapped', async () => {
    const { table } = shown(dawn)
    await fireEvent.click(within(screen.getByRole('group', { name: 'Dawn' })).getByRole('button', { name: 'White flower' }))
    await fireEvent.click(screen.getByRole('group', { name: 'Clearing 3' }))
    await settled()
    expect(table.calls).toEqual(['place white 3'])
  })

  it('is played by the keys 1 to 3, Escape and arrows', async () => {
    const { table } = shown(dawn)
    await fireEvent.keyDown(document.body, { key: '1' })
    await settled()
    expect(table.calls).toEqual(['place squirrel 1'])
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(table.calls.at(-1)).toBe('back')
    const cards = screen.getByRole('group', { name: 'Clearing 2' }).querySelectorAll<HTMLElement>('[data-card]')
    cards[0]!.focus()
    await fireEvent.keyDown(cards[0]!, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(cards[1])
  })

  it('stacks what lies in front of players, and shows the hands of others as a number only', () => {
    const { container } = shown(dawn)
    const other = screen.getByRole('region', { name: 'In front of Seedling' })
    const { players } = (dawn as unknown as Stored).view
    expect(within(other).getByRole('img', { name: /holds/ }).textContent).toBe(`${players[1]!.hand_count}`)
    expect(container.querySelectorAll('.fairies [data-card]')).toHaveLength(players[0]!.hand!.length)
    expect(other.querySelectorAll('[data-card^=fairy_]')).toHaveLength(players[1]!.played.filter((fairy) => fairy.startsWith('fairy_')).length)
  })
})

describe('an auction', () => {
  it('says who bid what and what counts how much here', () => {
    const { container } = shown(bid)
    const text = container.querySelector('.auction')!.textContent
    expect(text).toContain('Druid: bids 3')
    expect(text).toContain('You can pay up to 31 here: Fairy 1 counts 3 here and Fairy 2 counts 3 here.')
  })

  it('is bid in by stepping and by pressing, or passed', async () => {
    const { table } = shown(bid)
    await fireEvent.click(screen.getByRole('button', { name: 'Bid 5' }))
    const buttons = screen.getAllByRole('button', { name: 'Bid 5' })
    await fireEvent.click(buttons[0]!)
    await settled()
    expect(table.calls).toEqual(['bid 5'])
    await fireEvent.click(screen.getByRole('button', { name: 'Pass' }))
    await settled()
    expect(table.calls).toEqual(['bid 5', 'back', 'pass'])
  })
})

describe('a payment', () => {
  const bill: Answers = (tried) => ({ actions: tried.some(({ kind }) => kind === 'enough') ? [] : [...asked(payment), { kind: 'enough' }] })

  it('is put together by taps and by thrift', async () => {
    const { table, container } = shown(payment, bill)
    await fireEvent.click(screen.getByRole('button', { name: 'Fairy 7, worth 7 here' }))
    await settled()
    expect(table.calls).toEqual(['pay fairy_7', 'enough'])
    await fireEvent.click(screen.getByRole('button', { name: 'Cheapest' }))
    await settled()
    expect(table.calls.filter((call) => call.startsWith('pay')).length).toBeGreaterThan(3)
    expect(container.querySelector('.total')!.textContent).toContain('17')
  })
})

describe('cards looked at', () => {
  it('are told in full, and kept by a tap', async () => {
    const { table, container } = shown(keep)
    expect(container.querySelector('.sight')!.textContent).toContain('3 points, and 2 more for each Crest')
    await fireEvent.click(screen.getByRole('button', { name: 'Keep Wild Posy' }))
    await settled()
    expect(table.calls).toEqual(['keep wild_posy'])
  })
})

describe('beside the board', () => {
  it('reckons everybody’s points by row', () => {
    render(Aside, { table: tableOf(bid, once(bid)), components: COMPONENTS, language: 'en' })
    const total = screen.getByRole('row', { name: /^Total/ })
    const { players } = (bid as unknown as Stored).view
    expect(within(total).getAllByRole('cell').map((cell) => Number(cell.textContent))).toEqual(players.map(({ score }) => score.total))
  })

  it('has all cards with what they do, in three languages', () => {
    for (const language of ['en', 'fr', 'pt-BR'] as const) {
      const { container, unmount } = render(Gallery, { components: COMPONENTS, language, heading: 'h3' })
      expect(container.querySelectorAll('li')).toHaveLength(19 + 21)
      unmount()
    }
  })

  it('has the hand at the thumb', () => {
    render(Hand, { table: tableOf(payment, once(payment)), components: COMPONENTS, language: 'fr' })
    expect(screen.getByRole('group', { name: 'Vos fées' }).querySelectorAll('[data-card]')).toHaveLength(7)
  })
})
