// What to draw on each card of the table: complete paths, traced paths, stones, and lanterns at open ends.

import type { Colour, Drawing, End, Network } from '../wire'
import { leadsTo } from './closing'
import type { Settled } from './events'
import { keyOf } from './plane'

type ByCard = ReadonlyMap<string, ReadonlySet<string>>

const grouped = (entries: readonly (readonly [card: string, item: string])[]): ByCard => {
  const found = new Map<string, Set<string>>()
  for (const [card, item] of entries) found.set(card, (found.get(card) ?? new Set()).add(item))
  return found
}

/** By card: its paths that belong to the networks, as colour and number. */
export const partsByCard = (networks: readonly Network[]): ByCard =>
  grouped(
    networks.flatMap(({ colour, parts }) => parts.map(({ x, y, path }) => [keyOf(x, y), `${colour}${path}`] as const)),
  )

/** By card: its houses with a stone, as colour and number; with those that would get one. */
export const stonesByCard = (networks: readonly Network[], settled: readonly Settled[]): ByCard =>
  grouped([
    ...networks.flatMap(({ colour, houses }) =>
      houses.filter(({ stone }) => stone).map(({ x, y, number }) => [keyOf(x, y), `${colour}${number}`] as const),
    ),
    ...settled.flatMap(({ colour, houses }) =>
      houses.map(([x, y, number]) => [keyOf(x, y), `${colour}${number}`] as const),
    ),
  ])

/** By card: the place of each new stone among all new ones. */
export function orderByCard(settled: readonly Settled[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const found = new Map<string, Map<string, number>>()
  let nth = 0
  for (const { colour, houses } of settled)
    for (const [x, y, number] of houses) {
      const card = keyOf(x, y)
      found.set(card, (found.get(card) ?? new Map<string, number>()).set(`${colour}${number}`, nth++))
    }
  return found
}

/** A path with more open ends than this gets no lanterns. */
const MOST_ENDS = 3
/** How far a lantern hangs beyond the edge of its card. */
const BEYOND = 17
const OUT: Record<string, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

/** Where an open end is drawn: this far beyond the edge of its card. */
function outside({ x, y, side }: End, colour: Colour, drawing: Drawing, beyond: number): { x: number; y: number } {
  const [cx, cy] = drawing.crossings[colour]![side]!
  const [dx, dy] = OUT[side]!
  return { x: x * drawing.size + cx + dx * beyond, y: y * drawing.size + cy + dy * beyond }
}

/** The open ends of these paths, at the edges of their cards. */
export const openEnds = (networks: readonly Network[], drawing: Drawing): Array<{ x: number; y: number }> =>
  networks.flatMap(({ colour, ends }) => ends.map((end) => outside(end, colour, drawing, 0)))

export interface LanternSpot {
  key: string
  colour: Colour
  waiting: number
  last: boolean
  x: number
  y: number
}

/** Lanterns at the ends of open paths with houses that wait, except where a card is tried. */
export function lanterns(
  networks: readonly Network[],
  drawing: Drawing,
  tried: { x: number; y: number } | null,
): LanternSpot[] {
  return networks
    .filter(({ complete, waiting, ends }) => !complete && waiting > 0 && ends.length <= MOST_ENDS)
    .flatMap(({ colour, waiting, ends }) =>
      ends
        .filter((end) => !tried || !leadsTo(end, tried))
        .map((end) => ({
          key: `${colour}${end.x},${end.y}${end.side}`,
          colour,
          waiting,
          last: ends.length === 1,
          ...outside(end, colour, drawing, BEYOND),
        })),
    )
}

/** A key that identifies a network as long as its first part stays the same. */
export function networkKey({ colour, parts }: Network): string {
  const first = parts[0]
  return first ? `${colour}${first.x},${first.y},${first.path}` : colour
}
