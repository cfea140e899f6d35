// Every text exists in every language, and gardens are described piece by piece.

import { describe, expect, it } from 'vitest'
import home from '../fixtures/home.json'
import { COMPONENTS, viewOf } from '../fixtures/tables'
import type { Cause, Question } from '../wire'
import { wordsOf, type Words } from './index'
import { gardenSaid, squareName } from './saying'

const LANGUAGES = ['en', 'fr', 'pt-BR'] as const
const QUESTIONS = [
  'name',
  'before',
  'after',
  'place',
  'tile',
  'lay',
  'befriend',
  'help',
  'call',
  'home',
  'move',
  'remove',
  'steal',
  'aim',
  'drop',
  'recover',
  'spend',
  'choose',
  'keep',
] as const satisfies readonly Question[]
const CAUSES = ['homes', 'tiles', 'tokens', 'cards', 'turns'] as const satisfies readonly Cause[]

function said(words: Words): string[] {
  return [
    ...QUESTIONS.map((question) => words.others(['Bo'], question)),
    ...CAUSES.map((cause) => words.lastTurn(cause)),
    ...Object.values(words.notes).flatMap((note) => [note(1)]),
    words.turnOf(3, 'Bo', []),
    words.turnOf(3, 'Bo', ['Cy', 'Di']),
    words.tokens('Bo', 1, 0),
    words.tokens('Bo', 2, 5),
    ...CAUSES.map((cause) => words.endedBy(cause)),
    ...CAUSES.map((cause) => words.nearness(cause, 3, 40, ['Bo', 'Cy'])),
    words.toHome(3),
    words.fitsHere(0, 0, 0, 0),
    words.fitsHere(1, 2, 2, 4),
    ...[0, 1, 2, 3].map((quarters) => words.turned(quarters)),
    words.tileSaid('path', 4, 'A1 A2 A3 A4', 0),
    words.tileSaid('plant', 4, 'A1 A2 A3 A4', 0),
    words.tileSaid('plant', 4, 'A1 A2 A3 A4', 8),
    words.brings(2, 1, 1, 5),
    words.brings(0, 0, 0, 0),
    words.secret(1),
    words.secret(2),
    words.seat('', 'hazel', null),
    words.seat('', 'hazel', 3),
    words.seat('', null, 2),
  ]
}

describe('sentences', () => {
  it.each(LANGUAGES)('are whole: %s', (language) => {
    const all = said(wordsOf(language))
    expect(new Set(all).size).toBe(all.length)
    for (const sentence of all) expect(sentence).not.toMatch(/undefined|NaN|null|false|^$/)
  })
})

describe('gardens', () => {
  it('name squares by letter and number', () => expect(squareName([2, 3])).toBe('C4'))

  it('are described piece by piece, with places and points', () => {
    const { garden } = viewOf(home).players[0]!
    const said = gardenSaid(garden, COMPONENTS, wordsOf('en'))
    const plants = garden.tiles.filter(({ side }) => side === 'plant')
    expect(said.match(/Plant of \d squares on [A-J\d ]+, /g)).toHaveLength(plants.length)
    expect(said.match(/needs a path/g) ?? []).toHaveLength(plants.filter(({ points }) => !points).length)
    expect(said).toMatch(/\d+ squares free\.$/)
  })
})
