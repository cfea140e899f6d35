// The log of a table: all entries in order, without gaps or duplicates.

import type { Frame, News } from '../wire'

/** The log extended by a frame's news, some of which may already be known. */
export function grown(log: readonly News[], known: number, frame: Frame): readonly News[] {
  const fresh = frame.news.filter((news) => news.seq > known)
  return fresh.length ? [...log, ...fresh] : log
}

/** The kind of an entry that undoes a seat's last decision. */
const TOOK_BACK = 'tookback'
/** The kind of an entry that undoes a seat's last decision, and all entries since. */
const REWOUND = 'rewound'

export function undoes({ kind }: News): boolean {
  return kind === TOOK_BACK || kind === REWOUND
}

/** The news of the newest game entry that wasn't taken back. */
export function lastOf(log: readonly News[]): readonly News[] {
  const newest = standing(log).at(-1)
  return newest === undefined ? [] : log.filter((news) => news.seq === newest && news.event !== null)
}

/**
 * The game entries that weren't taken back, not even in part. A turn of several decisions is one entry and is taken
 * back decision by decision, only by the seat that made them.
 */
function standing(log: readonly News[]): number[] {
  const left: number[] = []
  for (const news of log) {
    if (news.event !== null && left.at(-1) !== news.seq) left.push(news.seq)
    else if (undoes(news)) undo(left, log, news)
  }
  return left
}

/** What happened and still stands, with the lines that say what was taken back; secrets are left out. */
export function digest(log: readonly News[]): News[] {
  const left = new Set(standing(log))
  return log.filter((news) => !news.secret && (news.event === null ? undoes(news) : left.has(news.seq)))
}

/** The line of the last standing move of one of these seats. */
export function lastLineBy(log: readonly News[], seats: ReadonlySet<number>): News | null {
  const left = new Set(standing(log))
  const own = (news: News): boolean => news.event !== null && news.seat !== null && seats.has(news.seat)
  const last = log.findLast((news) => own(news) && left.has(news.seq))
  return log.find((news) => news.seq === last?.seq && own(news)) ?? null
}

/** Remove what an entry undid. */
function undo(left: number[], log: readonly News[], { kind, seat }: News): void {
  while (kind === REWOUND && left.length && !isBy(seat, log, left.at(-1))) left.pop()
  if (isBy(seat, log, left.at(-1))) left.pop()
}

function isBy(seat: number | null, log: readonly News[], seq: number | undefined): boolean {
  return log.some((news) => news.seq === seq && news.seat === seat)
}
