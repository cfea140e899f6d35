// A step of a lesson as a table: turns are composed with previews as in a game, then judged by the lesson.

import type { Calls } from '../../core/calls'
import type { Table } from '../../core/contract'
import { Decisions } from '../../core/decisions.svelte'
import { lastOf } from '../../core/log'
import { Playback, type Timing } from '../../core/playback.svelte'
import type { Trouble } from '../../core/api'
import type { Choice, Foreseen, Frame, HintNow, LessonAnswer, LessonStep, News, SaidChoice, SeatNow } from '../../wire'
import { hintOf } from './solution'

export interface LessonHooks {
  /** Announce it to screen readers. */
  say(sentence: string): void
  /** The announcement of a preview, which must not sound like a move. */
  foretell(sentences: string): string
  timing: Timing
  /** Multiplies the durations of movements. */
  pace(): number
  /** Whether a complete turn waits for the reader's confirmation. */
  confirms(turn: Foreseen): boolean
}

/** Up to this many choices are offered side by side. */
const FEW = 4

export class LessonTable implements Table {
  /** The request that failed, if the last one did. */
  trouble = $state.raw<Trouble | null>(null)
  /** Why the last attempt isn't allowed. */
  refusal = $state.raw<readonly string[]>([])
  hint = $state.raw<HintNow | null>(null)
  hintPreview = $state.raw<Foreseen | null>(null)
  /** The things tapped, at a step that asks for it. */
  taps = $state.raw<readonly string[]>([])
  readonly revealed = null
  private judged = $state.raw<LessonAnswer | null>(null)
  private sending = $state(false)
  private readonly decisions: Decisions
  private readonly playback: Playback
  /** The decisions that were played, from the beginning of the step. */
  private played: readonly number[] = []
  private asked = 0
  /** Taps are judged one after another, however fast they come. */
  private lastTap = Promise.resolve()

  constructor(
    private readonly calls: Pick<Calls, 'tryStep' | 'lookStep'>,
    readonly step: LessonStep,
    /** What there is to say about the last attempt, which has been taken back. */
    readonly remark: readonly string[],
    private readonly hooks: LessonHooks,
  ) {
    this.decisions = new Decisions({
      look: (_table, _seat, actions) => calls.lookStep(step.lesson, step.step, { played: [...this.played], actions }),
    })
    this.playback = new Playback(this.asking(step.frame), hooks.timing, () => this.decisions.retreat(true))
  }

  get frame(): Frame {
    return this.playback.frame
  }

  get view(): unknown {
    return this.decisions.view ?? this.frame.view
  }

  get now(): unknown {
    return this.frame.view
  }

  get observer(): number {
    return this.frame.observer
  }

  /** What was to be tapped stays marked, as the closing text is about it. */
  get spotlight(): string | null {
    return this.judged?.outcome === 'done' ? (this.step.answers.at(-1) ?? null) : null
  }

  get seats(): SeatNow[] {
    return this.frame.seats
  }

  get choices(): ReadonlyArray<Choice> {
    return this.active ? this.decisions.choices(this.frame) : []
  }

  readonly offered: ReadonlyArray<readonly Choice[]> = $derived.by(() =>
    this.active ? this.decisions.offered(this.frame) : [],
  )

  readonly last: readonly News[] = $derived.by(() => lastOf(this.frame.news))

  get tried(): readonly number[] {
    return this.decisions.tried
  }

  get preview(): Foreseen | null {
    return this.decisions.preview
  }

  get showing(): readonly News[] {
    return this.playback.showing
  }

  get pace(): number {
    return this.hooks.pace()
  }

  get active(): boolean {
    return this.frame.ask !== null && this.playback.current && !this.sending && this.judged === null
  }

  /** Whether nothing is being judged or shown. A second click on a button that has gone does nothing until then. */
  get still(): boolean {
    return !this.sending && this.playback.current && !this.showing.length
  }

  /** Whether the composed decisions are a complete turn. */
  get whole(): boolean {
    return this.preview !== null && !this.preview.choices.length
  }

  /** The next choices in words, if they are few enough to offer as buttons. */
  get nextFew(): readonly SaidChoice[] {
    const said = this.active && this.tried.length ? (this.preview?.said ?? []) : []
    return said.length <= FEW ? said : []
  }

  /** How the attempt went, once its events have been shown; null while the learner is still at it. */
  get answer(): LessonAnswer | null {
    return this.playback.current && !this.showing.length ? this.judged : null
  }

  async attempt(number: number): Promise<void> {
    if (!(await this.look(number)) || !this.preview) return
    if (this.whole && !this.hooks.confirms(this.preview)) return this.commit()
    this.foretell(this.preview)
  }

  async consider(number: number): Promise<void> {
    if ((await this.look(number)) && this.preview) this.foretell(this.preview)
  }

  retreat(all = false): void {
    this.refusal = []
    this.decisions.retreat(all)
  }

