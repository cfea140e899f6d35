// The positions of a card's houses: on their paths, in the order of the data, without overlaps.

import { isUnderpass } from './faces'
import { SPOT, middle, own, seen, type Point } from './ribbons'
import type { Colour, Path, Side } from './wire'

/** The positions of a colour's houses on a card. */
export function homes(network: readonly Path[], colour: Colour): Point[] {
  const passing = isUnderpass(network)
  // A house at a nearby dead end leaves no room for one in the centre.
  const crowded = network.some(({ edges, houses }) => houses > 0 && ['N', 'W'].includes(own(edges, colour)))
  return network.flatMap((path) => homesOf(path, colour, passing, crowded))
}

function homesOf({ edges, houses }: Path, colour: Colour, passing: boolean, crowded: boolean): Point[] {
  const sides = own(edges, colour)
  const straight = sides === 'NS' || sides === 'EW'
  const central = sides.length > 2 || (straight && !passing)
  if (houses === 1 && central && !crowded) return [middle(colour)]
  return order(sides, houses, central)
    .filter((side) => sides.includes(side))
    .slice(0, houses)
    .map((side) => seen(SPOT[side], colour))
}

/** The order in which arms get houses: a single one far from others, two on opposite arms. */
function order(sides: string, houses: number, central: boolean): Side[] {
  if (houses === 1) return central ? ['S', 'E', 'N', 'W'] : ['N', 'W', 'S', 'E']
  return sides.includes('N') && sides.includes('S') ? ['N', 'S', 'W', 'E'] : ['W', 'E', 'N', 'S']
}
