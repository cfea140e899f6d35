// The log of a table: everything that happened, in order, without gaps and told once.

import type { Frame, News } from '../wire'

/** The log after a frame came: its news are those after some seq, of which we may know a part. */
export function grown(log: readonly News[], known: number, frame: Frame): readonly News[] {
  const fresh = frame.news.filter((news) => news.seq > known)
  return fresh.length ? [...log, ...fresh] : log
}

/** What happened in the game by the newest entry that did anything in it. */
export function lastOf(log: readonly News[]): readonly News[] {
  const newest = log.findLast((news) => news.event !== null)?.seq
  return newest === undefined ? [] : log.filter((news) => news.seq === newest && news.event !== null)
}
