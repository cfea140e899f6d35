// The path that the reader looks at, and its open ends.

import { expect, it } from 'vitest'
import data from '../fixtures/components.json'
import stored from '../fixtures/middle.json'
import type { TrailsComponents, TrailsView } from '../wire'
import { Lit } from './lit.svelte'
import { keyOf } from './plane'
import { networkKey, openEnds } from './tracing'

const { networks } = stored.frame.view as unknown as TrailsView
const { drawing } = data as unknown as TrailsComponents
const open = networks.find(({ ends }) => ends.length > 1)!
const { x, y } = open.parts[0]!

it('is the one that a lesson points at, whatever is hovered or pinned', () => {
  const lit = new Lit(
    () => networks,
    () => `path.${open.colour}.${keyOf(x, y)}`,
  )
  lit.pointed = networkKey(networks.find((other) => other !== open)!)
  expect(lit.traced).toContain(open)
  expect(lit.traced.every(({ colour }) => colour === open.colour)).toBe(true)
})

it('is the hovered or pinned one if a log line points at cards', () => {
  const lit = new Lit(
    () => networks,
    () => keyOf(x, y),
  )
  expect(lit.traced).toEqual([])
  lit.pin(networkKey(open))
  expect(lit.traced).toEqual([open])
})

it('has a mark at every open end, at the edge of its card', () => {
  const ends = openEnds([open], drawing)
  expect(ends.length).toBe(open.ends.length)
  for (const end of ends) expect([end.x % drawing.size, end.y % drawing.size].some((at) => at === 0)).toBe(true)
})
