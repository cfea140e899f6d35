// The board in a page: labels, taps and keys, and what it shows of other players.

import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import before from './fixtures/before.json'
import choose from './fixtures/choose.json'
import home from './fixtures/home.json'
import keep from './fixtures/keep.json'
import lay from './fixtures/lay.json'
import move from './fixtures/move.json'
import name from './fixtures/name.json'
import tile from './fixtures/tile.json'
import Gallery from './Gallery.svelte'
import Hand from './Hand.svelte'
import { asked, COMPONENTS, once, tableOf, viewOf, type Answers } from './testing'
import type { FaeriesAction } from './wire'

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(async () => new Response(JSON.stringify({ rules: [] }), { headers: { 'content-type': 'application/json' } })))
})

const settled = () => new Promise((done) => setTimeout(done, 0))

function shown(stored: unknown, answers: Answers = once(stored)) {
  const table = tableOf(stored, answers)
  const { container } = render(Board, { table, components: COMPONENTS, language: 'en' })
  return { table, container, plot: container.querySelector<HTMLElement>('[data-plot]')! }
}

describe('the five actions', () => {
  it('are named by a tap or by a key, and say what they do', async () => {
    const { table } = shown(name)
    await fireEvent.click(screen.getByRole('button', { name: /^Build Garden\. Everybody takes a tile/ }))
    await settled()
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    await fireEvent.keyDown(document.body, { key: '5' })
    await settled()
    expect(table.calls).toEqual(['name build', 'back', 'name call'])
  })

  it('say who has still to follow', () => {
    const { container } = shown(tile)
    expect(container.querySelector('.turn')!.textContent).toContain('Still to follow: Seedling.')
  })
})

describe('the extra card', () => {
  it('is played, or only discarded, by a tap on the hand', async () => {
    const { table } = shown(before)
    const card = viewOf(before).players[0]!.hand![0]!
    const hand = screen.getByRole('region', { name: 'Your hand' })
    await fireEvent.click(hand.querySelector(`[data-card=${card}]`)!)
    await settled()
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    await fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await fireEvent.click(hand.querySelector(`[data-card=${card}]`)!)
    await settled()
    expect(table.calls).toEqual([`play ${card}`, 'back', `discard ${card}`])
  })

  it('is forgone unasked by who goes straight to the action', async () => {
    const view = { ...viewOf(before), action: 'trust' as const }
    const place: FaeriesAction = { kind: 'place', folk: 'earth' }
    const answers: Answers = (tried) => ({ actions: tried.length === 0 ? asked(before) : tried.length === 1 ? [place] : [], view: tried.length === 1 ? { ...view, question: 'place' } : view })
    const { table } = shown({ ...before, view }, answers)
    await fireEvent.click(screen.getByRole('button', { name: /^Place a token\. Earth/ }))
    await settled()
    expect(table.calls).toEqual(['pass', 'place earth'])
  })
})

describe('a tile in hand', () => {
  const lays: Answers = (tried) => {
    const last = tried.at(-1)
    if (last?.kind !== 'lay') return { actions: asked(lay) }
    return { actions: [], view: null, events: [{ ...last, kind: 'laid', seat: 0, tile: viewOf(lay).asked!.tile! }] }
  }

  it('is moved by arrows, turned by R, flipped by F, laid by Enter, played by the next', async () => {
    const { table, plot } = shown(lay, lays)
    expect(plot.getAttribute('role')).toBe('application')
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft']) await fireEvent.keyDown(plot, { key })
    await fireEvent.keyDown(document.body, { key: 'r' })
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(table.calls).toHaveLength(1)
    expect(table.calls[0]).toMatch(/^lay plant 1 \d \d$/)
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(table.calls.at(-1)).toBe('commit')
  })

  it('says where it is, whether it fits there and what it would bring', async () => {
    const { table, plot } = shown(lay, lays)
    await fireEvent.keyDown(plot, { key: 'ArrowUp' })
    await fireEvent.keyDown(plot, { key: 'ArrowLeft' })
    expect(vi.mocked(table.say).mock.calls.at(-1)![0]).toMatch(/^Column \d, row \d: (fits|Something lies there)/)
    await fireEvent.keyDown(document.body, { key: 'f' })
    expect(vi.mocked(table.say).mock.calls.at(-1)![0]).toMatch(/^Path side up, not turned, Column/)
  })

  it('tells where a path may go before one tries, and why not when one does', async () => {
    const { table, container, plot } = shown(lay, lays)
    const all = container.querySelectorAll('.reach').length
    await fireEvent.keyDown(document.body, { key: 'f' })
    expect(container.querySelectorAll('.reach').length).toBeLessThan(all)
    expect(container.querySelector('.gains')!.textContent).toContain('share an edge with one of your paths')
    for (let step = 0; step < 9; step += 1) await fireEvent.keyDown(plot, { key: 'ArrowDown' })
    expect(container.querySelector('.gains')!.textContent).toContain('does not connect')
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(table.explain).toHaveBeenCalledOnce()
    expect(table.calls).toEqual([])
  })

  it('lies in the garden while it is tried, though the server keeps something to itself', async () => {
    const { container, plot } = shown(lay, lays)
    const before = container.querySelectorAll('[data-plot] .tile.plant').length
    await fireEvent.keyDown(plot, { key: 'ArrowUp' })
    await fireEvent.keyDown(plot, { key: 'ArrowLeft' })
    await fireEvent.keyDown(plot, { key: 'ArrowDown' })
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(container.querySelectorAll('[data-plot] .tile.plant').length).toBe(before + 1)
  })

  it('is taken from the offer, where it says if it fits nowhere', async () => {
    const only = asked(tile).slice(0, 1)
    const { table, container } = shown(tile, (tried) => ({ actions: tried.length ? [] : only }))
    const labels = [...container.querySelectorAll('.tiles [data-card]')].map((one) => one.getAttribute('aria-label')!)
    expect(labels.filter((label) => label.endsWith('fits nowhere'))).toHaveLength(labels.length - 1)
    await fireEvent.click(screen.getByRole('button', { name: /^Take Tile/ }))
    await settled()
    expect(table.calls).toEqual([`tile ${only[0]!.kind === 'tile' ? only[0]!.tile : ''}`])
  })
})

