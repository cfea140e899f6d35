// Derives the movements of tokens, cards, tiles and homes from events, in order.

import { AWAY, type Flight } from '../../../board/flights'
import type { News } from '../../../wire'
import type { FaeriesEvent, Folk } from '../wire'
import { eventsOf } from './happenings'

export type Piece =
  { kind: 'token'; seat: number } | { kind: 'card'; card: string } | { kind: 'tile' } | { kind: 'home'; folk: Folk }

/** A place that pieces move from and to: a seat, its tokens in an area, its garden, an offer. */
export type Place = 'offer' | 'tiles' | `seat${number}` | `garden${number}` | `${Folk}${number}`
type Flown = Flight<Piece, Place>

function flightOf(event: FaeriesEvent): Flown | null {
  switch (event.kind) {
    case 'placed':
      return { piece: { kind: 'token', seat: event.seat }, from: `seat${event.seat}`, to: `${event.folk}${event.seat}` }
    case 'moved':
      return {
        piece: { kind: 'token', seat: event.seat },
        from: `${event.source}${event.seat}`,
        to: `${event.target}${event.seat}`,
      }
    case 'removed':
      return { piece: { kind: 'token', seat: event.seat }, from: `${event.folk}${event.seat}`, to: AWAY }
    case 'stolen':
      return {
        piece: { kind: 'token', seat: event.seat },
        from: `${event.folk}${event.seat}`,
        to: `${event.folk}${event.actor}`,
      }
    case 'befriended':
      return { piece: { kind: 'card', card: event.card }, from: 'offer', to: `seat${event.seat}` }
    case 'laid':
      return { piece: { kind: 'tile' }, from: 'tiles', to: `garden${event.seat}` }
    case 'housed':
      return {
        piece: { kind: 'home', folk: event.folk },
        from: `${event.folk}${event.seat}`,
        to: `garden${event.seat}`,
      }
    default:
      return null
  }
}

/** The seat that did it. */
const doer = (event: FaeriesEvent): number | null =>
  'actor' in event ? event.actor : 'seat' in event ? event.seat : null

/** All movements of the news. Your own actions were already previewed, so they aren't animated again. */
export function flights(news: readonly Pick<News, 'event'>[], own: number): Flown[] {
  return eventsOf(news).flatMap((event) => (doer(event) === own ? [] : (flightOf(event) ?? [])))
}
