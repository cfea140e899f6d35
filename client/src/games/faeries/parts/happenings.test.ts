// What events are about, and how long they stay visible.

import { expect, it } from 'vitest'
import type { News } from '../../../wire'
import type { FaeriesEvent } from '../wire'
import { hold, placeOf, spotlitPiece } from './happenings'

const news = (event: FaeriesEvent): News => ({ event }) as never
const laid: FaeriesEvent = { kind: 'laid', seat: 1, tile: 3, side: 'plant', turns: 0, x: 0, y: 0 }

it('names the garden and the piece that was laid there', () => {
  expect(spotlitPiece(placeOf(news(laid)))).toEqual({ seat: 1, piece: '3' })
  expect(spotlitPiece(placeOf(news({ kind: 'housed', seat: 0, folk: 'fae', x: 0, y: 0 })))).toEqual({
    seat: 0,
    piece: 'fae',
  })
  expect(spotlitPiece('offer')).toBeNull()
})

it('holds a rival’s piece longer than the observer’s own', () => {
  expect(hold(news(laid), 0)).toBeGreaterThan(2 * hold(news(laid), 1))
})
