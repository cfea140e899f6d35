// Sends one move at a time, and waits until a frame shows it.

import type { Answer, Trouble } from './api'
import { delivered, type Waiting } from './moves'

/** Idle, sending, or sending for longer than expected. */
export type Sending = 'no' | 'sending' | 'slow'

/** Milliseconds to wait for the frame of a stored move before fetching it. */
const FRAME_DUE = 1_500

export class Sender {
  state = $state<Sending>('no')
  /** The seq of the frame that will show the move; 0 if none is awaited. */
  private awaited = 0
  private closed = false

  constructor(
    /** Called if the frame of a stored move doesn't arrive. */
    private readonly overdue: () => void,
    private readonly wait?: Waiting,
  ) {}

  /** Send until there is a final answer; returns the fault, if any. */
  async send(send: () => Promise<Answer<{ seq: number }>>, known: () => number): Promise<Trouble | null> {
    if (this.state !== 'no') return null
    this.state = 'sending'
    const answer = await delivered(send, () => this.slow(), this.wait)
    this.state = 'no'
    if (this.closed) return null
    if (!answer.ok) return answer.trouble
    if (known() < answer.value.seq) this.await(answer.value.seq)
    return null
  }

  /** Stop waiting for the moves that this frame shows. */
  arrived(seq: number): void {
    if (!this.awaited || seq < this.awaited) return
    this.awaited = 0
    this.state = 'no'
  }

  /** Stop waiting for an answer. */
  close(): void {
    this.closed = true
  }

  private slow(): boolean {
    this.state = 'slow'
    return !this.closed
  }

  /** Wait for the frame of a stored move; until then nothing more can be decided. */
  private await(seq: number): void {
    this.state = 'sending'
    this.awaited = seq
    setTimeout(() => {
      if (!this.closed && this.awaited === seq) this.overdue()
    }, FRAME_DUE)
  }
}
