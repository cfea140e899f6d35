// The board in a page: labels, taps and keys, and what it shows of other players.

import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import { loadPictures } from './drawing/pictures.svelte'
import before from './fixtures/before.json'
import choose from './fixtures/choose.json'
import end from './fixtures/end.json'
import home from './fixtures/home.json'
import keep from './fixtures/keep.json'
import lay from './fixtures/lay.json'
import move from './fixtures/move.json'
import name from './fixtures/name.json'
import tile from './fixtures/tile.json'
import Ending from './Ending.svelte'
import Gallery from './parts/Gallery.svelte'
import Hand from './Hand.svelte'
import { asked, COMPONENTS, once, tableOf, viewOf, type Answers } from './fixtures/tables'
import type { FaeriesAction } from './wire'
import { wordsOf } from './words'

/** Walk the piece in hand to this corner, from the upper left one. */
async function walk(plot: HTMLElement, to: { x: number; y: number }): Promise<void> {
  for (let step = 0; step < 10; step += 1)
    for (const key of ['ArrowUp', 'ArrowLeft']) await fireEvent.keyDown(plot, { key })
  for (let step = 0; step < to.x; step += 1) await fireEvent.keyDown(plot, { key: 'ArrowRight' })
  for (let step = 0; step < to.y; step += 1) await fireEvent.keyDown(plot, { key: 'ArrowDown' })
}

// Parts that the board loads on first use are there at once.
beforeAll(() =>
  Promise.all([
    import('./parts/Below.svelte'),
    import('./parts/Either.svelte'),
    import('./parts/LayTools.svelte'),
    import('./parts/Packet.svelte'),
    import('./parts/Tiles.svelte'),
  ]),
)
// The boards fetch them; the page must not be gone before they have come.
afterAll(() => loadPictures())

const settled = () => new Promise((done) => setTimeout(done, 0))

function shown(stored: unknown, answers: Answers = once(stored)) {
  const table = tableOf(stored, answers)
  const { container } = render(Board, { table, components: COMPONENTS, language: 'en' })
  return { table, container, plot: container.querySelector<HTMLElement>('[data-plot]')! }
}

describe('the five actions', () => {
  it('are named by a tap or by a key, and say what they do', async () => {
    const { table } = shown(name)
    await fireEvent.click(screen.getByRole('button', { name: /^Build Garden\. Everyone takes a tile/ }))
    await settled()
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    await fireEvent.keyDown(document.body, { key: '5' })
    await settled()
    expect(table.calls).toEqual(['name build', 'back', 'name call'])
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
    const answers: Answers = (tried) => ({
      actions: tried.length === 0 ? asked(before) : tried.length === 1 ? [place] : [],
      view: tried.length === 1 ? { ...view, question: 'place' } : view,
    })
    const { table } = shown({ ...before, view }, answers)
    await fireEvent.click(screen.getByRole('button', { name: /^Place a token\. Earth/ }))
    await settled()
    expect(table.calls).toEqual(['pass', 'place earth'])
  })
})

describe('a tile in hand', () => {
  const lays: Answers = (tried) => ({ actions: tried.at(-1)?.kind === 'lay' ? [] : asked(lay) })

  it('is moved by arrows, turned by R, laid by Enter, and played as soon as the turn is complete', async () => {
    const { table, plot } = shown(lay, lays)
    expect(plot.getAttribute('role')).toBe('application')
    const spot = asked(lay).find((one) => one.kind === 'lay' && one.side === 'plant' && one.turns === 1)!
    if (spot.kind !== 'lay') throw new Error('a tile is to be laid')
    await fireEvent.keyDown(document.body, { key: 'r' })
    await walk(plot, spot)
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(table.calls).toEqual([`lay plant 1 ${spot.x} ${spot.y}`, 'commit'])
  })

  it('says where it is, whether it fits there, what is beside it and what it would bring', async () => {
    const { table, plot } = shown(lay, lays)
    const prospect = viewOf(lay).prospects.find(({ side, turns, end }) => side === 'plant' && turns === 0 && end > 0)!
    await walk(plot, prospect)
    expect(vi.mocked(table.say).mock.calls.at(-1)![0]).toMatch(
      new RegExp(`^[A-J]\\d+: fits, .*${prospect.end} more at the end\\. Beside a path`),
    )
    await fireEvent.keyDown(document.body, { key: 'f' })
    expect(vi.mocked(table.say).mock.calls.at(-1)![0]).toMatch(/^Path side up, not turned, [A-J]\d+: /)
  })

  it('shows what the rules promise for the place where it lies, and why not where it does not fit', async () => {
    const { table, container, plot } = shown(lay, lays)
    await settled()
    const all = container.querySelectorAll('.reach').length
    await fireEvent.keyDown(document.body, { key: 'f' })
    expect(container.querySelectorAll('.reach').length).toBeLessThan(all)
    for (let step = 0; step < 9; step += 1) await fireEvent.keyDown(plot, { key: 'ArrowDown' })
    expect(container.querySelector('.told')!.textContent).toContain('doesn’t fit there')
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(table.explain).toHaveBeenCalledOnce()
    expect(table.calls).toEqual([])
  })

  it('is taken from the offer, where it says if it fits nowhere', async () => {
    const only = asked(tile).slice(0, 1)
    const { table, container } = shown(tile, (tried) => ({ actions: tried.length ? [] : only }))
    await settled()
    const labels = [...container.querySelectorAll('.tiles [data-card]')].map((one) => one.getAttribute('aria-label')!)
    expect(labels.filter((label) => label.endsWith('fits nowhere'))).toHaveLength(labels.length - 1)
    await fireEvent.click(screen.getByRole('button', { name: /^Take tile/ }))
    await settled()
    expect(table.calls).toEqual([`tile ${only[0]!.kind === 'tile' ? only[0]!.tile : ''}`])
  })
})

