// One observer at one table: the composed turn, sent moves, and announcements.

import type { Choice, Fault, Foreseen, Frame, HintNow, News, SaidChoice } from '../wire'
import { Advice } from './advice.svelte'
import type { Answer, Trouble } from './api'
import type { Calls } from './calls'
import { newMoveId } from './chance'
import { Connected } from './connected.svelte'
import type { Table } from './contract'
import { Decisions } from './decisions.svelte'
import { browser, type Surroundings } from './live'
import type { Waiting } from './moves'
import { Sender, type Sending } from './sending.svelte'

/** Up to this many choices are offered side by side. */
const FEW = 4

export interface Hooks {
  /** Announce it to screen readers. */
  say(sentence: string): void
  /** Whether it must not be announced unasked, because others may be listening. */
  secret?(news: News): boolean
  /** Called for each frame. */
  framed?(frame: Frame): void
}

export interface Elsewhere {
  surroundings?: Surroundings
  wait?: Waiting
}

export class TableStore extends Connected implements Table {
  /** Why the last attempt failed. */
  notice = $state.raw<Fault | null>(null)
  readonly advice: Advice
  private readonly decisions: Decisions
  private readonly sender: Sender

  constructor(
    calls: Calls,
    frame: Frame,
    private readonly hooks: Hooks,
    { surroundings = browser, wait }: Elsewhere = {},
  ) {
    super(calls, frame, surroundings)
    this.advice = new Advice(calls)
    this.decisions = new Decisions(calls)
    this.sender = new Sender(() => void this.refresh(), wait)
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

  /** Whether the composed decisions are a complete turn: previewed, with no further question for this seat. */
  get whole(): boolean {
    return this.preview !== null && !this.preview.choices.length
  }

  /** The next choices in words, if they are few enough to offer as buttons. */
  get nextFew(): readonly SaidChoice[] {
    const said = this.active && this.tried.length ? (this.preview?.said ?? []) : []
    return said.length <= FEW ? said : []
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

  /** Play the composed decisions once the preview has arrived, if they are a complete turn. */
  async commit(): Promise<void> {
    if (this.decisions.looking) await this.decisions.settled
    const { ask, observer } = this.frame
    if (!this.active || ask === null || !this.whole) return
    const move = { seat: observer, move_id: newMoveId(), ask, actions: [...this.tried] }
    await this.send(() => this.deliver(move))
  }

  /** Take back the last decision, if the frame allows it. */
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

  /** Request a hint. */
  async askHint(): Promise<void> {
    if (!this.active) return
    const trouble = await this.advice.ask(() => this.frame)
    if (trouble) this.complain(trouble)
    else this.say(this.advice.sentence)
  }

  /** Make a request about the table; changes arrive over the socket. */
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

  override close(): void {
    this.sender.close()
    super.close()
  }

  private async send(send: () => Promise<Answer<{ seq: number }>>): Promise<void> {
    this.notice = null
    const trouble = await this.sender.send(send, () => this.frame.seq)
    if (!trouble) return
    this.decisions.retreat(true)
    this.complain(trouble)
    if (trouble.status === 409) await this.refresh()
  }

  protected accept(frame: Frame): void {
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

  /** Announce public news, and the next question. */
  private tell(told: readonly News[], asked: string | null): void {
    const sentences = told.filter((news) => !this.hooks.secret?.(news)).map((news) => news.sentence)
    this.say([...sentences, ...(asked ? [asked] : [])].join(' '))
  }

  private refuse(sentence: string, rule: Fault['rule']): void {
    this.notice = { code: 'refused', sentence, rule, field: null, detail: null, seq: null, ask: null }
    this.say(sentence)
  }

  private complain(trouble: Trouble): void {
    this.notice = trouble.fault
    if (trouble.fault.sentence) this.say(trouble.fault.sentence)
  }
}
