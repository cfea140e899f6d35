// Reads events: what has just changed on the board.

import type { News } from '../../../wire'
import type { EventKind, FaeriesEvent, Folk } from '../wire'

type Told = Pick<News, 'event'>

const eventOf = ({ event }: Told): FaeriesEvent | null => event as unknown as FaeriesEvent | null
export const eventsOf = (news: readonly Told[]): FaeriesEvent[] => news.flatMap((one) => eventOf(one) ?? [])

/** Whether a seat's tokens in an area have just changed. */
export function stirred(last: readonly Told[], seat: number, folk: Folk): boolean {
  return eventsOf(last).some((event) => {
    if (event.kind === 'moved') return event.seat === seat && (event.source === folk || event.target === folk)
    if (event.kind === 'stolen') return event.folk === folk && (event.seat === seat || event.actor === seat)
    return (event.kind === 'placed' || event.kind === 'removed') && event.seat === seat && event.folk === folk
  })
}

/** A piece laid in a garden: a tile by number, a home by folk. */
export interface LaidPiece {
  seat: number
  piece: number | Folk
  sentence: string
}

/** The latest tile or home among these news, if anyone has laid one. */
export function laidPiece(news: readonly Pick<News, 'event' | 'sentence'>[]): LaidPiece | null {
  for (const one of [...news].reverse()) {
    const event = eventOf(one)
    if (event?.kind === 'laid') return { seat: event.seat, piece: event.tile, sentence: one.sentence }
    if (event?.kind === 'housed') return { seat: event.seat, piece: event.folk, sentence: one.sentence }
  }
  return null
}

/** The piece that a seat has just laid. */
export function freshPiece(last: readonly Pick<News, 'event' | 'sentence'>[], seat: number): number | Folk | null {
  const laid = laidPiece(last)
  return laid?.seat === seat ? laid.piece : null
}

/** Milliseconds for which an event stays visible: pieces in gardens and points longest, refills not at all. */
const HOLDS: Partial<Record<EventKind, number>> = {
  named: 900,
  laid: 2000,
  housed: 2400,
  claimed: 1200,
  befriended: 700,
  played: 1200,
  placed: 700,
  moved: 800,
  removed: 800,
  stolen: 900,
  scored: 700,
  drew: 400,
  discarded: 400,
  aimed: 600,
  beckoned: 700,
  chose: 700,
  came: 2400,
  ended: 1200,
}

/** A piece that the observer laid needs no more than a look; it was seen while it was tried. */
const OWN_PIECE = 700

export function hold(news: News, observer: number): number {
  const event = eventOf(news)
  if ((event?.kind === 'laid' || event?.kind === 'housed') && event.seat === observer) return OWN_PIECE
  return HOLDS[event?.kind ?? 'left'] ?? 0
}

/** The place on the board that an event is about; for a piece in a garden, the garden and the piece. */
export function placeOf(news: News): string | null {
  const event = eventOf(news)
  switch (event?.kind) {
    case 'placed':
    case 'removed':
    case 'stolen':
      return `${event.folk}${event.seat}`
    case 'moved':
      return `${event.target}${event.seat}`
    case 'laid':
      return `garden${event.seat} ${event.tile}`
    case 'housed':
      return `garden${event.seat} ${event.folk}`
    case 'claimed':
      return `${event.folk}${event.seat}`
    case 'befriended':
    case 'offered':
      return 'offer'
    default:
      return null
  }
}

/** The garden that a log line is about, and the piece laid there. */
export function spotlitPiece(spotlight: string | null): { seat: number; piece: string } | null {
  const found = /^garden(\d+) (.+)$/.exec(spotlight ?? '')
  return found && { seat: Number(found[1]), piece: found[2]! }
}
