// The latest events that aren't secret.

import type { News } from '../wire'

/** The newest public sentences about the game, oldest first. */
export function lately(before: readonly News[], fresh: readonly News[], most: number, secret: (news: News) => boolean): News[] {
  return [...before, ...fresh.filter((news) => news.event !== null && !secret(news))].slice(-most)
}
