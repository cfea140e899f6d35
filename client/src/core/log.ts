// The log of a table: all entries in order, without gaps or duplicates.

import type { Frame, News } from '../wire'

/** The log extended by a frame's news, some of which may already be known. */
export function grown(log: readonly News[], known: number, frame: Frame): readonly News[] {
  const fresh = frame.news.filter((news) => news.seq > known)
  return fresh.length ? [...log, ...fresh] : log
}

/** The kind of an entry that undoes a seat's last decision. */
export const TOOK_BACK = 'tookback'

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
    else if (news.kind === TOOK_BACK && isBy(news.seat, log, left.at(-1))) left.pop()
  }
  return left
}

function isBy(seat: number | null, log: readonly News[], seq: number | undefined): boolean {
  return log.some((news) => news.seq === seq && news.seat === seat)
}
