// The table in a page: labels, taps, the auction, and what it shows of other players.

import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Strip from './Strip.svelte'
import bid from './fixtures/bid.json'
import dawn from './fixtures/dawn.json'
import day from './fixtures/day.json'
import keep from './fixtures/keep.json'
import { COMPONENTS, tableOf, type Answers, type Stored } from './fixtures/tables'
import Gallery from './parts/Gallery.svelte'
import type { LandAction } from './wire'

// A size for the board, which the test page doesn't lay out; and its later parts, so that they come at once.
beforeAll(async () => {
  await Promise.all([
    import('./parts/Bidding.svelte'),
    import('./parts/Daybreak.svelte'),
    import('./parts/Daytime.svelte'),
    import('./parts/Looking.svelte'),
    import('./parts/Answers.svelte'),
  ])
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(924)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700)
})

const asked = (stored: unknown): LandAction[] => (stored as Stored).choices.map(({ action }) => action as LandAction)
const once =
  (stored: unknown): Answers =>
  (tried) => ({ actions: tried.length ? [] : asked(stored) })

async function shown(stored: unknown, answers: Answers = once(stored)) {
  const table = tableOf(stored, answers)
  const { container } = render(Board, { table, components: COMPONENTS, language: 'en' })
  await settled()
  return { table, container }
}
const settled = () => new Promise((done) => setTimeout(done, 30))
const viewOf = (stored: unknown) => (stored as Stored).view

describe('the forest', () => {
  it('names Clearings and cards, and what can be done there', async () => {
    await shown(dawn)
    const clearing = screen.getByRole('region', { name: 'Clearing 2' })
    expect(clearing.querySelectorAll('[data-card]')).toHaveLength(viewOf(dawn).clearings[1]!.length)
    expect(within(clearing).getByRole('button', { name: /^Clearing 2 Place / })).toBeTruthy()
  })

  it('places a dawn card at the signpost that is chosen, and never by a tap on a card', async () => {
    const { table, container } = await shown(dawn)
    const card = container.querySelector<HTMLElement>('.glade [data-card]')!
    await fireEvent.click(card)
    await settled()
    expect(table.calls).toEqual([])
    const { drawn } = viewOf(dawn)
    const cards = within(screen.getByRole('group', { name: 'Dawn' })).getAllByRole('button')
    await fireEvent.click(cards[1]!)
    await fireEvent.click(screen.getByRole('button', { name: /^Clearing 3 Place / }))
    await settled()
    expect(table.calls[0]).toBe(`place ${drawn[1]} 3`)
  })

  it('is played by the keys 1 to 3', async () => {
    const { table } = await shown(day)
    await fireEvent.keyDown(window, { key: '2' })
    await settled()
    expect(table.calls).toEqual(['explore 2', 'commit'])
  })

  it('tells by day what each Clearing would bring', async () => {
    await shown(day)
    const panel = screen.getByRole('region', { name: 'Day' })
    viewOf(day).prospects.forEach((prospect, at) => {
      const way = within(panel).getByRole('button', { name: new RegExp(`^Explore Clearing ${at + 1}`) })
      const change = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' }).format(prospect!.change)
      expect(way.textContent).toContain(change.replace('-', '−'))
    })
  })
})

