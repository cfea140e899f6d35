// Where the houses of a card stand: on the paths they belong to, in the order of the data, none on another.

import { isUnderpass } from './faces'
import { SPOT, middle, own, seen, type Point } from './ribbons'
import type { Colour, Path, Side } from './wire'

/** The spots of all houses of a colour's network on a card. */
export function homes(network: readonly Path[], colour: Colour): Point[] {
  const passing = isUnderpass(network)
  // A house at a near dead end leaves no room for one in the middle.
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

/** Which arms get houses first: a single one far from the crowd, two on arms that lie opposite. */
function order(sides: string, houses: number, central: boolean): Side[] {
  if (houses === 1) return central ? ['S', 'E', 'N', 'W'] : ['N', 'W', 'S', 'E']
  return sides.includes('N') && sides.includes('S') ? ['N', 'S', 'W', 'E'] : ['W', 'E', 'N', 'S']
}
