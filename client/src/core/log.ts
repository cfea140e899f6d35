// The log of a table: everything that happened, in order, without gaps and told once.

import type { Frame, News } from '../wire'

/** The log after a frame came: its news are those after some seq, of which we may know a part. */
export function grown(log: readonly News[], known: number, frame: Frame): readonly News[] {
  const fresh = frame.news.filter((news) => news.seq > known)
  return fresh.length ? [...log, ...fresh] : log
}

/** The kind of an entry by which a seat undid its last decision. */
export const TOOK_BACK = 'tookback'

/** What happened in the game by the newest entry that did anything in it and still stands. */
export function lastOf(log: readonly News[]): readonly News[] {
  const newest = standing(log).at(-1)
  return newest === undefined ? [] : log.filter((news) => news.seq === newest && news.event !== null)
}

/**
 * The entries of the game that were not taken back, even in part. A turn of several decisions is one entry, and is
 * taken back decision by decision: what was not done by the seat that takes back is out of its reach.
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
