// One table's socket: frames come and moves go while it can, it says at once when it cannot, and comes back by itself.

import type { Fault, Frame, Heard, Move } from '../wire'
import { withQuery } from './api'

/** `lost` comes back by itself; `refused` does not. */
export type Connection = 'connecting' | 'live' | 'lost' | 'refused'

export interface Listening {
  frame(frame: Frame): void
  state(now: Connection, fault: Fault | null): void
  /** Connected, and yet nothing was heard for a while, though somebody looks. */
  quiet?(): void
}

export interface Wanted {
  table: string
  observer: number
  language: string
  /** The last seq that is known; asked for anew whenever the socket opens. */
  since(): number
}

/** What of the browser is used: replaced in tests. */
export interface Surroundings {
  open(address: string): WebSocket
  later(run: () => void, milliseconds: number): ReturnType<typeof setTimeout>
  never(timer: ReturnType<typeof setTimeout>): void
  /** Whether somebody can look at the page. */
  visible(): boolean
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** A socket that has not opened after so many milliseconds is given up, and another one tried. */
const OPENING = 6_000
/** A link can die without a word: after so long a silence somebody should ask. */
export const QUIET = 20_000
/** Refusals close with 4000 and an HTTP status; these statuses will be the same next time. */
const FINAL = [4401, 4403, 4404, 4409, 4410]
/** The states of a socket that is not open yet, and that is. */
const CONNECTING = 0
const OPEN = 1
/** The server takes no longer message. */
const LONGEST_SAID = 1_000
/** What was said and not answered for so many milliseconds was said to nobody. */
const ANSWERED = 4_000
/** The server found fault with what this page does: trying again would only annoy it. */
const TALKED = 1008

export const browser: Surroundings = {
  open: (address) => new WebSocket(new URL(address, location.origin.replace(/^http/, 'ws'))),
  later: (run, milliseconds) => setTimeout(run, milliseconds),
  never: (timer) => clearTimeout(timer),
  visible: () => document.visibilityState === 'visible',
  events: globalThis,
}

export class Live {
  private socket: WebSocket | null = null
  private timer: ReturnType<typeof setTimeout> | null = null
  private failures = 0
  private fault: Fault | null = null
  private closed = false
  /** Who waits for what becomes of a move. */
  private asking: { move: string; told: (answer: Heard | null) => void } | null = null

  constructor(
    private readonly wanted: Wanted,
    private readonly listener: Listening,
    private readonly around: Surroundings = browser,
  ) {
    around.events.addEventListener('online', this.retry)
    around.events.addEventListener('offline', this.offline)
    this.listener.state('connecting', null)
    this.connect()
  }

  /** Connect now if it is lost, without waiting for the next try. */
  readonly retry = (): void => {
    if (!this.closed && this.socket === null) this.connect()
  }

  /** Something else found out that nobody answers: believe it, and try anew. */
  doubt(): void {
    if (!this.closed && this.socket !== null) this.lose()
  }

  /** Something else found out that the socket keeps things from us: take another one. */
  renew(): void {
    if (this.closed || this.socket === null) return
    this.drop()
    this.connect()
  }

  /** Send a move. What the server answers; null if nobody answers, so that it must be posted. */
  async say(move: Move): Promise<Heard | null> {
    const text = JSON.stringify(move)
    if (this.socket?.readyState !== OPEN || this.asking || text.length > LONGEST_SAID) return null
    const socket = this.socket
    const answer = new Promise<Heard | null>((told) => (this.asking = { move: move.move_id, told }))
    const timer = this.around.later(() => this.answered(null), ANSWERED)
    socket.send(text)
    return answer.finally(() => this.around.never(timer))
  }

  /** Go, for good: nothing is told after this. */
  close(): void {
    this.closed = true
    this.around.events.removeEventListener('online', this.retry)
    this.around.events.removeEventListener('offline', this.offline)
    this.stopWaiting()
    this.drop()
  }

  private connect(): void {
    this.stopWaiting()
    const { table, observer, language, since } = this.wanted
    const path = withQuery(`/api/tables/${table}/live`, { observer, language, since: since() })
    const socket = this.around.open(path)
    this.socket = socket
    this.timer = this.around.later(() => this.lose(), OPENING)
    socket.onmessage = (message) => this.hear(String(message.data))
    socket.onclose = (event) => this.ended(event.code)
  }

  private hear(text: string): void {
    const told = JSON.parse(text) as Frame | Heard | Fault
    if (!('kind' in told)) this.fault = told
    else if (told.kind === 'frame') this.show(told)
    else if (told.move_id === this.asking?.move) this.answered(told)
  }

  private answered(answer: Heard | null): void {
    this.asking?.told(answer)
    this.asking = null
  }

  private show(frame: Frame): void {
    this.failures = 0
    this.fault = null
    this.listen()
    this.listener.state('live', null)
    this.listener.frame(frame)
  }

  private listen(): void {
    this.stopWaiting()
    this.timer = this.around.later(() => {
      this.listen()
      if (this.around.visible()) this.listener.quiet?.()
    }, QUIET)
  }

  private ended(code: number): void {
    if (FINAL.includes(code) || code === TALKED) {
      const fault = this.fault
      this.close()
      this.listener.state('refused', fault)
    } else {
      this.lose()
    }
  }

  /** Not connected: say so, and try again after a while, longer each time. */
  private lose(): void {
    this.stopWaiting()
    this.drop()
    this.listener.state('lost', this.fault)
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT)
    this.failures += 1
    this.timer = this.around.later(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }

  private readonly offline = (): void => {
    if (!this.closed) this.lose()
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    this.answered(null)
    if (!socket) return
    socket.onmessage = null
    socket.onclose = null
    // A browser complains of a socket that is closed before it is open.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  private stopWaiting(): void {
    if (this.timer !== null) this.around.never(this.timer)
    this.timer = null
  }
}
