// One observer at one table: what is known, what is being put together, and what was sent.

import type { Choice, Fault, Foreseen, Frame, HintNow, News, SeatNow } from '../wire'
import { passes, type Answer, type Trouble } from './api'
import type { Calls } from './calls'
import { newMoveId } from './chance'
import type { Table } from './contract'
import { Decisions } from './decisions.svelte'
import { browser, Live, type Connection, type Surroundings } from './live'
import { grown, lastOf } from './log'
import { delivered, type Waiting } from './moves'

/** Where a move is: nowhere, on its way, or on its way for longer than it should be. */
export type Sending = 'no' | 'sending' | 'slow'

/** After a move was written its frame comes by the socket; if not so soon, it is fetched. */
const FRAME_DUE = 1_500

export interface Hooks {
  /** Say it to a screen reader. */
  say(sentence: string): void
  /** A frame came. */
  framed?(frame: Frame): void
}

export interface Elsewhere {
  surroundings?: Surroundings
  wait?: Waiting
}

export class TableStore implements Table {
  frame: Frame = $state.raw()!
  log = $state.raw<readonly News[]>([])
  connection = $state<Connection>('connecting')
  /** Why the table cannot be seen any more. */
  fault = $state.raw<Fault | null>(null)
  /** Why the last try came to nothing. */
  notice = $state.raw<Fault | null>(null)
  sending = $state<Sending>('no')
  hints = $state.raw<readonly HintNow[] | null>(null)
  thinking = $state(false)
  private readonly decisions: Decisions
  private readonly live: Live
  private closed = false
  /** The seq whose frame shows what was sent; 0 if nothing is awaited. */
  private awaited = 0
  private readonly seen = $derived(lastOf(this.log))

  constructor(
    private readonly calls: Calls,
    frame: Frame,
    private readonly hooks: Hooks,
    private readonly elsewhere: Elsewhere = {},
  ) {
    this.decisions = new Decisions(calls)
    this.frame = frame
    this.log = frame.news
    const wanted = {
      table: frame.table,
      observer: frame.observer,
      language: calls.api.language,
      since: () => this.frame.seq,
    }
    const listener = {
      frame: (told: Frame) => this.accept(told),
      state: (now: Connection, fault: Fault | null) => this.connected(now, fault),
    }
    this.live = new Live(wanted, listener, elsewhere.surroundings ?? browser)
  }

  get view(): unknown {
    return this.preview?.view ?? this.frame.view
  }

  get now(): unknown {
    return this.frame.view
  }

  get observer(): number {
    return this.frame.observer
  }

  get seats(): SeatNow[] {
    return this.frame.seats
  }

  get choices(): ReadonlyArray<Choice> {
    return this.active ? this.decisions.choices(this.frame) : []
  }

  get tried(): readonly number[] {
    return this.decisions.tried
  }

  get preview(): Foreseen | null {
    return this.decisions.preview
  }

  get last(): readonly News[] {
    return this.seen
  }

  get active(): boolean {
    return this.frame.ask !== null && this.connection === 'live' && this.sending === 'no'
  }

  get hint(): HintNow | null {
    return this.hints?.[0] ?? null
  }

  async attempt(number: number): Promise<void> {
    if (!this.active) return
    this.notice = null
    const trouble = await this.decisions.attempt(this.frame, number)
    if (trouble) this.complain(trouble)
    else if (this.preview) this.say(this.preview.news.map((news) => news.sentence).join(' '))
  }

  retreat(all = false): void {
    this.notice = null
    this.decisions.retreat(all)
  }

  async commit(): Promise<void> {
    const { ask, table, observer } = this.frame
    if (!this.active || ask === null || !this.tried.length) return
    const move = { seat: observer, move_id: newMoveId(), ask, actions: [...this.tried] }
    await this.send(() => this.calls.move(table, move))
  }

  /** Undo the last decision, if the frame says that it can be. */
  async takeBack(): Promise<void> {
    const { table, observer, seq } = this.frame
    const wish = { seat: observer, move_id: newMoveId(), seq }
    this.decisions.retreat(true)
    await this.send(() => this.calls.takeBack(table, wish))
  }

