// Names in three languages, points, and keyboard shortcuts.

import { describe, expect, it } from 'vitest'
import data from './fixtures/components.json'
import stored from './fixtures/middle.json'
import { wish } from './keys'
import { cardName, networkName } from './naming'
import { score } from './score'
import { wordsIn } from './words'
import type { Card, Network, TrailsView } from './wire'

const view = stored.frame.view as unknown as TrailsView
const LANGUAGES = ['en', 'fr', 'pt-BR'] as const
const pass: Card = {
  number: 9,
  pink: [{ edges: 'NS', houses: 0 }, { edges: 'EW', houses: 1 }],
  yellow: [{ edges: 'NES', houses: 2 }, { edges: 'W', houses: 0 }],
}

describe('names', () => {
  it('tell a card by its paths, turned as it lies', () => {
    expect(cardName(pass, 0, wordsIn('en'))).toBe(
      'Card 9. Pink: north to south over the bridge; east to west under the bridge with one house. ' +
        'Yellow: north, east and south meet with 2 houses; dead end west.',
    )
    expect(cardName(pass, 1, wordsIn('fr'))).toContain('impasse côté nord')
    expect(cardName(pass, 2, wordsIn('pt-BR'))).toContain('sem saída ao leste')
  })

  it('are there for every card and network, and differ between cards', () => {
    for (const language of LANGUAGES) {
      const words = wordsIn(language)
      const names = (data.cards as Card[]).map((card) => cardName(card, 0, words))
      expect(new Set(names).size).toBe(names.length)
      for (const name of [...names, ...view.networks.map((network) => networkName(network, words))])
        expect(name).not.toMatch(/undefined|NaN|null/)
    }
  })

  it('tell a network by its ends and houses', () => {
    const network: Network = {
      colour: 'yellow',
      complete: false,
      parts: [{ x: 0, y: 0, path: 0 }, { x: 0, y: 0, path: 1 }, { x: 1, y: 0, path: 0 }],
      ends: [{ x: 0, y: 0, side: 'N' }],
      houses: [{ x: 1, y: 0, number: 0, stone: false }],
    }
    expect(networkName(network, wordsIn('en'))).toBe('Yellow path over 2 cards: one open end, one house')
  })

  it('tell where a place is', () => {
    expect(wordsIn('en').place(-2, 1)).toBe('2 west, 1 south')
    expect(wordsIn('fr').place(0, 0)).toBe('le départ')
  })
})

describe('points', () => {
  it('are stones for two, cards left for a solo game won', () => {
    expect(score(view, 1, 'en')?.total).toBe(view.placed[1])
    const alone = { ...view, seats: 1, ending: 'TRAIL-54', pile_count: 7 }
    expect(score(alone, 0, 'en')?.total).toBe(7)
    expect(score({ ...alone, ending: 'TRAIL-53' }, 0, 'en')?.total).toBe(0)
    expect(score(null, 0, 'en')).toBeNull()
  })
})

describe('keys', () => {
  const press = (key: string, shiftKey = false, ctrlKey = false) =>
    wish({ key, shiftKey, ctrlKey, metaKey: false, altKey: false })
  it('mean what the board says', () => {
    expect(press('r')).toEqual({ kind: 'turn', by: 1 })
    expect(press('R', true)).toEqual({ kind: 'turn', by: -1 })
    expect(press('2')).toEqual({ kind: 'card', at: 1 })
    expect(press('ArrowUp')).toBeNull()
    expect(press('ArrowUp', true)?.kind).toBe('pan')
    expect(press('r', false, true)).toBeNull()
  })
})
