// The map as it lies on the screen: flat, or turned a quarter so that its long side stands.

import type { FaeComponents, Point, Terrain } from '../wire'

export interface DrawnSpace {
  name: string
  terrain: Terrain
  region: string
  centre: Point
  polygon: readonly Point[]
  /** The outline in the map's own coordinates. */
  path: string
  label: Point
  growths: readonly Point[]
  /** The spaces beside it, also those that can't be reached. */
  touching: ReadonlySet<string>
}

export interface Country {
  /** The transformation of everything in the map's own coordinates. */
  turn: string
  coast: string
  /** The bounding box of the land: left, top, right, bottom. */
  bounds: readonly [number, number, number, number]
  spaces: readonly DrawnSpace[]
  byName: ReadonlyMap<string, DrawnSpace>
  lakes: readonly { name: string; path: string; middle: Point }[]
  rivers: FaeComponents['drawing']['rivers']
  regions: readonly { name: string; at: Point }[]
  /** The spot with the most room for the compass rose. */
  rose: Point
}

/** A quarter turn clockwise takes x, y to SPAN - y, x. */
const SPAN = 780

/** The map, with all positions where they are on the screen. */
export function country({ map, drawing }: FaeComponents, turned: boolean): Country {
  const at = ([x, y]: Point): Point => (turned ? [SPAN - y, x] : [x, y])
  const [left, top, right, bottom] = drawing.bounds
  const spaces = map.space.map(({ name, terrain, centre, polygon, neighbours }): DrawnSpace => {
    const { path, label, growths, touches } = drawing.spaces[name]!
    return {
      name,
      terrain,
      region: map.region.find(({ letter }) => name.startsWith(letter))!.name,
      centre: at(centre),
      polygon: polygon.map(at),
      path,
      label: at(label),
      growths: growths.map(at),
      touching: new Set([...neighbours, ...touches]),
    }
  })
  return {
    turn: turned ? `matrix(0 1 -1 0 ${SPAN} 0)` : '',
    coast: drawing.coast,
    bounds: turned ? [SPAN - bottom, left, SPAN - top, right] : [left, top, right, bottom],
    spaces,
    byName: new Map(spaces.map((space) => [space.name, space])),
    lakes: drawing.lakes.map(({ path, middle }, lake) => ({ name: map.lake[lake]!.name, path, middle: at(middle) })),
    rivers: drawing.rivers,
    regions: map.region.map(({ name, label }) => ({ name, at: at(label) })),
    rose: at(drawing.rose),
  }
}
