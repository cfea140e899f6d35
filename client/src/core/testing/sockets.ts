// A browser environment for tests: scripted sockets and a manual clock.

import type { Fault } from '../../wire'
import type { Surroundings } from '../live'

/** Why a move isn't played, and the HTTP status of a request for it. */
export interface Refusal {
  status: number
  problem: Fault
}

export class FakeSocket {
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onopen: (() => void) | null = null
  /** The ready state of a socket: 0 before it is open, 1 after. */
  readyState = 1
  closed = false
  /** The answer to a move: its seq, or why it isn't played; undefined for no answer. */
  hears: number | Refusal | undefined = undefined
  readonly said: string[] = []

  constructor(readonly address: string) {}

  send(text: string): void {
    this.said.push(text)
    const { move_id } = JSON.parse(text) as { move_id: string }
    if (typeof this.hears === 'number')
      this.tell({ kind: 'heard', move_id, seq: this.hears, status: 200, problem: null })
    else if (this.hears) this.tell({ kind: 'heard', move_id, seq: null, ...this.hears })
  }

  tell(told: unknown): void {
    this.onmessage?.({ data: JSON.stringify(told) })
  }

  end(code: number): void {
    this.closed = true
    this.onclose?.({ code })
  }

  close(): void {
    this.closed = true
  }
}

export class FakeBrowser implements Surroundings {
  readonly sockets: FakeSocket[] = []
  readonly events = new EventTarget()
  private timers = new Map<number, { run: () => void; at: number }>()
  private now = 0
  private count = 0

  open = (address: string): WebSocket => {
    const socket = new FakeSocket(address)
    this.sockets.push(socket)
    return socket as unknown as WebSocket
  }

  later = (run: () => void, milliseconds: number): ReturnType<typeof setTimeout> => {
    this.count += 1
    this.timers.set(this.count, { run, at: this.now + milliseconds })
    return this.count as unknown as ReturnType<typeof setTimeout>
  }

  never = (timer: ReturnType<typeof setTimeout>): void => {
    this.timers.delete(timer as unknown as number)
  }

  seen = true

  visible = (): boolean => this.seen

  get newest(): FakeSocket {
    const socket = this.sockets.at(-1)
    if (!socket) throw new Error('no socket was opened')
    return socket
  }

  pass(milliseconds: number): void {
    this.now += milliseconds
    for (const [id, { run, at }] of [...this.timers]) {
      if (at > this.now || !this.timers.delete(id)) continue
      run()
    }
  }
}