  async explain(action: unknown): Promise<void> {
    const answer = await this.calls.why(this.frame.table, this.observer, action as Record<string, unknown>)
    if (!answer.ok) this.complain(answer.trouble)
    else if (!answer.value.allowed) this.refuse(answer.value.sentence ?? '', answer.value.rule)
  }

  /** Ask what a search would do. */
  async askHint(): Promise<void> {
    if (this.thinking || !this.active) return
    this.thinking = true
    const answer = await this.calls.hint(this.frame.table, this.observer)
    this.thinking = false
    if (!answer.ok) return this.complain(answer.trouble)
    this.hints = answer.value
    const best = answer.value[0]
    if (best) this.say([best.sentence, ...best.reasons.map((reason) => reason.sentence)].join(' '))
  }

  forgetHint(): void {
    this.hints = null
  }

  /** Do something at the table that answers with a frame or an id; what changes comes by the socket. */
  async manage(asked: Promise<Answer<unknown>>): Promise<boolean> {
    const answer = await asked
    if (!answer.ok) this.complain(answer.trouble)
    return answer.ok
  }

  say(sentence: string): void {
    this.hooks.say(sentence)
  }

  dismiss(): void {
    this.notice = null
  }

  /** Look whether something was missed: after sleep, or when an answer did not come. */
  async refresh(): Promise<void> {
    const { table, observer, seq } = this.frame
    const answer = await this.calls.frame(table, observer, seq)
    if (this.closed) return
    if (answer.ok) this.accept(answer.value)
    else if (passes(answer.trouble)) this.live.doubt()
  }

  /** Try to connect now. */
  retry(): void {
    this.live.retry()
  }

  /** Go: the socket closes, and nothing is told or done after this. */
  close(): void {
    this.closed = true
    this.live.close()
  }

  private async send(send: () => Promise<Answer<{ seq: number }>>): Promise<void> {
    if (this.sending !== 'no') return
    this.sending = 'sending'
    this.notice = null
    const slow = (): boolean => {
      this.sending = 'slow'
      return !this.closed
    }
    const answer = await delivered(send, slow, this.elsewhere.wait)
    this.sending = 'no'
    if (this.closed) return
    if (answer.ok) this.await(answer.value.seq)
    else {
      this.decisions.retreat(true)
      this.complain(answer.trouble)
      if (answer.trouble.status === 409) await this.refresh()
    }
  }

  /** What was written shows with its frame: until then nothing more can be decided. */
  private await(seq: number): void {
    if (this.frame.seq >= seq) return
    this.sending = 'sending'
    this.awaited = seq
    setTimeout(() => {
      if (!this.closed && this.frame.seq < seq) void this.refresh()
    }, FRAME_DUE)
  }

  private accept(frame: Frame): void {
    const before = this.frame
    if (frame.seq < before.seq) return
    const log = grown(this.log, before.seq, frame)
    const fresh = log.slice(this.log.length)
    this.log = log
    this.frame = frame
    if (this.awaited && frame.seq >= this.awaited) {
      this.awaited = 0
      this.sending = 'no'
    }
    if (frame.ask !== before.ask) {
      this.decisions.retreat(true)
      this.hints = null
      if (this.notice?.code !== 'stale') this.notice = null
    }
    this.tell(fresh, frame, before)
    this.hooks.framed?.(frame)
  }

  private tell(fresh: readonly News[], frame: Frame, before: Frame): void {
    const sentences = fresh.map((news) => news.sentence)
    if (frame.ask !== null && frame.ask !== before.ask) sentences.push(frame.sentence)
    if (sentences.length) this.say(sentences.join(' '))
  }

  private connected(now: Connection, fault: Fault | null): void {
    this.connection = now
    this.fault = fault
  }

  private refuse(sentence: string, rule: Fault['rule']): void {
    this.notice = { code: 'refused', sentence, rule, field: null, seq: null, ask: null }
    this.say(sentence)
  }

  private complain(trouble: Trouble): void {
    this.notice = trouble.fault
    if (trouble.fault.sentence) this.say(trouble.fault.sentence)
  }
}
