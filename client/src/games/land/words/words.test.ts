// Every card has a face and words, and every sentence is whole, in every language.

import { describe, expect, it } from 'vitest'
import { isDrawn } from '../drawing/cards'
import { figureOf } from '../drawing/figures'
import { COMPONENTS } from '../fixtures/tables'
import { Shelf } from '../parts/shelf'
import type { LandReason } from '../wire'
import { wordsOf } from './index'
import type { SeatNow } from '../../../wire'

const KINDS = [
  ...new Set([
    ...COMPONENTS.forest.card.map(({ name }) => name),
    ...COMPONENTS.items.map(({ name }) => name),
    ...COMPONENTS.fairies,
    'crest',
  ]),
]
const LANGUAGES = ['en', 'fr', 'pt-BR'] as const
const WHOLE = /undefined|NaN|null|~|^$/

describe('every card', () => {
  it('is drawn, and each Fairy is a figure of her own', () => {
    expect(KINDS.filter((kind) => !isDrawn(kind) && !figureOf(kind))).toEqual([])
    const figures = COMPONENTS.fairies.map((kind) => JSON.stringify(figureOf(kind)))
    expect(new Set(figures).size).toBe(COMPONENTS.fairies.length)
  })

  it('has the name and the effect that the server sends, and its printed number', () => {
    const shelf = new Shelf(() => ({ components: COMPONENTS, language: 'en', seats: [] }))
    for (const kind of KINDS) {
      expect(shelf.name(kind)).not.toBe(kind)
      expect(shelf.effect(kind)).not.toMatch(WHOLE)
    }
    expect(['squirrel', 'goblin', 'ogre', 'fairy_6', 'wind', 'oak_staff'].map((kind) => shelf.printed(kind))).toEqual([
      10,
      -2,
      2,
      6,
      1,
      null,
    ])
  })
})

const reason = (row: string, change: number, own: number, best: number): LandReason => ({
  row,
  change,
  own,
  best,
  rivals: [1],
})

describe('sentences', () => {
  it.each(LANGUAGES)('are whole: %s', (language) => {
    const words = wordsOf(language)
    const reasons = [
      ...COMPONENTS.forest.card
        .filter(({ group }) => group === 'animal' || group === 'flower')
        .map(({ name }) => reason(name, 4, 3, 2)),
      reason('fox', 4, 2, 2),
      reason('fox', -4, 1, 2),
      reason('goblins', -2, 2, 2),
      reason('goblins', 2, 1, 2),
      reason('turtles', 3, 3, 0),
      reason('turtles', -3, 4, 0),
      reason('variety', 2, 3, 0),
      reason('items', 2, 0, 0),
      reason('applause', 3, 0, 0),
      reason('applause', -3, 0, 0),
    ].map((one) => words.reason(one, () => 'Bo'))
    const said = [
      ...reasons,
      words.hasBid('Bo', 5),
      words.hasPassed('Bo'),
      words.sure(16),
      words.filling(5, 6, 1),
      words.filling(6, 6, 0),
      words.knownAt('Fox', [0]),
      words.knownAt('Fox', [2]),
      words.knownAt('Fox', [1, 2, 3]),
      words.looks(1),
      words.looks(3),
      words.looks(null),
      ...Object.values(words.doing).map((doing) => doing('Bo')),
    ]
    expect(new Set(said).size).toBe(said.length)
    for (const sentence of said) expect(sentence).not.toMatch(WHOLE)
  })

  it('write numbers and names as the language does', () => {
    expect(wordsOf('en').signed(-3)).toBe('−3')
    expect(wordsOf('fr').number(1200)).toBe('1\u202f200')
    const seats = [{ name: 'Ada' }, { name: '', level: 'hazel' }, { name: '', level: 'hazel' }] as SeatNow[]
    const shelf = new Shelf(() => ({ components: COMPONENTS, language: 'fr', seats }))
    expect(shelf.seat(2)).toBe('Noisetier 3')
  })
})
