// One observer at one table: the composed turn, sent moves, and announcements.

import type { Choice, Explained, Fault, Foreseen, Frame, HintNow, News, SaidChoice, Why } from '../wire'
import { Advice } from './advice.svelte'
import type { Answer, Trouble } from './api'
import type { Calls } from './calls'
import { newMoveId } from './chance'
import { Connected } from './connected.svelte'
import type { Table } from './contract'
import { Decisions } from './decisions.svelte'
import { browser, type Surroundings } from './live'
import { lastLineBy, undoes } from './log'
import type { Waiting } from './moves'
import type { Step, Timing } from './playback.svelte'
import { Reveal } from './reveal.svelte'
import { Sender, type Sending } from './sending.svelte'
import { spokenAdvice, spokenNews, spokenPreview } from './spoken'

/** Up to this many choices are offered side by side. */
const FEW = 4

/** Shows every frame as soon as it arrives. */
const AT_ONCE: Timing = { length: () => 0, pace: () => 0 }

export interface Hooks {
  /** Announce it to screen readers. */
  say(sentence: string): void
  /** The announcement of a preview, which must not sound like a move. */
  foretell?(sentences: string): string
  /** The announcement of what a hint costs. */
  price?(sentence: string): string
  /** Called for each frame when it arrives. */
  framed?(frame: Frame): void
  /** Called for each frame when it is shown. */
  shown?(frame: Frame, before: Frame): void
  /** How long frames are shown. */
  timing?: Timing
  /** Multiplies the durations of movements. */
  pace?(): number
  /** Whether a complete turn waits for the reader's confirmation. */
  confirms?(turn: Foreseen): boolean
}

export interface Elsewhere {
  surroundings?: Surroundings
  wait?: Waiting
}

export class TableStore extends Connected implements Table {
  /** Why the last attempt failed. */
  notice = $state.raw<Fault | null>(null)
  spotlight = $state<string | null>(null)
  readonly advice: Advice
  readonly reveal: Reveal
  private readonly decisions: Decisions
  private readonly sender: Sender

  constructor(
    calls: Calls,
    frame: Frame,
    private readonly hooks: Hooks,
    { surroundings = browser, wait }: Elsewhere = {},
  ) {
    super(calls, frame, surroundings, hooks.timing ?? AT_ONCE)
    this.advice = new Advice(calls)
    this.reveal = new Reveal(() => (hooks.timing ?? AT_ONCE).pace())
    this.decisions = new Decisions(calls)
    this.sender = new Sender(() => void this.refresh(), wait)
  }

  get view(): unknown {
    return this.decisions.view ?? this.frame.view
  }

  get choices(): ReadonlyArray<Choice> {
    return this.active ? this.decisions.choices(this.frame) : []
  }

  readonly offered: ReadonlyArray<readonly Choice[]> = $derived.by(() =>
    this.active ? this.decisions.offered(this.frame) : [],
  )

