// Composing a turn: fields narrowed, steps changed and undone, hints followed, taps faster than the server.

import { describe, expect, it, vi } from 'vitest'
import { settled } from '../core/testing/frames'
import { actionOf, numberOf, tableAt, type Answers } from '../core/testing/tables'
import type { HintNow } from '../wire'
import { Turn } from './turn.svelte'

type Action =
  | { kind: 'move'; source: string; target: string }
  | { kind: 'ritual'; space: string }
  | { kind: 'pay'; fairy: number }
  | { kind: 'enough' }

const move = (source: string, target: string): Action => ({ kind: 'move', source, target })
const ritual = (space: string): Action => ({ kind: 'ritual', space })
const pay = (fairy: number): Action => ({ kind: 'pay', fairy })
const enough: Action = { kind: 'enough' }

/** Lead a group; if it joins A2, two rituals are due. */
const lead: Answers<unknown, Action> = (tried) => {
  if (!tried.length) return { actions: [move('A1', 'A2'), move('A1', 'B1'), move('A2', 'A1'), move('B2', 'B1')] }
  const [first] = tried
  if (tried.length === 1 && first?.kind === 'move' && first.target === 'A2')
    return { actions: [ritual('A2'), ritual('C1')] }
  return { actions: [] }
}

/** A bid of 7, paid from a hand of 1 to 7. */
const bill: Answers<unknown, Action> = (tried) => {
  const paid = tried.flatMap((action) => (action.kind === 'pay' ? [action.fairy] : []))
  if (tried.some(({ kind }) => kind === 'enough')) return { actions: [] }
  const left = [1, 2, 3, 4, 5, 6, 7].filter((fairy) => !paid.includes(fairy)).map(pay)
  return { actions: paid.reduce((sum, worth) => sum + worth, 0) >= 7 ? [...left, enough] : left }
}

function begun(answers: Answers<unknown, Action>) {
  const table = tableAt<{ seats: number }, Action>(
    { view: { seats: 2 }, seq: 5, observer: 0, ask: 5, choices: [] },
    answers as Answers<{ seats: number }, Action>,
  )
  let now = 0
  const turn = new Turn(table, () => (now += 1000))
  return { table, turn, tried: () => table.tried.map((number) => actionOf<Action>(number)), slow: () => (now -= 900) }
}

const hintOf = (...actions: Action[]): HintNow => ({
  number: numberOf(actions[0]),
  action: actions[0],
  sentence: '',
  share: 0.5,
  reasons: [],
  price: null,
  then: [],
  turn: actions.map((action) => ({ number: numberOf(action), action })),
})

describe('fields', () => {
  it('narrow the choices until they are a decision', async () => {
    const { turn, tried } = begun(lead)
    await turn.pick({ kind: 'move', source: 'A1' })
    expect(turn.open('move').map(({ target }) => target)).toEqual(['A2', 'B1'])
    expect(tried()).toEqual([])
    await turn.pick({ kind: 'move', target: 'B1' })
    expect(tried()).toEqual([move('A1', 'B1')])
    expect(turn.whole).toBe(true)
  })

  it('do not decide by themselves, even if one choice is left', async () => {
    const { turn, tried } = begun(lead)
    await turn.pick({ kind: 'move', source: 'B2' })
    expect(turn.open('move')).toEqual([move('B2', 'B1')])
    expect(tried()).toEqual([])
  })

  it('replace those that no choice combines with', async () => {
    const { turn } = begun(lead)
    await turn.pick({ kind: 'move', source: 'A1' })
    await turn.pick({ kind: 'move', source: 'B2' })
    expect(turn.picked('move')).toEqual({ kind: 'move', source: 'B2' })
  })

  it('ask why nothing has them', async () => {
    const { table, turn } = begun(lead)
    await turn.pick({ kind: 'move', source: 'B2' })
    await turn.pick({ kind: 'move', target: 'C9' })
    expect(table.explain).toHaveBeenCalledWith(move('B2', 'C9'))
  })

  it('stay chosen in a new frame with the same question, and go with another question', async () => {
    const { table, turn } = begun(lead)
    await turn.pick({ kind: 'move', source: 'A1' })
    Object.assign(table, { frame: { ...table.frame, seq: 6 } })
    expect(turn.picked('move')).toEqual({ kind: 'move', source: 'A1' })
    Object.assign(table, { frame: { ...table.frame, seq: 7, ask: 7 } })
    expect(turn.picked('move')).toEqual({})
  })
})

