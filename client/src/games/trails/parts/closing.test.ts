// A tried card closes the paths that the server names, and only those shine; lanterns hang at open ends.

import { describe, expect, it } from 'vitest'
import data from '../fixtures/components.json'
import stored from '../fixtures/middle.json'
import { closing, leadsTo } from './closing'
import type { Completed } from './events'
import { lanterns, partsByCard, stonesByCard } from './tracing'
import type { Network, TrailsComponents, TrailsView } from '../wire'

const { drawing } = data as unknown as TrailsComponents
const view = stored.frame.view as unknown as TrailsView
/** Card 5 at the left of the middle game's table closes a pink path there with its dead end. */
const tried = { card: 5, x: -3, y: -3, turns: 0 }
const closed = view.networks.find(
  ({ colour, ends }) => colour === 'pink' && ends.length === 1 && leadsTo(ends[0]!, tried),
) as Network
const completed: Completed = {
  kind: 'completed',
  colour: 'pink',
  houses: closed.houses.length + 1,
  places: [...closed.parts.map(({ x, y }): [number, number] => [x, y]), [tried.x, tried.y]],
}

describe('closing', () => {
  it('finds the open path that becomes complete, and its part on the card', () => {
    const found = closing(tried, [completed], view.networks, drawing)
    expect(found.networks).toEqual([closed])
    const [own] = [...found.own]
    const path = drawing.cards[5]![0]!.paths.find(({ colour, path }) => `${colour}${path}` === own)
    expect([path?.colour, path?.edges.includes('E')]).toEqual(['pink', true])
    expect(found.own.size).toBe(1)
  })

  it('finds nothing for a card that completes nothing', () => {
    expect(closing(tried, [], view.networks, drawing)).toEqual({ networks: [], own: new Set() })
  })
})

describe('lanterns', () => {
  const lamps = lanterns(view.networks, drawing, null)

  it('hang at every end of open paths with waiting houses and at most three ends', () => {
    const lit = view.networks.filter(({ complete, waiting, ends }) => !complete && waiting && ends.length <= 3)
    expect(lamps).toHaveLength(lit.reduce((sum, { ends }) => sum + ends.length, 0))
    expect(lamps.filter(({ last }) => last)).toHaveLength(lit.filter(({ ends }) => ends.length === 1).length)
  })

  it('give way to a tried card', () => {
    expect(lanterns([closed], drawing, null)).toHaveLength(1)
    expect(lanterns([closed], drawing, tried)).toHaveLength(0)
  })
})

it('draws every part and stone on its card', () => {
  const parts = [...partsByCard(view.networks).values()].reduce((sum, { size }) => sum + size, 0)
  expect(parts).toBe(view.networks.reduce((sum, network) => sum + network.parts.length, 0))
  const stones = [...stonesByCard(view.networks, []).values()].reduce((sum, { size }) => sum + size, 0)
  expect(stones).toBe(view.placed[0] + view.placed[1])
})
