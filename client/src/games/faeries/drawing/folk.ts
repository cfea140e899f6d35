// The marks of the folk (moth, leaf, stone, tusk, paw, and an acorn for starting cards) and their hues.

import type { Kin } from './grounds'

export const HUES: Readonly<Record<Kin, string>> = {
  fae: '#7d4fb3',
  nature: '#3f8a4c',
  earth: '#a2712b',
  trolls: '#4a7396',
  beast: '#b54f3a',
  start: '#6b6a58',
}

/** By folk, in 24 x 24: what is filled, and what is cut into it. */
export const MARKS: Readonly<Record<Kin, { fill: string; cut?: string }>> = {
  fae: {
    fill: 'M12 8c-2-4-7.5-4.5-7.8-1.5C4 10 8 12.5 11.3 12.6c-3.5.5-5 3-3.7 4.6 1.5 1.7 4-.5 4.4-3.6.4 3.1 2.9 5.3 4.4 3.6 1.3-1.6-.2-4.1-3.7-4.6C16 12.5 20 10 19.8 6.5 19.5 3.5 14 4 12 8z',
  },
  nature: {
    fill: 'M18.5 4.5c.8 8-3 13-9 13-2.5 0-4-1.5-4-4 0-5.5 5-9.3 13-9z',
    cut: 'M5.5 19.5C8 14 11.5 10.5 16 7.5',
  },
  earth: {
    fill: 'M4.5 16.5l2-7 5-4 6 2.5 2.5 7-3 3h-9.5z',
    cut: 'M6.5 9.5l5 2.5 6-4M11.5 12l1.5 6',
  },
  trolls: {
    fill: 'M6 4.5c3.5.5 5.5 3 5.5 7 0 3.5 1.5 6 5 7.5-7 1-11-2-11-8.5 0-2.5.2-4.5.5-6zM14.5 5c2 .8 3.3 2.7 3.3 5 0 2 .7 3.3 2 4.2-4.3 0-6.1-2-6.1-5.2 0-1.6.3-3 .8-4z',
  },
  beast: {
    fill: 'M12 11.5c3 0 5.3 2.5 5.3 5 0 1.8-1.3 2.6-2.8 2.3-1.6-.3-3.4-.3-5 0-1.5.3-2.8-.5-2.8-2.3 0-2.5 2.3-5 5.3-5zM4 11.8a1.8 2.5-25 1 1 3.6-1.6a1.8 2.5-25 1 1-3.6 1.6zM7.6 7.2a1.9 2.7 0 1 1 3.8 0a1.9 2.7 0 1 1-3.8 0zM12.6 7.2a1.9 2.7 0 1 1 3.8 0a1.9 2.7 0 1 1-3.8 0zM16.4 10.2a1.8 2.5 25 1 1 3.6 1.6a1.8 2.5 25 1 1-3.6-1.6z',
  },
  start: { fill: 'M7 9.5h10c0 6-2.5 9-5 9.5-2.5-.5-5-3.5-5-9.5zM5.5 9.5C6 5.8 9 4.5 12 4.5s6 1.3 6.5 5z' },
}
