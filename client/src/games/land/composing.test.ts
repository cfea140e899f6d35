// Composing a turn: changed steps, a changed payment, taps faster than the server.

import { describe, expect, it } from 'vitest'
import { Composing } from './composing.svelte'
import dawn from './fixtures/dawn.json'
import payment from './fixtures/payment.json'
import { actionOf } from '../../core/testing/tables'
import { tableOf } from './testing'
import type { LandAction } from './wire'

const place = (card: string, clearing: number): LandAction => ({ kind: 'place', card, clearing })
const explore = (clearing: number): LandAction => ({ kind: 'explore', clearing })
const pay = (fairy: number): LandAction => ({ kind: 'pay', fairy: `fairy_${fairy}` })

/** Two dawn cards, then a day; exploring asks other players. */
const turn = (tried: readonly LandAction[]) => {
  if (!tried.length) return { actions: [place('fox', 1), place('fox', 2), place('deer', 1), place('deer', 2)] }
  if (tried.length === 1) return { actions: [place('deer', 2), place('deer', 3)] }
  if (tried.length === 2) return { actions: [explore(1), explore(2), { kind: 'crest' } as LandAction] }
  return { actions: [] }
}

/** A bid of 7, paid from a hand of 1 to 7. */
const bill = (tried: readonly LandAction[]) => {
  const paid = tried.flatMap((action) => (action.kind === 'pay' ? [Number(action.fairy.slice(6))] : []))
  if (tried.some(({ kind }) => kind === 'enough')) return { actions: [] }
  const left = [1, 2, 3, 4, 5, 6, 7].filter((fairy) => !paid.includes(fairy)).map(pay)
  const total = paid.reduce((sum, worth) => sum + worth, 0)
  return { actions: total >= 7 ? [...left, { kind: 'enough' } as LandAction] : left }
}

function begun(stored: unknown, answers: typeof turn) {
  const table = tableOf(stored, answers)
  const play = new Composing(table)
  play.follow()
  return { table, play, tried: () => table.tried.map(actionOf) }
}

describe('a turn', () => {
  it('goes on step by step, is chosen otherwise, and is played by the second tap', async () => {
    const { table, play, tried } = begun(dawn, turn)
    await play.choose(place('fox', 1))
    await play.choose(place('deer', 3))
    await play.choose(explore(1))
    expect(play.whole).toBe(true)
    await play.choose(explore(2))
    expect(tried()).toEqual([place('fox', 1), place('deer', 3), explore(2)])
    expect(table.commit).not.toHaveBeenCalled()
    await play.choose(explore(2))
    expect(table.commit).toHaveBeenCalledOnce()
  })

  it('offers a card of the dawn only where it may go after the first', async () => {
    const { table, play } = begun(dawn, turn)
    await play.choose(place('fox', 1))
    expect(play.can(place('deer', 1))).toBe(false)
    expect(play.can(place('deer', 2))).toBe(true)
    await play.choose(place('deer', 1))
    expect(table.explain).toHaveBeenCalledWith(place('deer', 1))
  })

  it('steps back one by one', async () => {
    const { play, tried } = begun(dawn, turn)
    await play.choose(place('fox', 2))
    await play.choose(place('deer', 3))
    expect(play.back()).toBe(true)
    expect(tried()).toEqual([place('fox', 2)])
    expect(play.back() && play.back()).toBe(false)
  })
})

describe('a payment', () => {
  it('ends by itself once it is enough, and can still be changed', async () => {
    const { play, tried } = begun(payment, bill)
    await play.build('pay', [pay(3)], { kind: 'enough' })
    expect(play.whole).toBe(false)
    await play.build('pay', [pay(3), pay(4)], { kind: 'enough' })
    expect(tried()).toEqual([pay(3), pay(4), { kind: 'enough' }])
    await play.build('pay', [pay(4), pay(6)], { kind: 'enough' })
    expect(tried()).toEqual([pay(4), pay(6), { kind: 'enough' }])
    expect(play.whole).toBe(true)
  })

  it('ends where the rest goes by itself, because nothing else is left to pay with', async () => {
    const last = (tried: readonly LandAction[]) => ({ actions: tried.length ? [] : [pay(1), pay(2)] })
    const { play, tried } = begun(payment, last)
    await play.build('pay', [pay(1), pay(2)], { kind: 'enough' })
    expect(tried()).toEqual([pay(1)])
    expect(play.whole).toBe(true)
  })

  it('follows the newest wish when taps are faster than the server', async () => {
    const { play, tried } = begun(payment, bill)
    const wishes = [[1], [1, 2], [1, 2, 6]].map((fairies) => play.build('pay', fairies.map(pay), { kind: 'enough' }))
    expect(play.actions).toEqual([pay(1), pay(2), pay(6)])
    await Promise.all(wishes)
    expect(tried()).toEqual([pay(1), pay(2), pay(6), { kind: 'enough' }])
  })
})
