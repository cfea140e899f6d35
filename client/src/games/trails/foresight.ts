// The view to draw during a preview: the server sends events, but withholds the view if something would be learned.
// Lines that meet at an edge are joined; completed paths and stones come from the server.

import { eventsOf, homeKey, laidIn, settledIn, type Laid } from './happenings'
import { COLOURS, SIDES, paths } from './faces'
import { keyOf } from './plane'
import type { TrailsTable } from './play.svelte'
import type { Card, Colour, End, House, Network, Part, Side, TrailsEvent, TrailsView } from './wire'

const OVER: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
const across = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!

/** The view to draw: current or previewed. */
export function drawn(table: TrailsTable, cards: readonly Card[]): TrailsView {
  const { preview, now } = table
  if (!preview) return now
  return (preview.view as TrailsView | null) ?? ahead(now, eventsOf(preview.news), cards)
}

/** The view after these events, as far as needed for drawing. */
export function ahead(view: TrailsView, events: readonly TrailsEvent[], cards: readonly Card[]): TrailsView {
  let next = view
  for (const event of laidIn(events)) next = withCard(next, event, cards)
  const stones = settledIn(events)
  const left: [number, number] = [...view.left]
  for (const event of events)
    if (event.kind === 'settled') left[COLOURS.indexOf(event.colour)] = event.left
  const placed = left.map((now, at) => view.placed[at]! + view.left[at]! - now) as [number, number]
  return { ...next, left, placed, networks: next.networks.map((network) => settled(network, stones)) }
}

function settled(network: Network, stones: ReadonlyMap<string, number>): Network {
  const houses = network.houses.map((house) =>
    stones.has(homeKey(house.x, house.y, network.colour, house.number)) ? { ...house, stone: true } : house,
  )
  return { ...network, houses }
}

function withCard(view: TrailsView, laid: Laid, cards: readonly Card[]): TrailsView {
  const { card, x, y, turns } = laid
  const taken = new Set(view.table.map((one) => keyOf(one.x, one.y)))
  const networks = COLOURS.flatMap((colour) => joined(view, laid, cards[card]!, colour, taken))
  return { ...view, networks, table: [...view.table, { card, x, y, turns }] }
}

/** The networks of a colour, with the card's lines joined to those they meet. */
function joined(view: TrailsView, laid: Laid, card: Card, colour: Colour, taken: Set<string>): Network[] {
  let networks = view.networks.filter((network) => network.colour === colour)
  let first = 0
  paths(card, colour, laid.turns).forEach(({ edges, houses }, path) => {
    const sides = [...edges] as Side[]
    const here = { x: laid.x, y: laid.y }
    const meets = (end: End) => {
      const [dx, dy] = OVER[end.side]
      return end.x + dx === here.x && end.y + dy === here.y && sides.includes(across(end.side))
    }
    const open = sides.filter((side) => !taken.has(keyOf(here.x + OVER[side][0], here.y + OVER[side][1])))
    const met = networks.filter((network) => network.ends.some(meets))
    const parts: Part[] = [...met.flatMap((network) => network.parts), { ...here, path }]
    const ends: End[] = [
      ...met.flatMap((network) => network.ends.filter((end) => !meets(end))),
      ...open.map((side) => ({ ...here, side })),
    ]
    const homes: House[] = [
      ...met.flatMap((network) => network.houses),
      ...Array.from({ length: houses }, (_, at) => ({ ...here, number: first + at, stone: false })),
    ]
    first += houses
    const one: Network = { colour, complete: !ends.length, parts, ends, houses: homes }
    networks = [...networks.filter((network) => !met.includes(network)), one]
  })
  return networks
}
