// What happened just now, as far as anybody near may read it.

import type { News } from '../wire'

/** The newest sentences about the game that are no secret, oldest first. */
export function lately(before: readonly News[], fresh: readonly News[], most: number, secret: (news: News) => boolean): News[] {
  return [...before, ...fresh.filter((news) => news.event !== null && !secret(news))].slice(-most)
}
