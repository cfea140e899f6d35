// Advice at a seat: hints with their reasons, and why a bot acted as it did.

import type { Explained, Foreseen, Frame, HintNow } from '../wire'
import type { Answer, Trouble } from './api'
import type { Calls } from './calls'

export class Advice {
  thinking = $state(false)
  /** Why a bot made its last move, if that was asked. */
  explained = $state.raw<Explained | null>(null)
  /** What would happen if the hint were followed; null until the answer arrives. */
  foreseen = $state.raw<Foreseen | null>(null)
  private hints = $state.raw<readonly HintNow[]>([])
  private place = $state(0)

  constructor(private readonly calls: Pick<Calls, 'hint' | 'look' | 'explain'>) {}

  /** The hint being shown: the best one first. */
  get hint(): HintNow | null {
    return this.hints[this.place] ?? null
  }

  /** Whether another hint can be shown instead. */
  get several(): boolean {
    return this.hints.length > 1
  }

  /** Request hints; returns the fault, if any. */
  ask(frame: () => Frame): Promise<Trouble | null> {
    return this.request(
      frame,
      ({ table, observer }) => this.calls.hint(table, observer),
      (hints) => {
        this.hints = hints
        void this.foresee(frame())
      },
    )
  }

  /** Request why a bot made its last move; returns the fault, if any. */
  explain(frame: () => Frame): Promise<Trouble | null> {
    return this.request(
      frame,
      ({ table, observer }) => this.calls.explain(table, observer),
      (explained) => (this.explained = explained),
    )
  }

  /** Show the next hint; after the last comes the first. */
  another(frame: Frame): void {
    this.place = (this.place + 1) % this.hints.length
    void this.foresee(frame)
  }

  /** Whether these decisions, composed in this order, are those of the hint so far. */
  leadsTo(numbers: readonly number[]): boolean {
    const turn = this.hint?.turn ?? []
    return numbers.every((number, step) => turn[step]?.number === number)
  }

  forget(): void {
    this.explained = null
    this.foreseen = null
    this.hints = []
    this.place = 0
  }

  /** Make one request at a time. An answer that arrives after the decision is discarded. */
  private async request<T>(
    frame: () => Frame,
    call: (frame: Frame) => Promise<Answer<T>>,
    take: (value: T) => void,
  ): Promise<Trouble | null> {
    if (this.thinking) return null
    this.thinking = true
    const { ask } = frame()
    const answer = await call(frame())
    this.thinking = false
    if (frame().ask !== ask) return null
    if (!answer.ok) return answer.trouble
    this.forget()
    take(answer.value)
    return null
  }

  /** Request what the hint would bring. The hint is worth showing without it. */
  private async foresee({ table, observer }: Frame): Promise<void> {
    const { hint } = this
    this.foreseen = null
    if (!hint) return
    const answer = await this.calls.look(
      table,
      observer,
      hint.turn.map(({ number }) => number),
    )
    if (answer.ok && this.hint === hint) this.foreseen = answer.value
  }
}
