// What a seat sent: on its way under one id, then awaited until a frame shows it. One at a time.

import type { Answer, Trouble } from './api'
import { delivered, type Waiting } from './moves'

/** Where it is: nowhere, on its way, or on its way for longer than it should be. */
export type Sending = 'no' | 'sending' | 'slow'

/** After a move was written its frame comes by the socket; if not so soon, somebody has to look. */
const FRAME_DUE = 1_500

export class Sender {
  state = $state<Sending>('no')
  /** The seq whose frame shows what was sent; 0 if nothing is awaited. */
  private awaited = 0
  private closed = false

  constructor(
    /** The frame of what was written does not come. */
    private readonly overdue: () => void,
    private readonly wait?: Waiting,
  ) {}

  /** Send until there is an answer that counts; what went wrong, if somebody still waits to know. */
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

  /** A frame came: what it shows is not awaited any more. */
  arrived(seq: number): void {
    if (!this.awaited || seq < this.awaited) return
    this.awaited = 0
    this.state = 'no'
  }

  /** Nobody waits for an answer any more. */
  close(): void {
    this.closed = true
  }

  private slow(): boolean {
    this.state = 'slow'
    return !this.closed
  }

  /** What was written shows with its frame: until then nothing more can be decided. */
  private await(seq: number): void {
    this.state = 'sending'
    this.awaited = seq
    setTimeout(() => {
      if (!this.closed && this.awaited === seq) this.overdue()
    }, FRAME_DUE)
  }
}