describe('a home', () => {
  it('is placed by the same keys as a tile', async () => {
    const { table, plot } = shown(home)
    const spot = asked(home)[0]!
    if (spot.kind !== 'home') throw new Error('homes are asked for')
    await walk(plot, spot)
    await fireEvent.keyDown(plot, { key: 'Enter' })
    await settled()
    expect(table.calls).toEqual([`home ${spot.x} ${spot.y}`, 'commit'])
  })
})

describe('the areas', () => {
  it('say everybody’s tokens, what they bring and how far the home is', () => {
    shown(name)
    const { areas } = viewOf(name)
    const earth = screen.getByRole('button', { name: /^Earth: Ada/ })
    expect(earth.getAttribute('aria-label')).toMatch(new RegExp(`Ada ${areas[2]!.tokens[0]} token`))
    expect(earth.getAttribute('aria-label')).toMatch(/(\d+ more for the home|home: )/)
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
    await settled()
    expect(document.querySelectorAll('[data-option]')).toHaveLength(2)
    await fireEvent.click(document.querySelector('[data-option="2"]')!)
    await settled()
    expect(table.calls).toEqual(['option 2'])
  })

  it('of the draft are kept by a tap, and say who has chosen', async () => {
    const { table } = shown(keep)
    await settled()
    const packet = screen.getByRole('region', { name: 'Your packet' })
    expect(within(packet).getAllByRole('button', { name: /^Keep / })).toHaveLength(viewOf(keep).packet.length)
    await fireEvent.click(within(packet).getAllByRole('button', { name: /^Keep / })[0]!)
    await settled()
    expect(table.calls).toEqual([`keep ${viewOf(keep).packet[0]}`, 'commit'])
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
  it('labels everybody’s points, and says how near each end is', () => {
    render(Aside, { table: tableOf(name), components: COMPONENTS, language: 'en' })
    const { players, end_conditions } = viewOf(name)
    const rows = within(screen.getByRole('table', { name: 'If it ended now' }))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => Number(within(row).getAllByRole('cell').at(-1)!.textContent))).toEqual(
      players.map(({ projection }) => projection.total),
    )
    const near = screen.getByRole('region', { name: 'How near is the end?' })
    expect(within(near).getAllByRole('listitem')).toHaveLength(end_conditions.length)
  })

  it('says which condition ended the game, and counts column by column', async () => {
    const table = tableOf(end)
    const given = { table, components: COMPONENTS, language: 'en' as const, over: false }
    const { container, rerender } = render(Ending, { ...given, step: viewOf(end).seats + 1 })
    const { cause, players } = viewOf(end)
    expect(container.querySelector('p')!.textContent).toBe(wordsOf('en').endedBy(cause!))
    const shownCells = (): string[] =>
      [...container.querySelectorAll('td')].map((cell) => cell.textContent!).filter(Boolean)
    expect(shownCells()).toEqual(players.map(({ projection }) => `${projection.points}`))
    await rerender({ ...given, step: 99, over: true })
    expect(shownCells()).toHaveLength(players.length * 5)
  })

  it('has all cards in three languages, and the hand at the thumb', async () => {
    for (const language of ['en', 'fr', 'pt-BR'] as const) {
      const { container, unmount } = render(Gallery, { components: COMPONENTS, language, heading: 'h3' })
      expect(container.querySelectorAll('article')).toHaveLength(COMPONENTS.cards.length)
      unmount()
    }
    render(Hand, { table: tableOf(before), components: COMPONENTS, language: 'fr' })
    await settled()
    expect(screen.getByRole('region', { name: 'Votre main' }).querySelectorAll('[data-card]')).toHaveLength(
      viewOf(before).players[0]!.hand!.length,
    )
  })
})
