// The meaning of taps, and the display of groups and cards.

import { describe, expect, it } from 'vitest'
import { isOpen, meaning, sources, targets, type Offer, type Situation } from './choosing'
import { cardValue, cluster, foot, present, total, upcoming } from './groups'
import { score } from './score'
import type { FaeView } from './wire'
import { wordsOf } from './words'

const move = (number: number, source: string, target: string): Offer => ({
  number,
  action: { kind: 'move', source, target },
})
const offers = [move(0, 'A1', 'A2'), move(1, 'A1', 'B1'), move(8, 'A2', 'A1'), move(20, 'B2', 'B1')]
const at = (more: Partial<Situation> = {}): Situation => ({
  active: true,
  first: offers,
  now: offers,
  tried: null,
  source: null,
  refused: null,
  beside: (one, other) => one[0] === other[0],
  ...more,
})

describe('taps', () => {
  it('mean nothing if nobody is asked', () => {
    expect(meaning('A1', at({ active: false })).kind).toBe('nothing')
  })

  it('choose a group, then its target', () => {
    expect(meaning('A1', at())).toEqual({ kind: 'choose', source: 'A1' })
    expect(meaning('B1', at())).toEqual({ kind: 'nothing' })
    expect(meaning('A2', at({ source: 'A1' }))).toMatchObject({ kind: 'attempt', number: 0, anew: false })
    expect(meaning('A1', at({ source: 'A1' })).kind).toBe('leave')
    expect([...sources(offers)]).toEqual(['A1', 'A2', 'B2'])
    expect([...targets(offers, 'A1')]).toEqual(['A2', 'B1'])
  })

  it('play what is shown, or show something else instead', () => {
    const shown = at({ source: 'A1', tried: { kind: 'move', source: 'A1', target: 'A2' }, now: [] })
    expect(meaning('A2', shown).kind).toBe('commit')
    expect(meaning('B1', shown)).toMatchObject({ kind: 'attempt', number: 1, anew: true })
    expect(meaning('B2', shown)).toEqual({ kind: 'choose', source: 'B2' })
  })

  it('ask why not, but choose another group that is far off or insisted on', () => {
    const from = at({ source: 'B2' })
    expect(meaning('B3', from)).toEqual({ kind: 'explain', action: { kind: 'move', source: 'B2', target: 'B3' } })
    expect(meaning('A1', from).kind).toBe('choose')
    const near = at({ source: 'A2', first: [...offers, move(30, 'A4', 'A1')] })
    expect(meaning('A4', near).kind).toBe('explain')
    expect(meaning('A4', { ...near, refused: 'A4' }).kind).toBe('choose')
    expect(isOpen('B3', from)).toBe(false)
  })

  it('choose among rituals that are due, first or after a move', () => {
    const due: Offer[] = [{ number: 480, action: { kind: 'ritual', space: 'A2' } }]
    const tried = { kind: 'move', source: 'A1', target: 'A2' } as const
    expect(meaning('A2', at({ tried, now: due }))).toMatchObject({ kind: 'attempt', number: 480, anew: false })
    expect(meaning('A2', at({ first: due, now: [], tried: { kind: 'ritual', space: 'A2' } })).kind).toBe('commit')
    expect(meaning('A2', at({ first: due, now: [], tried: { kind: 'ritual', space: 'B1' } }))).toMatchObject({ anew: true })
  })
})

describe('groups', () => {
  it('stand by colour with counts, those in front last', () => {
    const tokens = cluster([3, 0, 1, 2, 12], false)
    expect(tokens.map(({ count }) => count).sort()).toEqual([1, 12, 2, 3].sort())
    expect(tokens.map(({ y }) => y)).toEqual([...tokens.map(({ y }) => y)].sort((a, b) => a - b))
    expect(cluster([0, 0, 0, 0, 0], true)).toEqual([])
    expect(foot([1, 1, 1, 1, 1], true)).toBeGreaterThan(foot([1, 1, 1, 1, 1], false))
    expect(total([3, 0, 1, 2, 12])).toBe(18)
  })

  it('are told in words in three languages', () => {
    const who = present([2, 0, 1, 0, 0])
    expect(wordsOf('en').druids(who)).toBe('3 druids: 2 blue and 1 red')
    expect(wordsOf('fr').druids(who)).toBe('3 druides : 2 bleus et 1 rouge')
    expect(wordsOf('pt-BR').druids(who)).toBe('3 druidas: 2 azuis e 1 vermelho')
    for (const language of ['en', 'fr', 'pt-BR'] as const) {
      expect(new Set(Object.values(wordsOf(language).letters)).size).toBe(5)
    }
  })
})

describe('cards', () => {
  const rituals = [4, 3, 2, 2, 1].map((count, i) => ({ value: i + 1, count }))

  it('have the value of their pile', () => {
    expect([1, 4, 5, 8, 11, 12].map((number) => cardValue(rituals, number))).toEqual([1, 1, 2, 3, 4, 5])
    expect(upcoming([0, 1, 2, 2, 1], 2)).toEqual([2, 3])
    expect(upcoming([0, 0, 0, 0, 0], 2)).toEqual([])
  })

  it('count at the end, and give no spirit away before it', () => {
    const standings = [{ colour: 'red', points: 19, cards: 2, total: 21, place: 1 }, null]
    const view = { ending: null, standings } as unknown as FaeView
    expect(score(view, 0, 'en')).toBeNull()
    expect(score({ ...view, ending: 'FAE-50' }, 0, 'en')?.total).toBe(21)
    expect(score({ ...view, ending: 'FAE-50' }, 1, 'en')).toBeNull()
    expect(score(null, 0, 'en')).toBeNull()
  })
})
