// The static drawing of the map, computed once.

import { lettered, places, type Growth } from './places'
import { box, key } from './rings'
import { coast, junctions, outline, ribbons } from './strokes'
import type { FaeMap, Point, Space, Terrain } from './wire'

export interface DrawnSpace {
  name: string
  terrain: Terrain
  region: string
  centre: Point
  path: string
  label: Point
  growths: Growth[]
  space: Space
}

export interface DrawnLake {
  name: string
  path: string
  middle: Point
}

export interface Country {
  coast: string
  /** The bounding box of the land: left, top, right, bottom. */
  bounds: [number, number, number, number]
  spaces: DrawnSpace[]
  byName: ReadonlyMap<string, DrawnSpace>
  lakes: DrawnLake[]
  /** Rivers by their width. */
  rivers: [number, string][]
  regions: { name: string; at: Point }[]
  /** The spot with the most room for the compass rose. */
  rose: Point
}

const drawn = new WeakMap<FaeMap, Country>()

/** The drawing of the map; computed on the first call. */
export function country(map: FaeMap): Country {
  const made = drawn.get(map) ?? make(map)
  drawn.set(map, made)
  return made
}

function make(map: FaeMap): Country {
  const corners = junctions(map)
  const ring = coast(map)
  const labels = new Map(map.region.map((region) => [region.letter, lettered(map, region)]))
  const spaces = map.space.map((space): DrawnSpace => {
    const region = map.region.find(({ letter }) => space.name.startsWith(letter))!
    const { name, growths } = places(space, labels.get(region.letter)!, region)
    return {
      name: space.name,
      terrain: space.terrain,
      region: region.name,
      centre: space.centre,
      path: outline(space.polygon, corners),
      label: name,
      growths,
      space,
    }
  })
  return {
    coast: outline(ring, corners),
    bounds: box(ring),
    spaces,
    byName: new Map(spaces.map((space) => [space.name, space])),
    lakes: map.lake.map(({ name, shore }) => {
      const [left, top, right, bottom] = box(shore)
      return { name, path: outline(shore, corners), middle: [(left + right) / 2, (top + bottom) / 2] }
    }),
    rivers: ribbons(map, corners),
    regions: map.region.map(({ name, letter }) => ({ name, at: labels.get(letter)! })),
    rose: widest(ring),
  }
}

/** Whether two spaces touch, even at a point or across a lake. */
export function beside(map: FaeMap, one: string, other: string): boolean {
  const corners = (name: string) => map.space.find((space) => space.name === name)?.polygon.map(key) ?? []
  const here = new Set(corners(one))
  const there = new Set(corners(other))
  if ([...there].some((point) => here.has(point))) return true
  const shores = map.lake.map((lake) => lake.shore.map(key))
  return shores.some((shore) => shore.some((p) => here.has(p)) && shore.some((p) => there.has(p)))
}

function widest(ring: readonly Point[]): Point {
  const [left, top, right, bottom] = box(ring)
  const corners = [left + 34, right - 34].flatMap((x) => [top + 34, bottom - 34].map((y): Point => [x, y]))
  const room = (at: Point) => Math.min(...ring.map((point) => Math.hypot(point[0] - at[0], point[1] - at[1])))
  return corners.reduce((best, at) => (room(at) > room(best) ? at : best))
}
