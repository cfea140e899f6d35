// A stored preview: the drawing agrees with its events.

import { describe, expect, it } from 'vitest'
import data from './fixtures/components.json'
import stored from './fixtures/middle.json'
import { ahead } from './foresight'
import { completedIn, eventsOf, gains, laidIn, networkOf, settledIn } from './happenings'
import { housesOf, networkKey, openEnds, partsByCard } from './tracing'
import type { Card, TrailsView } from './wire'

const cards = data.cards as Card[]
const view = stored.frame.view as unknown as TrailsView
const events = eventsOf(stored.looked.news)

describe('a look', () => {
  it('is read as it is told', () => {
    expect(laidIn(events)).toHaveLength(1)
    expect(settledIn(events).size).toBe(2)
    expect(gains(events)).toEqual([{ colour: 'pink', stones: 2, owed: 0 }])
  })

  it('is drawn with its card, its closed path and its stones', () => {
    const next = ahead(view, events, cards)
    expect(next.table).toHaveLength(view.table.length + 1)
    const closed = completedIn(events).map((event) => networkOf(event, next.networks))
    expect(closed).toHaveLength(1)
    expect(closed[0]?.complete).toBe(true)
    expect(closed[0]?.houses.every((house) => house.stone)).toBe(true)
    expect(next.placed).toEqual([view.placed[0] + 2, view.placed[1]])
    expect(view.networks.every((network) => network.parts.length)).toBe(true)
  })

  it('joins lines as the server does: a table laid anew card by card has the same networks', () => {
    let built: TrailsView = { ...view, table: [], networks: [] }
    for (const laid of view.table) built = ahead(built, [{ kind: 'laid', seat: 0, ...laid }], cards)
    const told = (one: TrailsView) =>
      one.networks
        .map(({ colour, complete, parts, ends, houses }) =>
          JSON.stringify([
            colour,
            complete,
            parts.map((part) => `${part.x},${part.y},${part.path}`).sort(),
            ends.map((end) => `${end.x},${end.y},${end.side}`).sort(),
            houses.map((house) => `${house.x},${house.y},${house.number}`).sort(),
          ]),
        )
        .sort()
    expect(told(built)).toEqual(told(view))
  })
})

describe('tracing', () => {
  it('knows every part, end and settled house', () => {
    const parts = [...partsByCard(view.networks).values()].reduce((sum, set) => sum + set.size, 0)
    expect(parts).toBe(view.networks.reduce((sum, network) => sum + network.parts.length, 0))
    expect(openEnds(view.networks)).toHaveLength(view.networks.reduce((sum, { ends }) => sum + ends.length, 0))
    expect(housesOf(view.networks, true).size).toBe(view.placed[0] + view.placed[1])
    expect(new Set(view.networks.map(networkKey)).size).toBe(view.networks.length)
  })
})
