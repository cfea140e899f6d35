// The outlines of the five marks, about 20 around the centre: drop, sun, flame, moth, thorn.

import type { Colour } from '../wire'

export interface MarkShape {
  outline: string
  /** The offset of the letter below the centre. */
  down: number
}

const round = (number: number) => +number.toFixed(1)

/** A star with straight rays, one of them pointing up. */
function star(spikes: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * spikes }, (_, i) => {
    const radius = i % 2 ? inner : outer
    const angle = (Math.PI * i) / spikes
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
  })
  return `M${corners.join('L')}z`
}

/** A star with concave sides, like thorns. */
function bramble(spikes: number, outer: number, inner: number): string {
  const at = (radius: number, turn: number) => {
    const angle = (2 * Math.PI * turn) / spikes
    return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
  }
  const flanks = Array.from({ length: spikes }, (_, i) => `Q${at(inner, i + 0.5)} ${at(outer, i + 1)}`)
  return `M0 ${-outer}${flanks.join('')}z`
}

export const MARKS: Record<Colour, MarkShape> = {
  blue: { outline: 'M0-21C5-12 16-5 16 5A16 16 0 0 1-16 5C-16-5-5-12 0-21z', down: 5 },
  yellow: { outline: star(12, 21, 15.5), down: 0 },
  red: {
    outline: 'M3-22C3-13 16-7 16 5C16 14 9 19 0 19C-9 19-16 14-16 5C-16-3-11-7-10-14C-7-11-5-10-4-7C-4-13-2-18 3-22z',
    down: 5,
  },
  purple: {
    outline:
      'M0-9C-4-19-19-21-21-12C-22-4-17 0-13 3C-18 7-16 18-9 18C-4 18-1 14 0 11C1 14 4 18 9 18C16 18 18 7 13 3C17 0 22-4 21-12C19-21 4-19 0-9z',
    down: 1,
  },
  black: { outline: bramble(7, 22, 12.5), down: 0 },
}
