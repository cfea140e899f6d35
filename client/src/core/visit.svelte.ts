// A visit to a table: the current observer, and the curtain between people who share a device.

import type { Frame } from '../wire'
import type { Trouble } from './api'
import type { Calls } from './calls'
import { Shares } from './shares'
import { TableStore, type Hooks } from './table.svelte'

export const WATCHER = -1
export const REVIEWER = -2

/** This browser's seats. */
function seated(frame: Frame): number[] {
  return frame.seats.filter((seat) => seat.yours && seat.kind === 'person').map((seat) => seat.seat)
}

/** The seat that gets the device next: the first of ours that has to decide. */
function nextAsked(frame: Frame): number | null {
  const mine = seated(frame)
  return frame.waiting.find((seat) => mine.includes(seat)) ?? null
}

export class Visit {
  store = $state.raw<TableStore | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** The seat behind the curtain; while it is closed, this browser knows only what a watcher knows. */
  curtain = $state<number | null>(null)
  private closed = false
  private readonly shares: Shares

  constructor(
    private readonly calls: Calls,
    readonly table: string,
    private readonly hooks: Omit<Hooks, 'framed'>,
    /** What is already known about the table. */
    private arrival: Frame | null = null,
  ) {
    this.shares = new Shares(calls)
    void this.open()
  }

  /** Whether several people share this device, with a curtain between them. */
  get shared(): boolean {
    return this.store !== null && seated(this.store.frame).length > 1
  }

  /** The seat on this device that has to decide next while another one is still looking. */
  get handover(): number | null {
    const frame = this.store?.frame
    if (!frame || !this.shared || frame.status !== 'running' || frame.observer < 0) return null
    const next = nextAsked(frame)
    return next === null || frame.waiting.includes(frame.observer) ? null : next
  }

  /** Close the curtain; the previous seat's knowledge is dropped first. */
  async drawCurtain(): Promise<void> {
    const next = this.handover
    if (next === null) return
    this.leave()
    this.curtain = next
    await this.see(WATCHER)
  }

  /** Open the curtain for the seat that has to decide. */
  async lift(): Promise<void> {
    const seat = this.curtain
    if (seat === null) return
    await this.see(seat)
    this.curtain = null
  }

  /** Reopen the table, for example after a change of language. */
  async open(): Promise<void> {
    const known = this.store?.frame.observer
    this.leave()
    const { arrival } = this
    this.arrival = null
    if (known !== undefined && known >= 0) return this.see(known)
    if (arrival && seated(arrival).join() === `${arrival.observer}`) return this.take(arrival)
    const first = await this.calls.frame(this.table, WATCHER, -1)
    if (this.closed) return
    if (!first.ok) {
      this.trouble = first.trouble
      return
    }
    const mine = seated(first.value)
    const alone = mine.length === 1 ? mine[0] : undefined
    if (alone === undefined) this.take(first.value)
    else await this.see(alone)
  }

  close(): void {
    this.closed = true
    this.leave()
  }

  private leave(): void {
    this.store?.close()
    this.store = null
  }

  private async see(observer: number): Promise<void> {
    const answer = await this.calls.frame(this.table, observer, -1)
    if (this.closed) return
    if (answer.ok) this.take(answer.value)
    else this.trouble = answer.trouble
  }

  private take(frame: Frame): void {
    this.leave()
    this.trouble = null
    this.store = new TableStore(this.calls, frame, { ...this.hooks, framed: (told) => this.settle(told) })
    this.settle(frame)
  }

  /** A watcher who sits down gets that seat's view; people sharing a device see it on their turn. */
  private settle(frame: Frame): void {
    void this.shares.answer(frame, seated(frame))
    if (frame.observer !== WATCHER || this.curtain !== null) return
    const mine = seated(frame)
    if (mine.length > 1) this.curtain = frame.status === 'running' ? nextAsked(frame) : null
    else if (mine[0] !== undefined) void this.see(mine[0])
  }
}
