// Every text exists in every language; cards are parsed from the ledger; the types match the messages.

import { describe, expect, it } from 'vitest'
import type { components } from '../../wire.gen'
import { isSecret } from './happenings'
import { score } from './score'
import end from './fixtures/end.json'
import name from './fixtures/name.json'
import { standing } from './standing'
import { CardTexts, read, sidesOf } from './texts.svelte'
import { COMPONENTS, viewOf } from './testing'
import type { Area, Cause, FaeriesView, Garden, Player, Question } from './wire'
import { wordsOf, type Words } from './words'

type Sent = components['schemas']
/** Fields that are never sent. */
type Made<Own, Theirs> = Exclude<keyof Own, keyof Theirs>
type Mistakes = Made<FaeriesView, Sent['FaeriesView']> | Made<Player, Sent['FaeriesSeatView']> | Made<Area, Sent['FaeriesAreaView']> | Made<Garden, Sent['FaeriesGardenView']>
const none: [Mistakes] extends [never] ? true : false = true

const LANGUAGES = ['en', 'fr', 'pt-BR'] as const
const QUESTIONS = ['name', 'before', 'after', 'place', 'tile', 'lay', 'befriend', 'help', 'call', 'home', 'move', 'remove', 'steal', 'aim', 'drop', 'recover', 'spend', 'choose', 'keep'] as const satisfies readonly Question[]
const CAUSES = ['homes', 'tiles', 'tokens', 'cards', 'turns'] as const satisfies readonly Cause[]

function said(words: Words): string[] {
  return [
    ...QUESTIONS.map((question) => words.others(['Bo'], question)),
    ...CAUSES.map((cause) => words.lastTurn(cause)),
    ...Object.values(words.notes).flatMap((note) => [note(1)]),
    words.turnOf(3, 'Bo', []), words.turnOf(3, 'Bo', ['Cy', 'Di']),
    words.tokens('Bo', 1, 0), words.tokens('Bo', 2, 5), words.leads('Bo', 2), words.toHome(3, true), words.toHome(3, false),
    words.fitsHere(0, 0, 0, 0), words.fitsHere(1, 2, 2, 4), ...[0, 1, 2, 3].map((quarters) => words.turned(quarters)),
    words.gardenSaid(1, 2, 0, 80, 5, 12), words.secret(1), words.secret(2), words.seat('', 'druid', null), words.seat('', 'druid', 3), words.seat('', null, 2),
  ]
}

describe('sentences', () => {
  it.each(LANGUAGES)('are whole: %s', (language) => {
    const all = said(wordsOf(language))
    expect(new Set(all).size).toBe(all.length)
    for (const sentence of all) expect(sentence).not.toMatch(/undefined|NaN|null|false|^$/)
  })

  it('speak of what the server sends, and nothing else', () => expect(none).toBe(true))
})

describe('cards', () => {
  it.each([
    ['Moth Page (Fae card). “Invitations are delivered by candlelight.” Befriend a faerie\n  straight into your hand. Place a token.', 'Moth Page', 'Befriend a faerie straight into your hand. Place a token.'],
    ['Feu follet (carte des Fées). « Il connaît tous les sentiers, sauf le sec. » Piochez 2 cartes.', 'Feu follet', 'Piochez 2 cartes.'],
    ['Fogo-fátuo (carta das Fadas). “Conhece todas as trilhas, menos a seca.” Compre 2 cartas.', 'Fogo-fátuo', 'Compre 2 cartas.'],
  ])('are read from a line of the ledger', (line, name, effect) => expect(read(line)).toMatchObject({ name, effect }))

  it('have two sides if one may choose', () => {
    expect(sidesOf('Choose. Either: Place 2 tokens. Or: Draw 2 cards. 2 points.')).toEqual(['Place 2 tokens.', 'Draw 2 cards. 2 points.'])
    expect(sidesOf('Au choix. Soit : Posez une tuile. Soit : Placez 2 jetons.')).toEqual(['Posez une tuile.', 'Placez 2 jetons.'])
    expect(sidesOf('À escolha. Ou: Coloque uma peça. Ou: Ponha 2 fichas.')).toEqual(['Coloque uma peça.', 'Ponha 2 fichas.'])
  })

  it('are spelled until the ledger has come, and named by it then', () => {
    const texts = new CardTexts('en')
    const card = COMPONENTS.cards[4]!
    expect(texts.of(card)).toEqual({ name: 'Will O Wisp', flavour: '', effect: '' })
    texts.learn({ rules: [{ id: card.rule, kind: 'design', section: 'Cards', text: 'Will-o’-the-Wisp (Fae card). “It knows.” Draw 2 cards.' }] })
    expect(texts.of(card)).toEqual({ name: 'Will-o’-the-Wisp', flavour: 'It knows.', effect: 'Draw 2 cards.' })
  })
})

describe('points', () => {
  it('are what the view reckons, row by row, now and in the end', () => {
    for (const stored of [name, end]) {
      const view = viewOf(stored)
      view.players.forEach(({ projection }, seat) => {
        const told = score(view, seat, 'en')!
        expect(told.total).toBe(projection.total)
        expect(told.rows.reduce((sum, { points }) => sum + points, 0)).toBe(projection.total)
      })
    }
    expect(score(null, 0, 'en')).toBeNull()
  })

  it('say who leads alone and by how much', () => {
    expect(standing({ tokens: [5, 3, 3], leaders: [0] })).toEqual({ leader: 0, by: 2, tied: false })
    expect(standing({ tokens: [4, 4, 2], leaders: [0, 1] })).toEqual({ leader: null, by: 0, tied: true })
    expect(standing({ tokens: [0, 0], leaders: [] })).toEqual({ leader: null, by: 0, tied: false })
  })
})

describe('secrets', () => {
  it('are cards drawn, kept or discarded that only one seat may know', () => {
    expect(isSecret({ event: { kind: 'drew', seat: 0, count: 1, cards: ['unicorn'] } })).toBe(true)
    expect(isSecret({ event: { kind: 'drew', seat: 1, count: 1, cards: null } })).toBe(false)
    expect(isSecret({ event: { kind: 'discarded', seat: 0, card: 'unicorn' } })).toBe(true)
    expect(isSecret({ event: { kind: 'played', seat: 0, card: 'unicorn' } })).toBe(false)
    expect(isSecret({ event: null })).toBe(false)
  })
})
