// Other players' actions are animated; your own were already previewed.

import { expect, it } from 'vitest'
import { flights } from './flights'
import type { FaeriesEvent } from '../wire'

const told = (...events: FaeriesEvent[]) => events.map((event) => ({ event }) as never)
const ways = (own: number, ...events: FaeriesEvent[]): string[] =>
  flights(told(...events), own).map(({ from, to }) => `${from} ${to}`)

it('tokens, cards, tiles and homes of others fly to where they go', () => {
  const happened: FaeriesEvent[] = [
    { kind: 'placed', seat: 1, folk: 'fae', there: 1, left: 39 },
    { kind: 'befriended', seat: 1, card: 'bee_charmer', hand: false },
    { kind: 'laid', seat: 1, tile: 3, side: 'plant', turns: 0, x: 0, y: 0 },
    { kind: 'housed', seat: 1, folk: 'beast', x: 0, y: 0 },
    { kind: 'named', seat: 1, action: 'build' },
  ]
  expect(ways(0, ...happened)).toEqual(['seat1 fae1', 'offer seat1', 'tiles garden1', 'beast1 garden1'])
  expect(ways(1, ...happened)).toEqual([])
})

it('what another does to one’s own tokens flies too', () => {
  const happened: FaeriesEvent[] = [
    { kind: 'moved', actor: 1, seat: 0, source: 'fae', target: 'earth' },
    { kind: 'removed', actor: 1, seat: 0, folk: 'earth' },
    { kind: 'stolen', actor: 1, seat: 0, folk: 'trolls' },
  ]
  expect(ways(0, ...happened)).toEqual(['fae0 earth0', 'earth0 away', 'trolls0 trolls1'])
})
