// Worked examples of payments, cards put back, and projected scores.

import { describe, expect, it } from 'vitest'
import bid from './fixtures/bid.json'
import { pace } from '../../parts/flights'
import { flights } from './flights'
import { freshCards, isSecret, placedIn } from './happenings'
import { arrangedBy, asTheyLie, laidOut, tapped } from './ordering'
import { itemsAdd, thrifty, toggled, totalOf, worthsIn } from './paying'
import { reasonFor, rowsOf } from './projection'
import { score } from './score'
import { COMPONENTS } from './testing'
import type { LandAction, LandView, Player, Worth } from './wire'

const worth = (fairy: string, value: number): Worth => ({ fairy, worth: value, rule: null })
const hand = [1, 2, 3, 4, 5].map((value) => worth(`fairy_${value}`, value))
const under = (card: string): LandAction => ({ kind: 'under', card })

describe('a payment', () => {
  it('is the worth of its cards, with what items add if there is a card', () => {
    const worths = new Map([...hand, worth('explorer', 4)].map((one) => [one.fairy, one]))
    expect(totalOf([], worths, 3)).toBe(0)
    expect(totalOf(['fairy_2', 'explorer'], worths, 3)).toBe(9)
  })

  it('takes a card in and out again', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })

  it('wastes as little as it can, with as few cards as that needs', () => {
    expect(thrifty(hand, 7, 0)).toHaveLength(2)
    expect(thrifty(hand, 1, 2)).toEqual(['fairy_1'])
    expect(thrifty(hand, 16, 0)).toEqual([])
  })

  it('knows what each Fairy counts, and what items add to the most', () => {
    const view = bid.view as unknown as LandView
    expect(worthsIn(view).get('fairy_1')?.worth).toBe(3)
    expect(itemsAdd(view)).toBe(0)
    expect(itemsAdd({ ...view, reach: [31, 33, 31, 31, 31] })).toBe(2)
  })
})

describe('cards looked at', () => {
  const seen = ['fox', 'deer', 'fox', 'blue']

  it('are kept and put under by taps, in any order, and taken up again', () => {
    const kept = tapped(seen, { keep: null, under: [] }, 2, true)
    expect(kept).toEqual([{ kind: 'keep', card: 'fox' }])
    const after = arrangedBy(kept)
    expect(laidOut(seen, after, true).map(({ role }) => role)).toEqual(['kept', 'open', 'open', 'open'])
    expect(tapped(seen, after, 3, true)).toEqual([...kept, under('blue')])
    const two = arrangedBy([...kept, under('blue'), under('fox')])
    expect(laidOut(seen, two, true).map(({ role, place }) => [role, place])).toEqual([['kept', 0], ['under', 3], ['under', 2], ['under', 1]])
    expect(tapped(seen, two, 3, true)).toEqual([...kept, under('fox')])
    expect(tapped(seen, two, 0, true)).toEqual([])
  })

  it('go back as they lie, the last one by itself', () => {
    expect(asTheyLie(seen, { keep: 'deer', under: [] }, true)).toEqual([{ kind: 'keep', card: 'deer' }, under('fox'), under('fox')])
    expect(asTheyLie(['a', 'b'], { keep: null, under: [] }, false)).toEqual([under('a')])
  })
})

describe('the projection', () => {
  const player = (fox: number, points: number): Player =>
    ({ collection: fox ? { fox } : {}, items: [], score: { animals: points ? { fox: points } : {} } }) as unknown as Player

  it('says why a kind of animal scores as it does', () => {
    expect(reasonFor([player(3, 8), player(1, 0)], 'fox').kind).toBe('most')
    expect(reasonFor([player(2, 4), player(2, 4)], 'fox').kind).toBe('half')
    expect(reasonFor([player(2, 0), player(2, 0), player(2, 0)], 'fox').kind).toBe('crowd')
    expect(reasonFor([player(2, 0), player(2, 8)], 'fox')).toEqual({ kind: 'crown', seat: 1 })
    expect(reasonFor([player(0, 0)], 'fox').kind).toBe('none')
  })

  it('adds up to the total that the rules reckon, for every seat', () => {
    const view = bid.view as unknown as LandView
    view.players.forEach((player, seat) => {
      const sum = rowsOf(view, COMPONENTS).reduce((all, row) => all + row.cells[seat]!.points, 0)
      expect(sum).toBe(player.score.total)
      const told = score(view, seat, 'en')!
      expect(told.rows.reduce((all, row) => all + row.points, 0)).toBe(told.total)
    })
    expect(score(null, 0, 'en')).toBeNull()
  })
})

describe('what happened', () => {
  const news = (event: object) => ({ event })
  it('marks the newest cards of a Clearing', () => {
    const last = [news({ kind: 'placed', card: 'fox', clearing: 2 }), news({ kind: 'placed', card: 'deer', clearing: 1 })]
    expect(placedIn(last, 2)).toEqual(['fox'])
    expect(freshCards(['fox', 'deer', 'fox'], ['fox'])).toEqual([false, false, true])
  })

  it('is secret where it names cards that only one seat saw', () => {
    expect(isSecret(news({ kind: 'looked', cards: ['fox'] }))).toBe(true)
    expect(isSecret(news({ kind: 'looked', cards: null }))).toBe(false)
    expect(isSecret(news({ kind: 'took', cards: ['fox'] }))).toBe(false)
  })
})

describe('what moves', () => {
  const news = (event: object) => ({ event })

  it('flies from where it lay to where it is, in order', () => {
    const happened = [
      news({ kind: 'took', seat: 1, clearing: 2, cards: ['fox', 'deer'] }),
      news({ kind: 'emptied', clearing: 3, cards: ['goblin'] }),
      news({ kind: 'kept', seat: 0, deck: 'court', card: 'garland' }),
      news({ kind: 'bade', seat: 0, value: 4 }),
    ]
    expect(flights(happened, 0).map(({ piece, from, to }) => `${piece} ${from} ${to}`)).toEqual([
      'fox clearing2 front1',
      'deer clearing2 front1',
      'goblin clearing3 away',
      'garland court front0',
    ])
  })

  it('does not fly again where one has placed it oneself', () => {
    const placed = [news({ kind: 'placed', seat: 0, card: 'fox', clearing: 1 })]
    expect(flights(placed, 0)).toEqual([])
    expect(flights(placed, 1)).toHaveLength(1)
    expect(pace(1)).toBeGreaterThan(pace(14))
  })
})
