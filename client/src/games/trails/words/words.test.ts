// Names in three languages.

import { describe, expect, it } from 'vitest'
import data from '../fixtures/components.json'
import stored from '../fixtures/middle.json'
import { cardName, networkName } from './naming'
import { wordsIn } from './index'
import type { Network, TrailsComponents, TrailsView } from '../wire'

const view = stored.frame.view as unknown as TrailsView
const { drawing } = data as unknown as TrailsComponents
const LANGUAGES = ['en', 'fr', 'pt-BR'] as const

describe('names', () => {
  it('tell a card by its paths, turned as it lies', () => {
    expect(cardName(drawing, 3, 0, wordsIn('en'))).toBe(
      'Card 3. Pink: dead end east with one house; north, south and west meet. Yellow: east to south; north to west.',
    )
    expect(cardName(drawing, 3, 1, wordsIn('fr'))).toContain('impasse côté sud avec 1 maison')
    expect(cardName(drawing, 3, 2, wordsIn('pt-BR'))).toContain('sem saída ao oeste com 1 casa')
  })

  it('are there for every card and network, and differ between cards', () => {
    for (const language of LANGUAGES) {
      const words = wordsIn(language)
      const names = drawing.cards.map((_, card) => cardName(drawing, card, 0, words))
      expect(new Set(names).size).toBe(names.length)
      for (const name of [...names, ...view.networks.map((network) => networkName(network, words))])
        expect(name).not.toMatch(/undefined|NaN|null/)
    }
  })

  it('tell a network by its houses and the places of its open ends', () => {
    const network: Network = {
      colour: 'yellow',
      complete: false,
      parts: [
        { x: 0, y: 0, path: 0 },
        { x: 0, y: 0, path: 1 },
        { x: 1, y: 0, path: 0 },
      ],
      ends: [{ x: 1, y: 0, side: 'N', beyond: [1, -1], facing: 'S' }],
      houses: [
        { x: 1, y: 0, number: 0, stone: false },
        { x: 0, y: 0, number: 0, stone: false },
      ],
      waiting: 2,
    }
    expect(networkName(network, wordsIn('en'))).toBe(
      'Yellow path over 2 cards: 2 houses, 2 without a stone. 1 open end: north of 1 east.',
    )
    const complete = { ...network, complete: true, ends: [], waiting: 0 }
    expect(networkName(complete, wordsIn('fr'))).toBe(
      'Chemin jaune sur 2 cartes : 2 maisons, toutes avec une pierre. Complet.',
    )
  })

  it('tell where a place is', () => {
    expect(wordsIn('en').place(-2, 1)).toBe('2 west, 1 south')
    expect(wordsIn('fr').place(0, 0)).toBe('le départ')
  })
})
