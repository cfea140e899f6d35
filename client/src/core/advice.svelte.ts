// A hint: what a search would do at this seat, and why.

import type { Frame, HintNow } from '../wire'
import type { Trouble } from './api'
import type { Calls } from './calls'

export class Advice {
  hints = $state.raw<readonly HintNow[] | null>(null)
  thinking = $state(false)

  constructor(private readonly calls: Calls) {}

  get best(): HintNow | null {
    return this.hints?.[0] ?? null
  }

  /** The best hint in words, for screen readers. */
  get sentence(): string {
    return this.best ? [this.best.sentence, ...this.best.reasons.map((reason) => reason.sentence)].join(' ') : ''
  }

  /** Request a hint; returns the fault, if any. An answer that arrives after the decision is discarded. */
  async ask(frame: () => Frame): Promise<Trouble | null> {
    if (this.thinking) return null
    this.thinking = true
    const { table, observer, ask } = frame()
    const answer = await this.calls.hint(table, observer)
    this.thinking = false
    if (frame().ask !== ask) return null
    if (!answer.ok) return answer.trouble
    this.hints = answer.value
    return null
  }

  forget(): void {
    this.hints = null
  }
}
