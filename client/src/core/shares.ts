// This browser's shares of the shuffle: sealed first, kept here, and opened once everyone has sealed.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Frame, SeatNow } from '../wire'
import type { Calls } from './calls'
import { newShare } from './chance'
import { keep, kept } from './keep'
import { delivered } from './moves'

/** How many shares are kept; older ones belong to games that began long ago. */
const MOST = 200

interface Share {
  table: string
  seat: number
  seal: string
  share: string
  nonce: string
  /** The fingerprint of what all had promised when it was opened. */
  opened: string | null
}

/** The shares of this page, in case the browser stores nothing. */
let drawn: Share[] = []

/** Draw a share for a seat, keep it, and return its seal. */
export function newSeal(table: string, seat: number): string {
  const [share, nonce] = [newShare(), newShare()]
  const seal = hash(`elfhame/seal|${table}|${seat}|${nonce}|${share}`)
  store([...known(), { table, seat, seal, share, nonce, opened: null }])
  return seal
}

/** Whether this browser can't open the share that the seat sealed, because another browser keeps it. */
export function isElsewhere(frame: Frame, seat: number): boolean {
  return frame.shuffle !== null && frame.shuffle.to_open.includes(seat) && !shareOf(frame, seat)
}

/** The fingerprint of what all had promised before this browser opened a share, if it did. */
export function promised(table: string): string | null {
  return known().findLast((share) => share.table === table && share.opened)?.opened ?? null
}

/** One hash of everything that was promised; `elfhame verify --seals` compares it with the record. */
export function fingerprint({ table, commitment, shuffle, seats }: Frame): string {
  return hash(JSON.stringify([table, commitment, shuffle?.restarts ?? 0, shuffle?.seals ?? [], seats.map(nameOf)]))
}

/** Seals and opens this browser's shares, as the frames of a table ask for it. */
export class Shares {
  /** The seals and shares on their way, so that none is sent twice. */
  private readonly underway = new Set<string>()

  constructor(private readonly calls: Calls) {}

  /** Do what a frame asks of these seats; returns the newest frame. */
  async answer(frame: Frame, seats: readonly number[]): Promise<Frame> {
    let newest = frame
    for (const seat of seats) {
      const before = newest
      const { shuffle, table } = before
      if (shuffle?.to_seal.includes(seat)) {
        newest = await this.once(`${shuffle.restarts} ${seat}`, before, () => this.seal(table, seat))
      } else if (shuffle?.to_open.includes(seat)) {
        newest = await this.once(shuffle.seals[seat] ?? '', before, () => this.open(before, seat))
      }
    }
    return newest
  }

  private async once(what: string, before: Frame, send: () => Promise<Frame | null>): Promise<Frame> {
    if (this.underway.has(what)) return before
    this.underway.add(what)
    const after = await send()
    this.underway.delete(what)
    return after ?? before
  }

  private seal(table: string, seat: number): Promise<Frame | null> {
    const seal = newSeal(table, seat)
    return sent(() => this.calls.seal(table, seat, { seal }))
  }

  /** Open the seat's share. One that was opened under other promises is known: seal a new one instead. */
  private async open(frame: Frame, seat: number): Promise<Frame | null> {
    const found = shareOf(frame, seat)
    const now = fingerprint(frame)
    if (!found) return null
    if (found.opened && found.opened !== now) return this.seal(frame.table, seat)
    store(known().map((share) => (share.seal === found.seal ? { ...share, opened: now } : share)))
    const { share, nonce } = found
    return sent(() => this.calls.openShare(frame.table, seat, { share, nonce }))
  }
}

async function sent(send: () => ReturnType<Calls['seal']>): Promise<Frame | null> {
  const answer = await delivered(send, () => true)
  return answer.ok ? answer.value : null
}

function shareOf({ table, shuffle }: Frame, seat: number): Share | null {
  return known().find((share) => share.table === table && share.seal === shuffle?.seals[seat]) ?? null
}

function nameOf({ name, level }: SeatNow): string {
  return name || (level ?? '').replace(/^./, (first) => first.toUpperCase())
}

/** All shares, whichever tab drew them. */
function known(): Share[] {
  const stored = kept('shares')
  return stored ? (JSON.parse(stored) as Share[]) : drawn
}

function store(shares: Share[]): void {
  drawn = shares.slice(-MOST)
  keep('shares', JSON.stringify(drawn))
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
