// Small functions: addresses, names, rule search, results, new tables.

import { describe, expect, it } from 'vitest'
import { kindsOf, refusal, sensible, sittingOf, tableOf } from '../pages/home/wish'
import { languageFor } from '../i18n'
import { en } from '../i18n/en'
import type { GameFacts } from '../wire'
import { blank, passes, withQuery } from './api'
import { dayIn, regionFor, weekBefore } from './dates'
import { found, sections } from './ledger'
import { seatName } from './naming'
import { optionsOf } from './options'
import { ending, outcomeOf, wonInARow } from './outcome'
import { paths, routeOf } from './route'
import { news, seat } from './testing/frames'

const game: GameFacts = {
  name: 'trails',
  title: 'Fairy Trails',
  designer: 'Uwe Rosenberg',
  version: 1,
  seats: [1, 2],
  actions: 9,
  options: {
    $ref: '#/$defs/TrailsOptions',
    $defs: {
      TrailsOptions: {
        properties: {
          rounds: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
          map: { enum: ['small', 'large'], default: 'small' },
        },
      },
    },
  },
  option_kinds: { easier: 'flag', first: 'seat', rounds: 'number', map: 'choice' },
  option_seats: { easier: [1], first: [2], rounds: [1, 2], map: [2] },
  closing_event: 'ended',
  lesson: 'trails',
  lesson_alone: 'trails_solo',
  components: '/c',
}

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home', game: '' }],
    ['/join', '#K', { page: 'join', key: 'K' }],
    ['/join/fae', '#K', { page: 'join', key: 'K' }],
    ['/watch/land', '#K', { page: 'watch', key: 'K' }],
    ['/table/aB_-1', '#replay', { page: 'table', table: 'aB_-1', replay: 0 }],
    ['/table/aB_-1', '#replay/12', { page: 'table', table: 'aB_-1', replay: 11 }],
    ['/table/aB_-1', '#replay/x', { page: 'table', table: 'aB_-1', replay: null }],
    ['/table/aB_-1', '', { page: 'table', table: 'aB_-1', replay: null }],
    ['/join', '#KEY', { page: 'join', key: 'KEY' }],
    ['/rules/fae', '#FAE-20', { page: 'rules', game: 'fae', rule: 'FAE-20' }],
    ['/table', '', { page: 'nowhere' }],
    ['/join/fae/x', '#KEY', { page: 'nowhere' }],
    ['/%E0%A4%A', '', { page: 'home', game: '' }],
  ])('%s%s', (pathname, hash, route) => expect(routeOf({ pathname, hash })).toEqual(route))

  it('keep keys in the fragment', () => expect(paths.join('fae', 'K')).toBe('/join/fae#K'))
  it('have queries', () => expect(withQuery('/a', { b: 1, c: undefined })).toBe('/a?b=1'))
})

describe('words', () => {
  it('follow the reader', () => {
    expect(languageFor(null, 'tlh', 'pt-PT')).toBe('pt-BR')
    expect(languageFor('fr', 'en')).toBe('fr')
    expect(languageFor(null)).toBe('en')
  })

  it('name seats as the narrator does', () => {
    const bots = [
      seat(0),
      seat(1, { name: '', kind: 'bot', level: 'hazel' }),
      seat(2, { name: '', kind: 'bot', level: 'hazel' }),
    ]
    expect([0, 1, 2].map((number) => seatName(en, bots, number))).toEqual(['P0', 'Hazel 2', 'Hazel 3'])
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
    [[6, 6], 'shared', [0, 1]],
    [[6, 0, 6], 'shared', [0, 2]],
    [[12], 'solo', [0]],
    [[0], 'lost', []],
  ])('%j is %s', (returns, kind, winners) => {
    expect(outcomeOf({ ending: 'X', scores: returns, returns })).toEqual({ kind, winners })
  })
})

describe('a table wished for', () => {
  it('against bots needs no decision', () => {
    const wish = sensible(game, 'bots', 'hazel')
    expect(tableOf(game, wish).seats).toEqual([{ kind: 'person' }, { kind: 'bot', level: 'hazel' }])
    expect(sittingOf(wish, en.make.person)).toEqual([{ seat: 0 }])
  })

  it('can be for people at one device, or for one alone', () => {
    const here = { ...sensible(game, 'here', 'hazel'), names: ['Ada', ' '] }
    expect(sittingOf(here, en.make.person)).toEqual([
      { seat: 0, name: 'Ada' },
      { seat: 1, name: 'Person 2' },
    ])
    expect(tableOf(game, sensible(game, 'alone', 'hazel')).seats).toHaveLength(1)
    expect(kindsOf(game)).toContain('alone')
  })

  it('has the options that go with its number of seats', () => {
    const rounds = { name: 'rounds', kind: 'number', least: 1, most: 9, usual: 3 }
    expect(optionsOf(game, 1)).toEqual([{ name: 'easier', kind: 'flag' }, rounds])
    const map = { name: 'map', kind: 'choice', values: ['small', 'large'], usual: 'small' }
    expect(optionsOf(game, 2)).toEqual([{ name: 'first', kind: 'seat' }, rounds, map])
  })

  it('that is refused for a field says so in the reader’s words', () => {
    const fault = { ...blank('refused'), sentence: 'only a solo game can be easier', field: 'options.easier' }
    expect(refusal(en, fault)).toBe(en.make.refused)
    expect(refusal(en, { ...fault, field: null })).toBe(fault.sentence)
  })
})

it('days are written as the reader’s region does', () => {
  expect(regionFor('en', ['fr-CH', 'en-GB'])).toBe('en-GB')
  expect(regionFor('fr', ['en-GB'])).toBe('fr')
  expect(dayIn('fr', '2026-11-17')).toBe('17 novembre 2026')
})

it('the end starts with the closing event', () => {
  const [before, closing, after] = ['moved', 'over', 'won'].map((kind, place) => ({ ...news(place), kind }))
  expect(ending([before!, closing!, after!], 'over')).toEqual([closing, after])
  expect(ending([before!, after!], null)).toEqual([before, after])
})

it('only what may pass is tried again', () => {
  const fault = { code: 'x', sentence: '', reason: null, rule: null, field: null, detail: null, seq: null, ask: null }
  expect([0, 429, 503, 409, 422].map((status) => passes({ status, fault }))).toEqual([true, true, true, false, false])
})

describe('the deals of the last days', () => {
  it.each([
    [[null, true, true], 2],
    [[true, true, null], 2],
    [[true, false, true], 1],
    [[true, null, null], 0],
    [[true, true, false], 0],
    [[true, true, true], 3],
  ])('of %j, %i were won in a row', (days, count) => expect(wonInARow(days)).toBe(count))

  it('are named by their weekdays', () =>
    expect(weekBefore('fr', '2026-11-19', 3).map(({ long }) => long)).toEqual(['mardi', 'mercredi', 'jeudi']))
})
