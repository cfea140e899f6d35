// One observer at one table: what is known, what is being put together, and what was sent.

import type { Choice, Fault, Foreseen, Frame, HintNow, News } from '../wire'
import { Advice } from './advice.svelte'
import { passes, type Answer, type Trouble } from './api'
import type { Calls } from './calls'
import { newMoveId } from './chance'
import type { Table } from './contract'
import { Decisions } from './decisions.svelte'
import { Known } from './known.svelte'
import { browser, Live, type Connection, type Surroundings } from './live'
import type { Waiting } from './moves'
import { Sender, type Sending } from './sending.svelte'

/** Who answers at all does so within these milliseconds; else the page is not connected. */
const HEARTBEAT = 5_000

export interface Hooks {
  /** Say it to a screen reader. */
  say(sentence: string): void
  /** Whether it is not to be said unasked: others may be listening. */
  secret?(news: News): boolean
  /** A frame came. */
  framed?(frame: Frame): void
}

export interface Elsewhere {
  surroundings?: Surroundings
  wait?: Waiting
}

export class TableStore extends Known implements Table {
  connection = $state<Connection>('connecting')
  /** Why the table cannot be seen any more. */
  fault = $state.raw<Fault | null>(null)
  /** Why the last try came to nothing. */
  notice = $state.raw<Fault | null>(null)
  readonly advice: Advice
  private readonly decisions: Decisions
  private readonly sender: Sender
  private readonly live: Live
  private closed = false

  constructor(
    private readonly calls: Calls,
    frame: Frame,
    private readonly hooks: Hooks,
    { surroundings = browser, wait }: Elsewhere = {},
  ) {
    super(frame)
    this.advice = new Advice(calls)
    this.decisions = new Decisions(calls)
    this.sender = new Sender(() => void this.refresh(), wait)
    const wanted = {
      table: frame.table,
      observer: frame.observer,
      language: calls.api.language,
      since: () => this.frame.seq,
    }
    const listener = {
      frame: (told: Frame) => this.accept(told),
      state: (now: Connection, fault: Fault | null) => this.connected(now, fault),
      quiet: () => void this.feel(),
    }
    this.live = new Live(wanted, listener, surroundings)
  }

  get view(): unknown {
    return this.preview?.view ?? this.frame.view
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

  get sending(): Sending {
    return this.sender.state
  }

  get active(): boolean {
    return this.frame.ask !== null && this.connection === 'live' && this.sending === 'no'
  }

  /** Whether what is tried is a whole turn: known, and nothing more is asked of this seat by it. */
  get whole(): boolean {
    return this.preview !== null && !this.preview.choices.length
  }

  get hint(): HintNow | null {
    return this.advice.best
  }

  async attempt(number: number): Promise<void> {
    if (!this.active) return
    this.notice = null
    const trouble = await this.decisions.attempt(this.frame, number)
    if (trouble) this.complain(trouble)
    else if (this.preview) this.tell(this.preview.news, this.whole ? null : this.preview.sentence)
  }

  retreat(all = false): void {
    this.notice = null
    this.decisions.retreat(all)
  }

  /** Play what was put together, as soon as it is known what that does, and if it is a whole turn. */
  async commit(): Promise<void> {
    if (this.decisions.looking) await this.decisions.settled
    const { ask, table, observer } = this.frame
    if (!this.active || ask === null || !this.whole) return
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
    if (!this.active) return
    const trouble = await this.advice.ask(() => this.frame)
    if (trouble) this.complain(trouble)
    else this.say(this.advice.sentence)
  }

  /** Do something at the table that answers with a frame or an id; what changes comes by the socket. */
  async manage(asked: Promise<Answer<unknown>>): Promise<boolean> {
    const answer = await asked
    if (!answer.ok) this.complain(answer.trouble)
    return answer.ok
  }

  say(sentence: string): void {
    if (sentence) this.hooks.say(sentence)
  }

  dismiss(): void {
    this.notice = null
  }

  /** Look whether something was missed: after sleep, or when an answer did not come. Whether there was. */
  async refresh(): Promise<boolean> {
    const { table, observer, seq } = this.frame
    const answer = await this.calls.frame(table, observer, seq, HEARTBEAT)
    if (this.closed) return false
    const missed = answer.ok && answer.value.seq > this.frame.seq
    if (answer.ok) this.accept(answer.value)
    else if (passes(answer.trouble)) this.live.doubt()
    return missed
  }

  /** Try to connect now. */
  retry(): void {
    this.live.retry()
  }

  /** Go: the socket closes, and nothing is told or done after this. */
  close(): void {
    this.closed = true
    this.sender.close()
    this.live.close()
  }

  private async send(send: () => Promise<Answer<{ seq: number }>>): Promise<void> {
    this.notice = null
    const trouble = await this.sender.send(send, () => this.frame.seq)
    if (!trouble) return
    this.decisions.retreat(true)
    this.complain(trouble)
    if (trouble.status === 409) await this.refresh()
  }

  /** Nothing was heard for a while. A socket that kept something from us is a dead one. */
  private async feel(): Promise<void> {
    if (await this.refresh()) this.live.renew()
  }

  private accept(frame: Frame): void {
    const before = this.frame
    const fresh = this.learn(frame)
    if (!fresh) return
    this.sender.arrived(frame.seq)
    if (frame.ask !== before.ask) {
      this.decisions.retreat(true)
      this.advice.forget()
      if (this.notice?.code !== 'stale') this.notice = null
    }
    this.tell(fresh, frame.ask !== null && frame.ask !== before.ask ? frame.sentence : null)
    this.hooks.framed?.(frame)
  }

  /** Say what is no secret, and what is asked then. */
  private tell(told: readonly News[], asked: string | null): void {
    const sentences = told.filter((news) => !this.hooks.secret?.(news)).map((news) => news.sentence)
    this.say([...sentences, ...(asked ? [asked] : [])].join(' '))
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
