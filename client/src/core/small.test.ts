// Small functions: addresses, names, rule search, results, new tables.

import { describe, expect, it } from 'vitest'
import { kindsOf, sensible, sittingOf, tableOf } from '../home/wish'
import { languageFor } from '../i18n'
import { en } from '../i18n/en'
import type { GameFacts } from '../wire'
import { passes, withQuery } from './api'
import { found, sections } from './ledger'
import { seatName } from './naming'
import { optionsOf } from './options'
import { ending, outcomeOf } from './outcome'
import { stepsOf } from './replay.svelte'
import { paths, routeOf } from './route'
import { news, seat } from './testing/frames'

const game: GameFacts = {
  name: 'trails',
  title: 'Fairy Trails',
  designer: 'Uwe Rosenberg',
  version: 1,
  seats: [1, 2],
  actions: 9,
  options: {},
  option_kinds: { easier: 'flag', first: 'seat', rounds: 'number' },
  closing_event: 'ended',
  components: '/c',
}

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/table/aB_-1', '#replay', { page: 'table', table: 'aB_-1', replay: true }],
    ['/join', '#KEY', { page: 'join', key: 'KEY' }],
    ['/rules/fae', '#FAE-20', { page: 'rules', game: 'fae', rule: 'FAE-20' }],
    ['/table', '', { page: 'nowhere' }],
    ['/join/x', '#KEY', { page: 'nowhere' }],
    ['/%E0%A4%A', '', { page: 'home' }],
  ])('%s%s', (pathname, hash, route) => expect(routeOf({ pathname, hash })).toEqual(route))

  it('keep keys in the fragment', () => expect(paths.join('K')).toBe('/join#K'))
  it('have queries', () => expect(withQuery('/a', { b: 1, c: undefined })).toBe('/a?b=1'))
})

describe('words', () => {
  it('follow the reader', () => {
    expect(languageFor(null, 'tlh', 'pt-PT')).toBe('pt-BR')
    expect(languageFor('fr', 'en')).toBe('fr')
    expect(languageFor(null)).toBe('en')
  })

  it('name seats as the narrator does', () => {
    const bots = [seat(0), seat(1, { name: '', kind: 'bot', level: 'druid' }), seat(2, { name: '', kind: 'bot', level: 'druid' })]
    expect([0, 1, 2].map((number) => seatName(en, bots, number))).toEqual(['P0', 'Druid 2', 'Druid 3'])
    expect(seatName(en, [seat(0, { name: '', kind: 'open' })], 0)).toBe('Free seat 1')
  })
})

describe('rules', () => {
  const rules = [
    { id: 'A-1', kind: 'rule', section: 'Début', text: 'Les druides vont à pied.' },
    { id: 'A-2', kind: 'ruling', section: 'Fin', text: 'Les étoiles comptent.' },
  ]
  it('are found without accents and case', () => {
    expect(found(rules, 'ETOILES fin').map((rule) => rule.id)).toEqual(['A-2'])
    expect(found(rules, '')).toHaveLength(2)
    expect(sections(rules).map((section) => section.title)).toEqual(['Début', 'Fin'])
  })
})

describe('results', () => {
  it.each([
    [[12, 0], 'won', [0]],
    [[6, 6], 'tie', [0, 1]],
    [[6, 0, 6], 'shared', [0, 2]],
    [[12], 'solo', [0]],
    [[0], 'lost', []],
  ])('%j is %s', (returns, kind, winners) => {
    expect(outcomeOf({ ending: 'X', scores: returns, returns })).toEqual({ kind, winners })
  })

  it('are replayed by the entries that did something', () => {
    expect(stepsOf([news(1), news(1), news(2, 'sat', null), news(3)])).toEqual([1, 3])
  })
})

describe('a table wished for', () => {
  it('against bots needs no decision', () => {
    const wish = sensible(game, 'bots')
    expect(tableOf(game, wish).seats).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'druid' }])
    expect(sittingOf(wish)).toEqual([{ seat: 0 }])
  })

  it('can be for people at one device, or for one alone', () => {
    const here = { ...sensible(game, 'here'), names: ['Ada', ' '] }
    expect(sittingOf(here)).toEqual([{ seat: 0, name: 'Ada' }, { seat: 1 }])
    expect(tableOf(game, sensible(game, 'alone')).seats).toHaveLength(1)
    expect(kindsOf(game)).toContain('alone')
  })

  it('has the options of its game', () => {
    expect(optionsOf(game)).toEqual([{ name: 'easier', kind: 'flag' }, { name: 'first', kind: 'seat' }])
  })
})

it('the end starts with the closing event', () => {
  const [before, closing, after] = ['moved', 'over', 'won'].map((kind, place) => ({ ...news(place), kind }))
  expect(ending([before!, closing!, after!], 'over')).toEqual([closing, after])
  expect(ending([before!, after!], null)).toEqual([before, after])
})

it('only what may pass is tried again', () => {
  const fault = { code: 'x', sentence: '', rule: null, field: null, detail: null, seq: null, ask: null }
  expect([0, 429, 503, 409, 422].map((status) => passes({ status, fault }))).toEqual([true, true, true, false, false])
})
