// The map flat and turned, names that step aside, and groups of druids.

import { describe, expect, it } from 'vitest'
import { COMPONENTS } from '../fixtures/small'
import { country } from './country'
import { cluster, foot, present } from './groups'
import { lakesBeside, lettering } from './lettering'
import type { Point } from '../wire'
import { inside, toRing } from './rings'

const flat = country(COMPONENTS, false)
const turned = country(COMPONENTS, true)

describe('the map', () => {
  it('lies as it is served', () => {
    expect(flat.turn).toBe('')
    expect(flat.bounds).toEqual([0, 0, 340, 200])
    expect(flat.byName.get('A2')).toMatchObject({ centre: [150, 50], terrain: 'mushrooms', region: 'Ash' })
  })

  it('turns a quarter, every place with it', () => {
    expect(turned.turn).toBe('matrix(0 1 -1 0 780 0)')
    expect(turned.bounds).toEqual([580, 0, 780, 340])
    const { centre, polygon, label } = turned.byName.get('A2')!
    expect(centre).toEqual([730, 150])
    expect(inside(centre, polygon)).toBe(true)
    expect(label).toEqual([700, 150])
  })

  it('knows which spaces meet, also in a point', () => {
    expect([...flat.byName.get('A1')!.touching].sort()).toEqual(['A2', 'B1', 'B2'])
  })
})

describe('names', () => {
  it('of lakes give way to those of regions', () => {
    const lakes = [
      { name: 'Moonpool', path: '', middle: [100, 50] },
      { name: 'Starfall', path: '', middle: [100, 120] },
    ] as const
    const seen = lakesBeside({ ...flat, lakes }, [{ name: 'Dewhollow', at: [130, 55] }], 16)
    expect(seen.map(({ name }) => name)).toEqual(['Starfall'])
  })

  it('stay where nothing is in the way', () => {
    expect(lettering(flat, [], 16, 1)).toEqual([
      { name: 'Ash', at: [150, 20] },
      { name: 'Birch', at: [150, 180] },
    ])
  })

  it('step aside for druids, but not off the land', () => {
    const [ash] = lettering(flat, [[150, 20]], 16, 1)
    expect(Math.abs(ash!.at[0] - 150) >= 24 || Math.abs(ash!.at[1] - 20) >= 25).toBe(true)
    const all = lettering(
      flat,
      flat.spaces.map(({ centre }) => centre),
      22,
      1.22,
    )
    for (const { at } of all) expect(at[0]).toBeGreaterThan(0)
  })

  it('are left out where druids would hide them wherever they stood', () => {
    const everywhere = Array.from({ length: 400 }, (_, at): Point => [(at % 20) * 20, Math.floor(at / 20) * 20 - 60])
    expect(lettering(flat, everywhere, 22, 1.22)).toEqual([])
  })
})

describe('groups', () => {
  it('show each colour once, with its count', () => {
    expect(present([0, 2, 0, 0, 1])).toEqual([
      { colour: 'yellow', count: 2 },
      { colour: 'black', count: 1 },
    ])
    expect(cluster([1, 1, 1, 1, 1], { far: false })).toHaveLength(5)
  })

  it('are larger from far, and smaller once they rest', () => {
    const size = (look: { far: boolean; rests?: boolean }) => cluster([1, 0, 0, 0, 0], look)[0]!.size
    expect(size({ far: true })).toBeGreaterThan(size({ far: false }))
    expect(size({ far: false, rests: true })).toBeCloseTo(0.62)
    expect(foot([1, 0, 0, 0, 0], { far: false })).toBe(21)
  })
})

describe('outlines', () => {
  it('know inside from outside, and how far it is to the border', () => {
    const { polygon } = flat.byName.get('A1')!
    expect(inside([50, 50], polygon)).toBe(true)
    expect(inside([150, 50], polygon)).toBe(false)
    expect(toRing([50, 40], polygon)).toBe(40)
  })
})
