// One observer's connection to a table: receives frames, fetches missed ones, and reports its state.

import type { Fault, Frame, Move, Written } from '../wire'
import { blank, passes, type Answer } from './api'
import type { Calls } from './calls'
import { Known } from './known.svelte'
import { Live, type Connection, type Surroundings } from './live'
import type { Timing } from './playback.svelte'

/** Milliseconds within which the server answers, if the page is connected at all. */
const HEARTBEAT = 5_000

export abstract class Connected extends Known {
  connection = $state<Connection>('connecting')
  /** Why the table can no longer be seen. */
  fault = $state.raw<Fault | null>(null)
  private readonly live: Live
  private closed = false
  /** Whether the next frame is the first of a connection, which may tell of much at once. */
  private resuming = true

  constructor(
    protected readonly calls: Calls,
    frame: Frame,
    private readonly surroundings: Surroundings,
    timing: Timing,
  ) {
    super(frame, timing)
    const wanted = {
      table: frame.table,
      observer: frame.observer,
      language: calls.api.language,
      since: () => this.newest.seq,
    }
    const listener = {
      frame: (told: Frame) => this.hear(told),
      state: (now: Connection, fault: Fault | null) => this.connected(now, fault),
      quiet: () => void this.feel(),
    }
    this.live = new Live(wanted, listener, surroundings)
  }

  /** Called for each frame; shown at once, or after those that are being shown. */
  protected abstract accept(frame: Frame, atOnce: boolean): void

  /** Fetch anything that was missed, after sleep or a lost answer; returns whether there was something. */
  async refresh(): Promise<boolean> {
    const { table, observer, seq } = this.newest
    const answer = await this.calls.frame(table, observer, seq, HEARTBEAT)
    if (this.closed) return false
    const missed = answer.ok && answer.value.seq > this.newest.seq
    if (answer.ok) this.accept(answer.value, true)
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
  override close(): void {
    super.close()
    this.closed = true
    this.live.close()
  }

  /** Called after a silence. If anything was missed, the socket is dead. */
  private async feel(): Promise<void> {
    if (await this.refresh()) this.live.renew()
  }

  /** Whoever was away, or looked elsewhere, sees how things are now. */
  private hear(frame: Frame): void {
    const atOnce = this.resuming || !this.surroundings.visible()
    this.resuming = false
    this.accept(frame, atOnce)
  }

  private connected(now: Connection, fault: Fault | null): void {
    this.resuming ||= now !== 'live'
    this.connection = now
    this.fault = fault
  }
}