describe('a home', () => {
  it('is placed by the same keys as a tile', async () => {
    const { table, plot } = shown(home)
    const spot = asked(home)[0]!
    await fireEvent.keyDown(plot, { key: 'ArrowUp' })
    for (let step = 0; step < 10; step += 1) for (const key of ['ArrowUp', 'ArrowLeft']) await fireEvent.keyDown(plot, { key })
    if (spot.kind !== 'home') throw new Error('homes are asked for')
    for (let step = 0; step < spot.x; step += 1) await fireEvent.keyDown(plot, { key: 'ArrowRight' })
    for (let step = 0; step < spot.y; step += 1) await fireEvent.keyDown(plot, { key: 'ArrowDown' })
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(table.calls).toEqual([`home ${spot.x} ${spot.y}`])
  })
})

describe('the areas', () => {
  it('say everybody’s tokens, who leads and how far the home is', () => {
    shown(name)
    const { areas } = viewOf(name)
    const earth = screen.getByRole('button', { name: /^Earth: Ada/ })
    expect(earth.getAttribute('aria-label')).toMatch(new RegExp(`Ada ${areas[2]!.tokens[0]} token`))
    expect(earth.getAttribute('aria-label')).toMatch(/(leads by \d+|Tied for most|Nobody leads) · (\d+ more to your home|home: )/)
  })

  it('let a token be taken up, then put down elsewhere', async () => {
    const { table } = shown(move)
    const first = asked(move)[0]!
    if (first.kind !== 'move') throw new Error('a move is asked for')
    await fireEvent.click(document.querySelector(`[data-tokens="${first.seat} ${first.source}"]`)!)
    await fireEvent.click(document.querySelector(`[data-area=${first.target}]`)!)
    await settled()
    expect(table.calls).toEqual([`move ${first.seat} ${first.source} ${first.target}`])
  })
})

describe('cards', () => {
  it('that let one choose show both sides', async () => {
    const { table } = shown(choose)
    expect(document.querySelectorAll('[data-option]')).toHaveLength(2)
    await fireEvent.click(document.querySelector('[data-option="2"]')!)
    await settled()
    expect(table.calls).toEqual(['option 2'])
  })

  it('of the draft are kept by a tap, and say who has chosen', async () => {
    const { table } = shown(keep)
    const packet = screen.getByRole('region', { name: 'Your packet' })
    expect(within(packet).getAllByRole('button', { name: /^Keep / })).toHaveLength(viewOf(keep).packet.length)
    await fireEvent.click(within(packet).getAllByRole('button', { name: /^Keep / })[0]!)
    await settled()
    expect(table.calls).toEqual([`keep ${viewOf(keep).packet[0]}`])
  })

  it('of others are shown only as far as the view names them', () => {
    const { container } = render(Aside, { table: tableOf(name), components: COMPONENTS, language: 'en' })
    const others = [...container.querySelectorAll('details')][1]!
    const named = [...others.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card')!)
    const player = viewOf(name).players[1]!
    expect(player.hand).toBeNull()
    expect(new Set(named)).toEqual(new Set([...player.cards, ...player.seen, ...player.shown]))
  })
})

describe('beside the board', () => {
  it('reckons everybody’s points by row', () => {
    render(Aside, { table: tableOf(name), components: COMPONENTS, language: 'en' })
    const total = screen.getByRole('row', { name: /^Total/ })
    expect(within(total).getAllByRole('cell').map((cell) => Number(cell.textContent))).toEqual(viewOf(name).players.map(({ projection }) => projection.total))
  })

  it('has all cards in three languages, and the hand at the thumb', () => {
    for (const language of ['en', 'fr', 'pt-BR'] as const) {
      const { container, unmount } = render(Gallery, { components: COMPONENTS, language, heading: 'h3' })
      expect(container.querySelectorAll('li')).toHaveLength(COMPONENTS.cards.length)
      unmount()
    }
    render(Hand, { table: tableOf(before), components: COMPONENTS, language: 'fr' })
    expect(screen.getByRole('region', { name: 'Votre main' }).querySelectorAll('[data-card]')).toHaveLength(viewOf(before).players[0]!.hand!.length)
  })
})
