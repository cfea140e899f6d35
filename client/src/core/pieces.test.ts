// A board's data arrives in the end, however often requests fail.

import { expect, it, vi } from 'vitest'
import type { GameFolder } from './contract'
import { Pieces } from './pieces.svelte'
import { badly, well } from './testing/frames'

const learn = vi.fn(async () => {})
const folder = { name: 'fae', learn } as unknown as GameFolder
const atOnce = async () => {}

it('is asked for again when nobody answered', async () => {
  const fetching = vi
    .fn()
    .mockResolvedValueOnce(badly(0, 'unreachable'))
    .mockResolvedValueOnce(badly(503, 'x'))
    .mockResolvedValue(well('map'))
  const finding = vi.fn().mockRejectedValueOnce(new TypeError('no network')).mockResolvedValue(folder)
  const pieces = new Pieces(fetching, finding, atOnce)
  await Promise.all([pieces.open('fae', 'fr'), pieces.lay('/c', 'fr')])
  expect([pieces.folder, pieces.components]).toEqual([folder, 'map'])
  expect(learn).toHaveBeenCalledWith('fr')
})

it('is not asked for when nobody looks any more', async () => {
  const fetching = vi.fn(async () => badly(0, 'unreachable'))
  const pieces = new Pieces(fetching, async () => null, atOnce)
  pieces.close()
  await pieces.lay('/c', 'fr')
  expect(fetching).toHaveBeenCalledOnce()
})
