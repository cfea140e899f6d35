// The lesson table keeps the promises of a table, and lets the lesson judge what is played at it.

import { describe, expect, it, vi } from 'vitest'
import { badly, choice, frame, news, well } from '../../core/testing/frames'
import type { Calls } from '../../core/calls'
import type { Foreseen, LessonAnswer, LessonStep } from '../../wire'
import { LessonTable } from './table.svelte'

const step = (more: Partial<LessonStep> = {}): LessonStep => ({
  lesson: 'fae',
  step: 2,
  steps: 12,
  title: 'Lead a group',
  say: 'Say.',
  do: 'Do.',
  kind: 'play',
  taps: [],
  labels: [],
  answers: [],
  lit: [],
  crossed: [],
  solution: [{ number: 1, action: { kind: 'move', number: 1 }, sentence: 'Lead them.' }],
  frame: frame(0, { ask: 0 }),
  ...more,
})

const foreseen = (more: Partial<Foreseen> = {}): Foreseen => ({
  news: [news(1, 'It would move.')],
  learns: false,
  view: { at: 'preview' },
  choices: [],
  said: [],
  sentence: null,
  question: null,
  ...more,
})

const answer = (outcome: LessonAnswer['outcome'], lines: string[] = [], seq = 1): LessonAnswer => ({
  outcome,
  lines,
  rule: null,
  frame: outcome === 'refused' ? null : frame(seq, { ask: 0, news: [news(seq, 'It moved.')] }),
})

function seated(answers: LessonAnswer[], previews: Foreseen[] = [foreseen()], of: Partial<LessonStep> = {}) {
  const spoken: string[] = []
  const tryStep = vi.fn<Calls['tryStep']>(async () => well(answers.shift()!))
  const lookStep = vi.fn<Calls['lookStep']>(async () => well(previews.shift()!))
  const table = new LessonTable({ tryStep, lookStep }, step(of), [], {
    say: (sentence) => spoken.push(sentence),
    foretell: (sentences) => `Would: ${sentences}`,
    timing: { length: () => 0, pace: () => 0 },
    pace: () => 0,
    confirms: () => true,
  })
  return { table, tryStep, lookStep, spoken }
}

describe('a lesson table', () => {
  it('previews a turn, and lets the lesson judge it when it is played', async () => {
    const { table, tryStep, lookStep, spoken } = seated([answer('done', ['**Well** led.'])])
    await table.attempt(1)
    expect(lookStep).toHaveBeenCalledWith('fae', 2, { played: [], actions: [1] })
    expect([table.view, table.whole, tryStep.mock.calls.length]).toEqual([{ at: 'preview' }, true, 0])
    await table.commit()
    expect(tryStep).toHaveBeenCalledWith('fae', 2, { actions: [1], taps: [] })
    expect([table.answer?.outcome, table.active, table.tried]).toEqual(['done', false, []])
    expect(spoken).toEqual(['Would: It would move.', 'It moved. Well led.'])
  })

  it('judges a turn that leaves the way of the step before it is complete', async () => {
    const { table, spoken } = seated([answer('otherwise', ['Another one.'])], [foreseen({ choices: [choice(7)] })])
    await table.attempt(2)
    expect([table.answer?.outcome, table.answer?.lines]).toEqual(['otherwise', ['Another one.']])
    expect(spoken).toEqual(['It moved. Another one.'])
  })

  it('goes on composing as long as the lesson does', async () => {
    const { table, tryStep } = seated([answer('on'), answer('done')], [foreseen({ choices: [choice(7)] }), foreseen()])
    await table.attempt(1)
    await table.attempt(7)
    expect([table.tried, table.whole, table.answer]).toEqual([[1, 7], true, null])
    await table.commit()
    expect(tryStep).toHaveBeenLastCalledWith('fae', 2, { actions: [1, 7], taps: [] })
  })

  it('sends everything since the step began, and asks every question under a number of its own', async () => {
    const { table, tryStep, lookStep } = seated([answer('on'), answer('done', [], 2)], [foreseen(), foreseen()])
    const first = table.frame.ask
    await table.attempt(1)
    await table.commit()
    expect([table.active, table.answer, table.frame.ask === first]).toEqual([true, null, false])
    await table.attempt(2)
    expect(lookStep).toHaveBeenLastCalledWith('fae', 2, { played: [1], actions: [2] })
    await table.commit()
    expect(tryStep).toHaveBeenLastCalledWith('fae', 2, { actions: [1, 2], taps: [] })
    expect(table.last.map(({ seq }) => seq)).toEqual([2])
  })

  it('explains an illegal move in the lesson’s words, and takes nothing away', async () => {
    const { table } = seated([answer('refused', ['Druids don’t swim.'])])
    await table.explain({ kind: 'move', number: 9 })
    expect([table.refusal, table.active, table.answer]).toEqual([['Druids don’t swim.'], true, null])
  })

  it('asks about an illegal decision after those that lead to it', async () => {
    const later = { number: 7, action: { kind: 'lay' } }
    const { table, tryStep } = seated([answer('on'), answer('refused', ['No.'])], [foreseen({ choices: [later] })])
    await table.attempt(1)
    await table.explain({ kind: 'lay', x: 3 })
    expect(tryStep).toHaveBeenLastCalledWith('fae', 2, { actions: [1, { kind: 'lay', x: 3 }], taps: [] })
  })

  it('counts right taps and forgets wrong ones', async () => {
    const answers = [answer('otherwise', ['Not that.']), answer('on'), answer('done')]
    const { table, tryStep } = seated(answers, [], { kind: 'tap', taps: ['a', 'b', 'c'], answers: ['a', 'b'] })
    expect([table.active, table.choices]).toEqual([false, []])
    await table.tap('c')
    expect([table.taps, table.refusal, table.spotlight]).toEqual([[], ['Not that.'], null])
    await table.tap('a')
    await table.tap('a')
    await table.tap('b')
    expect(tryStep).toHaveBeenLastCalledWith('fae', 2, { actions: [], taps: ['a', 'b'] })
    expect([table.answer?.outcome, tryStep.mock.calls.length]).toEqual(['done', 3])
    expect(table.spotlight).toBe('b')
  })

  it('counts taps that follow each other sooner than they are answered', async () => {
    const answers = [answer('on'), answer('done')]
    const { table, tryStep } = seated(answers, [], { kind: 'tap', taps: ['a', 'b'], answers: ['a', 'b'] })
    await Promise.all([table.tap('a'), table.tap('b')])
    expect(tryStep).toHaveBeenLastCalledWith('fae', 2, { actions: [], taps: ['a', 'b'] })
    expect([table.taps, table.answer?.outcome]).toEqual([['a', 'b'], 'done'])
  })

  it('shows the solution as a hint, in words too, and can do it', async () => {
    const { table, tryStep, spoken } = seated([answer('done')])
    expect(table.show()).toBe('Lead them.')
    expect([table.hint?.number, spoken]).toEqual([1, ['Lead them.']])
    await table.solve()
    expect(tryStep).toHaveBeenCalledWith('fae', 2, { actions: [1], taps: [] })
    expect([table.answer?.outcome, table.hint]).toEqual(['done', null])
  })

  it('stays where it is if the server doesn’t answer', async () => {
    const { table, tryStep } = seated([])
    tryStep.mockResolvedValue(badly(0, 'unreachable'))
    await table.attempt(1)
    await table.commit()
    expect([table.trouble?.fault.code, table.active, table.tried]).toEqual(['unreachable', true, [1]])
  })
})
