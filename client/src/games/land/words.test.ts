// Every card has a name, a drawing and a sentence in every language.

import { describe, expect, it } from 'vitest'
import { drawingOf, isDrawn } from './art'
import { aboutOf, nameOf, seatName } from './shelf'
import { COMPONENTS } from './testing'
import { wordsOf } from './words'
import type { SeatNow } from '../../wire'

const KINDS = [...COMPONENTS.forest.card.map(({ name }) => name), ...COMPONENTS.items.map(({ name }) => name), ...COMPONENTS.fairies, 'crest']
const LANGUAGES = ['en', 'fr', 'pt-BR'] as const

describe('every card', () => {
  it('is drawn, and no two alike but the house Fairies', () => {
    expect(KINDS.filter((kind) => !isDrawn(kind))).toEqual([])
    const drawn = new Set(KINDS.filter((kind) => !kind.startsWith('fairy_')).map((kind) => JSON.stringify(drawingOf(kind))))
    expect(drawn.size).toBe(new Set(KINDS.filter((kind) => !kind.startsWith('fairy_'))).size)
  })

  it.each(LANGUAGES)('has a name of its own and says what it does: %s', (language) => {
    const words = wordsOf(language)
    const names = [...new Set(KINDS)].map((kind) => nameOf(kind, words))
    expect(new Set(names).size).toBe(names.length)
    for (const kind of KINDS) {
      expect(nameOf(kind, words)).not.toBe(kind)
      expect(aboutOf(kind, { words, components: COMPONENTS })).not.toMatch(/undefined|NaN|null|~|^$/)
    }
  })
})

describe('sentences', () => {
  it.each(LANGUAGES)('are whole: %s', (language) => {
    const words = wordsOf(language)
    const said = [
      ...(['half', 'crowd', 'goblins', 'tiedGoblins', 'clap', 'sharedClap', 'none'] as const).map((kind) => words.reason({ kind }, () => 'Bo')),
      words.reason({ kind: 'crown', seat: 1 }, () => 'Bo'),
      words.bids('Bo', null, true), words.bids('Bo', null, false), words.bids('Bo', 0, false), words.bids('Bo', 5, false),
      words.knownAt('Fox', [0]), words.knownAt('Fox', [2]), words.knownAt('Fox', [1, 2, 3]),
      words.handOf('Bo', null), words.handOf('Bo', 1), words.wasted(0), words.wasted(2), words.looks(1), words.looks(3),
      ...['dawn', 'day', 'bid', 'payment', 'wind', 'warrior', 'keep', 'order', 'ogre', 'take', 'gain'].map((question) => words.doing[question]!),
    ]
    expect(new Set(said).size).toBe(said.length)
    for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|null|~|^$/)
  })

  it('write numbers and names as the language does', () => {
    expect(wordsOf('en').number(1200)).toBe('1,200')
    expect(wordsOf('fr').number(1200)).toBe('1\u202f200')
    const seats = [{ name: 'Ada' }, { name: '', level: 'druid' }, { name: '', level: 'druid' }] as SeatNow[]
    expect(seatName(seats, 2, wordsOf('fr'))).toBe('Druide 3')
  })
})
