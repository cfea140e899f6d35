// Derives the movements of tokens, cards, tiles and homes from events, in order.

import { AWAY, type Flight } from '../../parts/flights'
import type { News } from '../../wire'
import { eventsOf } from './happenings'
import type { FaeriesEvent, Folk } from './wire'

export type Piece = { kind: 'token'; seat: number } | { kind: 'card'; card: string } | { kind: 'tile' } | { kind: 'home'; folk: Folk }

/** A place that pieces move from and to: a seat, its tokens in an area, its garden, an offer. */
export type Place = 'offer' | 'tiles' | `seat${number}` | `garden${number}` | `${Folk}${number}`
type Flown = Flight<Piece, Place>

function flightOf({ kind, seat = 0, actor = 0, card, folk, source, target }: FaeriesEvent): Flown | null {
  const token: Piece = { kind: 'token', seat }
  if (kind === 'placed' && folk) return { piece: token, from: `seat${seat}`, to: `${folk}${seat}` }
  if (kind === 'moved' && source && target) return { piece: token, from: `${source}${seat}`, to: `${target}${seat}` }
  if (kind === 'removed' && folk) return { piece: token, from: `${folk}${seat}`, to: AWAY }
  if (kind === 'stolen' && folk) return { piece: token, from: `${folk}${seat}`, to: `${folk}${actor}` }
  if (kind === 'befriended' && card) return { piece: { kind: 'card', card }, from: 'offer', to: `seat${seat}` }
  if (kind === 'laid') return { piece: { kind: 'tile' }, from: 'tiles', to: `garden${seat}` }
  if (kind === 'housed' && folk) return { piece: { kind: 'home', folk }, from: `${folk}${seat}`, to: `garden${seat}` }
  return null
}

/** All movements of the news. Your own actions were already previewed, so they aren't animated again. */
export function flights(news: readonly Pick<News, 'event'>[], own: number): Flown[] {
  return eventsOf(news).flatMap((event) => {
    const flight = (event.actor ?? event.seat) === own ? null : flightOf(event)
    return flight ? [flight] : []
  })
}