describe('decisions', () => {
  it('are changed at any step, and played by choosing the last again', async () => {
    const { table, turn, tried } = begun(lead)
    await turn.choose(move('A1', 'A2'))
    await turn.choose(ritual('A2'))
    await turn.choose(ritual('C1'))
    expect(tried()).toEqual([move('A1', 'A2'), ritual('C1')])
    expect(turn.isTried(move('A1', 'A2')) && turn.isLast(ritual('C1'))).toBe(true)
    expect(table.commit).not.toHaveBeenCalled()
    await turn.choose(ritual('C1'))
    expect(table.commit).toHaveBeenCalledOnce()
    await turn.choose(move('A2', 'A1'))
    expect(tried()).toEqual([move('A2', 'A1')])
  })

  it('are not played by a double tap', async () => {
    const { table, turn, slow } = begun(lead)
    await turn.choose(move('A1', 'B1'))
    slow()
    await turn.choose(move('A1', 'B1'))
    expect(table.commit).not.toHaveBeenCalled()
  })

  it('may be played at once by the table, but only the one that the reader decided', async () => {
    const { table, turn } = begun(lead)
    const attempted: number[] = []
    const attempt = table.attempt.bind(table)
    const consider = vi.fn(attempt)
    Object.assign(table, { consider, attempt: (number: number) => attempt(number).then(() => attempted.push(number)) })
    await turn.choose(move('A1', 'A2'))
    await turn.choose(ritual('A2'))
    expect(attempted.map(actionOf)).toEqual([move('A1', 'A2'), ritual('A2')])
    expect(consider).not.toHaveBeenCalled()
    await turn.follow(hintOf(move('A1', 'A2'), ritual('C1')))
    expect(attempted).toHaveLength(2)
    expect(consider).toHaveBeenCalledOnce()
  })

  it('are explained if they are not offered', async () => {
    const { table, turn } = begun(lead)
    await turn.choose(move('A1', 'L5'))
    expect(table.explain).toHaveBeenCalledWith(move('A1', 'L5'))
    expect(turn.can(move('A1', 'L5'))).toBe(false)
  })

  it('are undone step by step, fields included', async () => {
    const { turn, tried } = begun(lead)
    await turn.pick({ kind: 'move', source: 'A1' })
    await turn.pick({ kind: 'move', target: 'A2' })
    await turn.choose(ritual('A2'))
    expect(turn.back() && tried()).toEqual([move('A1', 'A2')])
    expect(turn.back() && tried()).toEqual([])
    expect(turn.picked('move')).toEqual({ kind: 'move', source: 'A1' })
    expect(turn.back() && turn.picked('move')).toEqual({})
    expect(turn.back()).toBe(false)
  })

  it('mean nothing while nobody is asked', async () => {
    const { table, turn } = begun(lead)
    Object.assign(table, { active: false })
    await turn.choose(move('A1', 'B1'))
    await turn.pick({ kind: 'move', source: 'A1' })
    await turn.follow(hintOf(move('A1', 'B1')))
    expect(table.calls).toEqual([])
  })
})

describe('a payment', () => {
  it('ends by itself once it is enough, and can still be changed', async () => {
    const { turn, tried } = begun(bill)
    await turn.build('pay', [pay(3)], enough)
    expect(turn.whole).toBe(false)
    await turn.build('pay', [pay(3), pay(4)], enough)
    expect(tried()).toEqual([pay(3), pay(4), enough])
    await turn.build('pay', [pay(4), pay(6)], enough)
    expect(tried()).toEqual([pay(4), pay(6), enough])
  })

  it('follows the newest wish when taps are faster than the server', async () => {
    const { turn, tried } = begun(bill)
    const wishes = [[1], [1, 2], [1, 2, 6]].map((fairies) => turn.build('pay', fairies.map(pay), enough))
    expect(turn.actions).toEqual([pay(1), pay(2), pay(6)])
    await Promise.all(wishes)
    expect(tried()).toEqual([pay(1), pay(2), pay(6), enough])
  })
})

describe('a kind that is offered twice in a turn', () => {
  /** A ritual follows either lead, then another lead can be made. */
  const twice: Answers<unknown, Action> = (tried) => {
    if (tried.length === 1 || tried.length === 3) return { actions: [ritual('A2'), ritual('C1')] }
    return { actions: tried.length > 3 ? [] : [move('A1', 'A2'), move('B2', 'B1')] }
  }

  it('is added after what was composed, not put in its place', async () => {
    const { turn, tried } = begun(twice)
    await turn.add([move('A1', 'A2')], ritual('C1'))
    await turn.add([move('B2', 'B1')], ritual('A2'))
    expect(tried()).toEqual([move('A1', 'A2'), ritual('C1'), move('B2', 'B1'), ritual('A2')])
  })
})

describe('a hint', () => {
  const hint = hintOf(move('A1', 'A2'), ritual('C1'))

  it('is followed as a whole, also when something else was composed, and never played at once', async () => {
    const { table, turn, tried } = begun(lead)
    await turn.pick({ kind: 'move', source: 'B2' })
    await turn.follow(hint)
    expect(tried()).toEqual([move('A1', 'A2'), ritual('C1')])
    expect(turn.picked('move')).toEqual({})
    expect(table.commit).not.toHaveBeenCalled()
  })

  it('points at its next decision', async () => {
    const { table, turn } = begun(lead)
    Object.assign(table, { hint })
    expect(turn.isHinted(move('A1', 'A2'))).toBe(true)
    await turn.choose(move('A1', 'A2'))
    expect(turn.isHinted(ritual('C1'))).toBe(true)
    await turn.choose(move('B2', 'B1'))
    expect(turn.isHinted(move('A1', 'A2'))).toBe(true)
  })
})

describe('the view', () => {
  it('stays as it was until the next preview has arrived', async () => {
    const { table, turn } = begun((tried) => ({ ...lead(tried), view: { seats: 2, after: tried.length } }))
    const before = turn.view
    let arrive = (): void => {}
    const attempt = table.attempt.bind(table)
    table.attempt = async (number) => {
      await new Promise<void>((resolve) => (arrive = resolve))
      await attempt(number)
    }
    const deciding = turn.choose(move('A1', 'A2'))
    await settled()
    expect(turn.looking).toBe(true)
    expect(turn.view).toBe(before)
    arrive()
    await deciding
    expect(turn.view).toEqual({ seats: 2, after: 1 })
    expect(turn.view).toEqual(table.view)
  })
})
