// One table's socket: receives frames, sends moves, reports a lost connection and reconnects.

import type { Change, Fault, Frame, Heard, Move } from '../wire'
import { withQuery } from './api'
import { changed } from './changes'

/** `lost` reconnects automatically; `refused` doesn't. */
export type Connection = 'connecting' | 'live' | 'lost' | 'refused'

export interface Listening {
  frame(frame: Frame): void
  state(now: Connection, fault: Fault | null): void
  /** Called if nothing was received for a while although the page is visible. */
  quiet?(): void
}

export interface Wanted {
  table: string
  observer: number
  language: string
  /** The last known seq; read again whenever the socket opens. */
  since(): number
}

/** The browser APIs in use; replaced in tests. */
export interface Surroundings {
  open(address: string): WebSocket
  later(run: () => void, milliseconds: number): ReturnType<typeof setTimeout>
  never(timer: ReturnType<typeof setTimeout>): void
  /** Whether the page is visible. */
  visible(): boolean
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8_000
/** Milliseconds after which a socket that hasn't opened is replaced. */
const OPENING = 6_000
/** A connection can die silently: after this many milliseconds of silence, check it. */
export const QUIET = 20_000
/** Refusals close with 4000 plus an HTTP status; retrying doesn't help with these. */
const FINAL = [4401, 4403, 4404, 4409, 4410]
/** The ready states of a connecting and of an open socket. */
const CONNECTING = 0
const OPEN = 1
/** The longest message that the server accepts. */
const LONGEST_SAID = 1_000
/** Milliseconds after which an unanswered move counts as lost. */
const ANSWERED = 4_000
/** The server considers this page's messages faulty, so retrying is pointless. */
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
  /** The last frame, to which changes apply; each socket begins with a whole one. */
  private shown: Frame | null = null
  /** Resolves with the answer to a move. */
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

  /** Reconnect now instead of waiting for the next attempt. */
  readonly retry = (): void => {
    if (!this.closed && this.socket === null) this.connect()
  }

  /** Treat the connection as lost and reconnect, because a request got no response. */
  doubt(): void {
    if (!this.closed && this.socket !== null) this.lose()
  }

  /** Replace the socket, because it missed frames. */
  renew(): void {
    if (this.closed || this.socket === null) return
    this.drop()
    this.connect()
  }

  /** Send a move; resolves with the answer, or null if there is none and the move must be posted. */
  async say(move: Move): Promise<Heard | null> {
    const text = JSON.stringify(move)
    if (this.socket?.readyState !== OPEN || this.asking || text.length > LONGEST_SAID) return null
    const socket = this.socket
    const answer = new Promise<Heard | null>((told) => (this.asking = { move: move.move_id, told }))
    const timer = this.around.later(() => this.answered(null), ANSWERED)
    socket.send(text)
    return answer.finally(() => this.around.never(timer))
  }

  /** Close for good. No callbacks follow. */
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
    const path = withQuery(`/api/tables/${table}/live`, { observer, language, since: since(), changes: 'true' })
    const socket = this.around.open(path)
    this.socket = socket
    this.timer = this.around.later(() => this.lose(), OPENING)
    socket.onmessage = (message) => this.hear(String(message.data))
    socket.onclose = (event) => this.ended(event.code)
  }

  private hear(text: string): void {
    const told = JSON.parse(text) as Frame | Change | Heard | Fault
    if (!('kind' in told)) this.fault = told
    else if (told.kind === 'frame') this.show(told)
    else if (told.kind === 'change') this.show(changed(this.shown, told.frame) as Frame)
    else if (told.move_id === this.asking?.move) this.answered(told)
  }

  private answered(answer: Heard | null): void {
    this.asking?.told(answer)
    this.asking = null
  }

  private show(frame: Frame): void {
    this.shown = frame
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

  /** Report the lost connection, and retry after an increasing delay. */
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
    // Browsers log an error if a socket is closed before it is open.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close()
    else socket.close()
  }

  private stopWaiting(): void {
    if (this.timer !== null) this.around.never(this.timer)
    this.timer = null
  }
}
