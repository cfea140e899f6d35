// One observer's connection to a table: frames as they come, what was missed asked for, and whether it holds.

import type { Fault, Frame, Move, Written } from '../wire'
import { blank, passes, type Answer } from './api'
import type { Calls } from './calls'
import { Known } from './known.svelte'
import { Live, type Connection, type Surroundings } from './live'

/** Who answers at all does so within these milliseconds; else the page is not connected. */
const HEARTBEAT = 5_000

export abstract class Connected extends Known {
  connection = $state<Connection>('connecting')
  /** Why the table cannot be seen any more. */
  fault = $state.raw<Fault | null>(null)
  private readonly live: Live
  private closed = false

  constructor(
    protected readonly calls: Calls,
    frame: Frame,
    surroundings: Surroundings,
  ) {
    super(frame)
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

  /** A frame came. */
  protected abstract accept(frame: Frame): void

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

  /** Bring the server a move: over the socket, or by a request if nobody answers there. */
  protected async deliver(move: Move): Promise<Answer<Written>> {
    const heard = await this.live.say(move)
    if (heard === null) return this.calls.move(this.frame.table, move)
    const { move_id, seq, status, problem } = heard
    if (seq !== null) return { ok: true, value: { move_id, seq } }
    return { ok: false, trouble: { status, fault: problem ?? blank('broken') } }
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

  /** Nothing was heard for a while. A socket that kept something from us is a dead one. */
  private async feel(): Promise<void> {
    if (await this.refresh()) this.live.renew()
  }

  private connected(now: Connection, fault: Fault | null): void {
    this.connection = now
    this.fault = fault
  }
}
