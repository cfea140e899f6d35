// Frames and answers for tests, as the server makes them.

import type { Choice, Frame, News, SeatNow } from '../../wire'
import type { Answer } from '../api'

export function news(seq: number, sentence = `entry ${seq}`, event: unknown = { kind: 'moved' }, secret = false): News {
  return { seq, at: 1000 + seq, kind: 'moved', seat: 0, sentence, rules: [], event, secret }
}

export function seat(number: number, more: Partial<SeatNow> = {}): SeatNow {
  return {
    seat: number,
    kind: 'person',
    name: `P${number}`,
    level: null,
    reserved: false,
    yours: number === 0,
    agreed: [],
    ...more,
  }
}

export function choice(number: number): Choice {
  return { number, action: { kind: 'move', number } }
}

export function frame(seq: number, more: Partial<Frame> = {}): Frame {
  return {
    kind: 'frame',
    table: 'T',
    game: 'fae',
    seq,
    observer: 0,
    status: 'running',
    options: {},
    hints: true,
    patience: 300,
    daily: null,
    hinted: false,
    set_up: null,
    seats: [seat(0), seat(1)],
    waiting: [0],
    order: [0, 1],
    since: 0,
    sentence: 'P0: choose.',
    question: 'Choose.',
    ask: seq,
    choices: [choice(1), choice(2)],
    can_take_back: false,
    view: { at: seq },
    sheet: null,
    news: [],
    result: null,
    commitment: 'c',
    shuffle: null,
    unsealed: [],
    owner: true,
    links: null,
    rematch: null,
    ...more,
  }
}

export function well<T>(value: T): Answer<T> {
  return { ok: true, value }
}

export function badly(
  status: number,
  code: string,
): { ok: false; trouble: { status: number; fault: import('../../wire').Fault } } {
  return {
    ok: false,
    trouble: {
      status,
      fault: { code, sentence: code, reason: null, rule: null, field: null, detail: null, seq: null, ask: null },
    },
  }
}

/** Flush all pending microtasks. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
