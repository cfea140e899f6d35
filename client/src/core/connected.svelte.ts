// One observer's connection to a table: receives frames, fetches missed ones, and reports its state.

import type { Fault, Frame, Move, Written } from '../wire'
import { blank, passes, type Answer } from './api'
import type { Calls } from './calls'
import { Known } from './known.svelte'
import { Live, type Connection, type Surroundings } from './live'

/** Milliseconds within which the server answers, if the page is connected at all. */
const HEARTBEAT = 5_000

export abstract class Connected extends Known {
  connection = $state<Connection>('connecting')
  /** Why the table can no longer be seen. */
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

  /** Called for each frame. */
  protected abstract accept(frame: Frame): void

  /** Fetch anything that was missed, after sleep or a lost answer; returns whether there was something. */
  async refresh(): Promise<boolean> {
    const { table, observer, seq } = this.frame
    const answer = await this.calls.frame(table, observer, seq, HEARTBEAT)
    if (this.closed) return false
    const missed = answer.ok && answer.value.seq > this.frame.seq
    if (answer.ok) this.accept(answer.value)
    else if (passes(answer.trouble)) this.live.doubt()
    return missed
  }

  /** Send a move over the socket, or by POST if the socket doesn't answer. */
  protected async deliver(move: Move): Promise<Answer<Written>> {
    const heard = await this.live.say(move)
    if (heard === null) return this.calls.move(this.frame.table, move)
    const { move_id, seq, status, problem } = heard
    if (seq !== null) return { ok: true, value: { move_id, seq } }
    return { ok: false, trouble: { status, fault: problem ?? blank('broken') } }
  }

  /** Try to reconnect now. */
  retry(): void {
    this.live.retry()
  }

  /** Close the connection. No callbacks follow. */
  close(): void {
    this.closed = true
    this.live.close()
  }

  /** Called after a silence. If anything was missed, the socket is dead. */
  private async feel(): Promise<void> {
    if (await this.refresh()) this.live.renew()
  }

  private connected(now: Connection, fault: Fault | null): void {
    this.connection = now
    this.fault = fault
  }
}
