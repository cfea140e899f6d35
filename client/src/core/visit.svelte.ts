// A visit to a table: through whose eyes it is seen, and the curtain between people who share a device.

import type { Frame } from '../wire'
import type { Trouble } from './api'
import type { Calls } from './calls'
import { TableStore, type Hooks } from './table.svelte'

export const WATCHER = -1
export const REVIEWER = -2

/** The seats at which this browser's person sits. */
export function seated(frame: Frame): number[] {
  return frame.seats.filter((seat) => seat.yours && seat.kind === 'person').map((seat) => seat.seat)
}

/** The seat to whom the device goes next: the first of ours that is asked. */
export function nextAsked(frame: Frame): number | null {
  const mine = seated(frame)
  return frame.waiting.find((seat) => mine.includes(seat)) ?? null
}

export class Visit {
  store = $state.raw<TableStore | null>(null)
  trouble = $state.raw<Trouble | null>(null)
  /** The seat behind the curtain; while it is drawn, this browser knows what every watcher knows. */
  curtain = $state<number | null>(null)
  private closed = false

  constructor(
    private readonly calls: Calls,
    readonly table: string,
    private readonly hooks: Omit<Hooks, 'framed'>,
    /** What is known of the table already. */
    private arrival: Frame | null = null,
  ) {
    void this.open()
  }

  /** Whether several people play here, so that a curtain falls between them. */
  get shared(): boolean {
    return this.store !== null && seated(this.store.frame).length > 1
  }

  /** Who is asked next at this device while another one of it still looks. */
  get handover(): number | null {
    const frame = this.store?.frame
    if (!frame || !this.shared || frame.status !== 'running' || frame.observer < 0) return null
    const next = nextAsked(frame)
    return next === null || frame.waiting.includes(frame.observer) ? null : next
  }

  /** Draw the curtain: what the one who looked knew is gone before it falls. */
  async drawCurtain(): Promise<void> {
    const next = this.handover
    if (next === null) return
    this.leave()
    this.curtain = next
    await this.see(WATCHER)
  }

  /** Lift the curtain for the one who is asked. */
  async lift(): Promise<void> {
    const seat = this.curtain
    if (seat === null) return
    await this.see(seat)
    this.curtain = null
  }

  /** Open the table anew, as after a change of language. */
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

  /** A watcher who sat down sees from that seat; people who share a device see when they are asked. */
  private settle(frame: Frame): void {
    if (frame.observer !== WATCHER || this.curtain !== null) return
    const mine = seated(frame)
    if (mine.length > 1) this.curtain = frame.status === 'running' ? nextAsked(frame) : null
    else if (mine[0] !== undefined) void this.see(mine[0])
  }
}