describe('an auction', () => {
  const { stakes, auction } = viewOf(bid)
  const [passing, lowest] = stakes!.offers
  const panel = () => screen.getByRole('region', { name: `Who walks into Clearing ${auction!.clearing}?` })

  it('shows a stone for every bid up to the first that nobody can top, and marks that one', async () => {
    await shown(bid)
    const stones = within(panel()).getAllByRole('radio')
    const first = stakes!.offers.findIndex(({ unbeatable }) => unbeatable)
    expect(first).toBeGreaterThan(0)
    expect(stones).toHaveLength(first)
    const sure = stones.filter((stone) => stone.getAttribute('aria-label')!.includes('no one can top'))
    expect(sure).toEqual([stones.at(-1)])
  })

  it('shows every outcome with the change of the reader’s total', async () => {
    const { container } = await shown(bid)
    const changes = [...container.querySelectorAll('.outcomes .change b')].map((one) => one.textContent)
    const places = [lowest!.stands, ...lowest!.topped, passing!.stands].filter((place) => place !== null)
    const format = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })
    expect(changes).toEqual(places.map((place) => format.format(stakes!.outcomes[place]!.change).replace('-', '−')))
  })

  it('passes with one tap, and bids with one', async () => {
    const { table } = await shown(bid)
    await fireEvent.click(screen.getByRole('button', { name: /^Pass/ }))
    await settled()
    expect(table.calls).toEqual(['pass', 'commit'])
    const again = await shown(bid)
    await fireEvent.click(screen.getAllByRole('button', { name: /^Bid/ }).at(-1)!)
    await settled()
    expect(again.table.calls).toEqual([`bid ${lowest!.value}`, 'commit'])
  })

  it('lets the reader choose who goes, but not with too little', async () => {
    await shown(bid)
    for (const fairy of lowest!.fairies) {
      const name = COMPONENTS.pieces[fairy]!.name
      await fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}, worth .* chosen$`) }))
    }
    const button = screen.getByRole('button', { name: /^Bid/ })
    expect(button.hasAttribute('disabled')).toBe(true)
    expect(button.textContent).toContain(`0 of ${lowest!.value}`)
  })
})

describe('cards looked at', () => {
  it('are kept and put back with two taps', async () => {
    const seen = viewOf(keep).sight!.cards!
    const rest = seen.slice(1)
    const answers: Answers = (tried) => ({
      actions: !tried.length
        ? asked(keep)
        : tried.length < seen.length - 1
          ? rest.slice(tried.length - 1).map((card): LandAction => ({ kind: 'under', card }))
          : [],
    })
    const { table } = await shown(keep, answers)
    await fireEvent.click(await screen.findByRole('button', { name: `Keep ${COMPONENTS.pieces[seen[0]!]!.name}` }))
    await settled()
    await fireEvent.click(await screen.findByRole('button', { name: /rest under the deck as they lie/ }))
    await settled()
    expect(table.calls).toEqual([`keep ${seen[0]}`, ...rest.slice(0, -1).map((card) => `under ${card}`), 'commit'])
  })
})

describe('beside the board', () => {
  it('a table says who has most of each kind', () => {
    const { container } = render(Aside, { table: tableOf(bid, once(bid)), components: COMPONENTS, language: 'en' })
    const leaders = Object.entries(viewOf(bid).most).filter(([kind]) => kind !== 'goblin')
    expect(container.querySelectorAll('.count.most')).toHaveLength(
      leaders.filter(([, seats]) => seats.length === 1).length,
    )
    expect(container.querySelectorAll('.count.tied').length).toBe(
      leaders.filter(([, seats]) => seats.length > 1).reduce((sum, [, seats]) => sum + seats.length, 0),
    )
  })

  it('another player’s hand is never in the page', () => {
    const { container } = render(Aside, { table: tableOf(dawn, once(dawn)), components: COMPONENTS, language: 'en' })
    const { players } = viewOf(dawn)
    const open = players.slice(1).flatMap(({ played }) => played)
    expect(container.querySelectorAll('[data-card^=fairy_]')).toHaveLength(open.length)
  })

  it('the strip tells the hour and the turn', () => {
    render(Strip, { table: tableOf(dawn, once(dawn)), components: COMPONENTS, language: 'fr' })
    const { turns, last_turn } = viewOf(dawn)
    expect(screen.getByText(`Tour ${turns + 1} sur ${last_turn}`)).toBeTruthy()
    expect(screen.getByText('L’Aube').getAttribute('aria-current')).toBe('step')
  })

  it('the gallery shows every item and every card of the Forest', () => {
    const { container } = render(Gallery, { components: COMPONENTS, language: 'pt-BR', heading: 'h2' })
    const { items, forest, fairies } = COMPONENTS
    const house = fairies.filter((kind) => kind.startsWith('fairy_'))
    expect(container.querySelectorAll('li')).toHaveLength(items.length + forest.card.length + house.length)
  })
})