  /** The observer's private notes. What can't be read counts as empty. */
  readonly notebook = {
    read: async (): Promise<string> => {
      const answer = this.observer < 0 ? null : await this.calls.notes(this.frame.table, this.observer)
      return answer?.ok ? answer.value.text : ''
    },
    write: (text: string): Promise<unknown> => this.calls.writeNotes(this.frame.table, this.observer, text),
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

  get pace(): number {
    return this.hooks.pace?.() ?? 0
  }

  get revealed(): number | null {
    return this.reveal.step
  }

  get active(): boolean {
    return this.frame.ask !== null && this.current && this.connection === 'live' && this.sending === 'no'
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
    return this.advice.hint
  }

  get hintPreview(): Foreseen | null {
    return this.advice.foreseen
  }

  /** Add a decision. A complete turn is played at once if the reader prefers that. */
  async attempt(number: number): Promise<void> {
    if (!(await this.look(number)) || !this.preview) return
    if (this.whole && !(this.hooks.confirms?.(this.preview) ?? true)) return this.commit()
    this.foretell(this.preview)
  }

  /** Add a decision only to see what it would do. */
  async consider(number: number): Promise<void> {
    if ((await this.look(number)) && this.preview) this.foretell(this.preview)
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
    this.catchUp()
    const { table, observer, seq } = this.frame
    const wish = { seat: observer, move_id: newMoveId(), seq }
    this.decisions.retreat(true)
    await this.send(() => this.calls.takeBack(table, wish))
  }

  /** Ask why something isn't a choice, after the decisions that lead to its kind. */
  async explain(action: unknown): Promise<void> {
    const asked = action as Record<string, unknown>
    const before = this.decisions.leadingTo(this.frame, asked)
    if (before.length) {
      const looked = await this.calls.look(this.frame.table, this.observer, [...before, asked])
      if (!looked.ok) this.complain(looked.trouble)
      return
    }
    const answer = await this.calls.why(this.frame.table, this.observer, asked)
    if (!answer.ok) this.complain(answer.trouble)
    else if (!answer.value.allowed) this.refuse(answer.value)
  }

  /** Request a hint. */
  async askHint(): Promise<void> {
    if (!this.active) return
    const trouble = await this.advice.ask(() => this.frame)
    if (trouble) this.complain(trouble)
    else this.advise(this.hint)
  }

  /** Show another of the hints. */
  anotherHint(): void {
    this.advice.another(this.frame)
    this.advise(this.hint)
  }

  /** The line of the last bot's move that can be explained. */
  readonly explicable: News | null = $derived.by(() => {
    if (!this.frame.hints || this.observer < 0 || this.frame.status !== 'running') return null
    const bots = this.seats.flatMap(({ level }, seat) => (level !== null && seat !== this.observer ? [seat] : []))
    return lastLineBy(this.log, new Set(bots))
  })

  /** Request why a bot made its last move. */
  async askWhy(): Promise<void> {
    const trouble = await this.advice.explain(() => this.frame)
    if (trouble) this.complain(trouble)
    else this.advise(this.advice.explained)
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

  /** Preview one more decision; returns whether it is allowed. */
  private async look(number: number): Promise<boolean> {
    if (!this.active) return false
    this.catchUp()
    this.notice = null
    if (!this.advice.leadsTo([...this.tried, number])) this.advice.forget()
    const trouble = await this.decisions.attempt(this.frame, number)
    if (trouble) this.complain(trouble)
    return trouble === null
  }

  private async send(send: () => Promise<Answer<{ seq: number }>>): Promise<void> {
    this.notice = null
    const trouble = await this.sender.send(send, () => this.newest.seq)
    if (!trouble) return
    this.decisions.retreat(true)
    this.complain(trouble)
    if (trouble.status === 409) await this.refresh()
  }

  /** A move that was taken back is undone at once: there is nothing to watch. */
  protected accept(frame: Frame, atOnce: boolean): void {
    const undone = frame.news.some((news) => undoes(news) && news.seq > this.newest.seq)
    if (!this.learn(frame, atOnce || undone)) return
    this.sender.arrived(frame.seq)
    this.hooks.framed?.(frame)
  }

  protected shown({ frame, news }: Step, before: Frame): void {
    if (news.length) this.spotlight = null
    if (frame.status !== 'finished') this.reveal.forget()
    if (frame.ask !== before.ask) {
      this.decisions.retreat(true)
      this.advice.forget()
      if (this.notice?.code !== 'stale') this.notice = null
    }
    this.say(spokenNews(news, frame.ask !== null && frame.ask !== before.ask ? frame.sentence : null))
    this.hooks.shown?.(frame, before)
  }

  private foretell(preview: Foreseen): void {
    const sentences = spokenPreview(preview, this.whole)
    this.say(this.hooks.foretell?.(sentences) ?? sentences)
  }

  private advise(advice: HintNow | Explained | null): void {
    if (advice) this.say(spokenAdvice(advice, (price) => this.hooks.price?.(price) ?? price))
  }

  private refuse({ sentence, reason, rule }: Why): void {
    this.notice = {
      code: 'refused',
      sentence: sentence ?? '',
      reason,
      rule,
      field: null,
      detail: null,
      seq: null,
      ask: null,
    }
    this.say(sentence ?? '')
  }

  private complain(trouble: Trouble): void {
    this.notice = trouble.fault
    if (trouble.fault.sentence) this.say(trouble.fault.sentence)
  }
}
