// Finding the space meant by a tap or an arrow key.

import { describe, expect, it } from 'vitest'
import { SMALL } from '../fixtures/small'
import { tapped, towards } from './nearest'

describe('nearest', () => {
  const only =
    (...names: string[]) =>
    (name: string) =>
      names.includes(name)

  it('takes the space under the finger', () => {
    expect(tapped([50, 50], SMALL.space, 1, only())).toBe('A1')
    expect(tapped([50, 50], SMALL.space, 1, only('A1'))).toBe('A1')
    expect(tapped([-60, 50], SMALL.space, 1, only('A1'))).toBeNull()
  })

  it('gives small spaces a reach of 22 pixels, if something may be done there', () => {
    expect(tapped([-10, 50], SMALL.space, 1, only('A1'))).toBe('A1')
    expect(tapped([-10, 50], SMALL.space, 3, only('A1'))).toBeNull()
    const slim = SMALL.space.map((space) => (space.name === 'A2' ? { ...space, centre: [110, 50] as const } : space))
    expect(tapped([85, 50], slim, 0.5, only('A2'))).toBe('A2')
    expect(tapped([85, 50], slim, 0.5, only('A1', 'A2'))).toBe('A1')
    expect(tapped([85, 50], slim, 1, only('A2'))).toBe('A1')
  })

  it('walks by arrow keys to the space straight ahead, and stays at the edge', () => {
    const [a1, a2] = [SMALL.space[0]!, SMALL.space[1]!]
    expect(towards(a1, 'ArrowRight', SMALL.space).name).toBe('A2')
    expect(towards(a2, 'ArrowDown', SMALL.space).name).toBe('B2')
    expect(towards(a2, 'ArrowLeft', SMALL.space).name).toBe('A1')
    expect(towards(a1, 'ArrowUp', SMALL.space).name).toBe('A1')
  })
})
