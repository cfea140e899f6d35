// A laid card: its paths after rotation, and whether two of one colour cross without meeting.

import type { Card, Colour, Path, Side } from './wire'

export const COLOURS: readonly Colour[] = ['pink', 'yellow']
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']

/** The sides in order, each rotated clockwise by this many quarters. */
export function turnedEdges(edges: string, turns: number): string {
  return SIDES.filter((_, at) => edges.includes(SIDES[(at - turns + 8) % 4]!)).join('')
}

/** The paths of a colour on a rotated card, in the order of the data. */
export function paths(card: Card, colour: Colour, turns: number): Path[] {
  return card[colour].map(({ edges, houses }) => ({ edges: turnedEdges(edges, turns), houses }))
}

export function isUnderpass(network: readonly Path[]): boolean {
  const edges = network.map((path) => path.edges)
  return edges.length === 2 && edges.includes('NS') && edges.includes('EW')
}