  async commit(): Promise<void> {
    if (this.decisions.looking) await this.decisions.settled
    if (!this.active || !this.whole) return
    this.sending = true
    await this.judge([...this.played, ...this.tried])
    this.sending = false
  }

  /** Ask the lesson why something isn't a choice, after the decisions that lead to its kind. */
  async explain(action: unknown): Promise<void> {
    const before = [...this.played, ...this.decisions.leadingTo(this.frame, action)]
    const answer = await this.send([...before, action as Record<string, unknown>])
    if (answer?.outcome === 'refused') this.refuse(answer)
  }

  dismiss(): void {
    this.refusal = []
  }

  /** Tap a thing, at a step that asks for it. A wrong one is explained, and counts no longer. */
  tap(thing: string): Promise<void> {
    this.lastTap = this.lastTap.then(() => this.judgeTap(thing))
    return this.lastTap
  }

  private async judgeTap(thing: string): Promise<void> {
    if (this.taps.includes(thing) || this.judged) return
    const taps = [...this.taps, thing]
    const answer = await this.send([], taps)
    if (!answer) return
    this.refusal = answer.outcome === 'otherwise' ? answer.lines : []
    if (answer.outcome !== 'otherwise') this.taps = taps
    if (answer.outcome === 'done') this.judged = answer
    this.say(answer.lines.join(' '))
  }

  /** Draw on the board what to do; returns it in words. */
  show(): string {
    const hint = hintOf(this.step.solution.slice(this.played.length))
    if (!hint) return ''
    this.retreat(true)
    this.hint = hint
    void this.foresee(hint.number)
    this.say(hint.sentence)
    return hint.sentence
  }

  /** Do the step for the learner. */
  async solve(): Promise<void> {
    this.retreat(true)
    for (const thing of this.step.answers) await this.tap(thing)
    if (this.step.solution.length) await this.judge(this.step.solution.map(({ number }) => number))
  }

  goOn(): void {
    this.playback.goOn()
  }

  say(sentence: string): void {
    if (sentence) this.hooks.say(sentence.replaceAll('**', ''))
  }

  close(): void {
    this.playback.close()
  }

  /** Request what the hint would bring. */
  private async foresee(number: number): Promise<void> {
    const { hint } = this
    this.hintPreview = null
    const { lesson, step } = this.step
    const answer = await this.calls.lookStep(lesson, step, { played: [...this.played], actions: [number] })
    if (answer.ok && this.hint === hint) this.hintPreview = answer.value
  }

  /** A frame that asks the learner has a number of its own, as at a table; where something is tapped, it asks nothing. */
  private asking(frame: Frame): Frame {
    if (frame.ask === null || this.step.kind === 'tap') return { ...frame, ask: null, choices: [] }
    return { ...frame, ask: (this.asked += 1) }
  }

  /** Preview one more decision. One that decides the step is judged before the turn is complete. */
  private async look(number: number): Promise<boolean> {
    if (!this.active) return false
    this.playback.catchUp()
    this.refusal = []
    const trouble = await this.decisions.attempt(this.frame, number)
    if (trouble) {
      this.refusal = [trouble.fault.reason ?? trouble.fault.sentence]
      this.say(this.refusal.join(' '))
      return false
    }
    if (!this.preview || this.whole) return true
    await this.judge([...this.played, ...this.tried], true)
    return this.judged === null
  }

  /** Let the lesson judge; a turn that is still being composed is played only if that decides the step. */
  private async judge(actions: readonly number[], composing = false): Promise<void> {
    const answer = await this.send(actions)
    if (!answer || (composing && answer.outcome === 'on')) return
    if (answer.outcome === 'refused' || !answer.frame) return this.refuse(answer)
    if (answer.outcome === 'on') this.played = actions
    else this.judged = answer
    this.hint = this.hintPreview = null
    const before = this.frame.seq
    const news = answer.frame.news.filter(({ seq }) => seq > before)
    this.playback.add({ frame: this.asking(answer.frame), news })
    this.say([...open(news), ...answer.lines].join(' '))
  }

  private async send(
    actions: ReadonlyArray<number | Record<string, unknown>>,
    taps: readonly string[] = [],
  ): Promise<LessonAnswer | null> {
    const { lesson, step } = this.step
    const answer = await this.calls.tryStep(lesson, step, { actions: [...actions], taps: [...taps] })
    this.trouble = answer.ok ? null : answer.trouble
    return answer.ok ? answer.value : null
  }

  private refuse({ lines }: LessonAnswer): void {
    this.refusal = lines
    this.say(lines.join(' '))
  }

  private foretell({ news, sentence }: Foreseen): void {
    this.say(this.hooks.foretell([...open(news), ...(this.whole || !sentence ? [] : [sentence])].join(' ')))
  }
}

/** The sentences that may be spoken aloud. */
const open = (news: readonly News[]): string[] => news.filter(({ secret }) => !secret).map(({ sentence }) => sentence)
