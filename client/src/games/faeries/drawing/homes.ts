// The homes of the five folk, seen from the front, their windows lit.

import type { Folk } from '../wire'
import { addressOf, drawnOnce } from './image'
import { disc, dot, each, fill, line, oval, random, scallop, shape, spot, tube } from './pen'

/** 88 x 88 around the middle. */
const HOMES: Record<Folk, () => readonly string[]> = {
  fae: () => [
    shape('M-20 34C-16 16-16 4-18-6H18C16 4 16 16 20 34C8 38-8 38-20 34z', '#f7ecd8'),
    shape('M-38-2C-36-30-18-40 0-40C18-40 36-30 38-2C16 6-16 6-38-2z', '#8a5bbf'),
    each(
      [
        [-18, -18, 6],
        [2, -26, 7],
        [20, -16, 6],
        [-4, -8, 4],
        [28, -6, 3],
      ],
      (x, y, r) => spot(x, y, r, r * 0.8, '#f3e6ff'),
    ),
    shape('M-8 35V18C-8 8 8 8 8 18V35z', '#5a3a26') + dot(4.5, 24, 1.5, '#e2b03a'),
    disc(-13, 12, 4.5, '#ffe28a') + disc(14, 12, 4.5, '#ffe28a'),
  ],
  nature: () => [
    shape('M-26 36C-22 18-22 8-24-2H24C22 8 22 18 26 36z', '#a87a4c'),
    shape(scallop(0, -18, 38, 24, 11, random(4)), '#6fa653') + fill(scallop(-6, -24, 24, 13, 8, random(5)), '#93c163'),
    shape('M-8 36V16C-8 6 8 6 8 16V36z', '#4a2f1a'),
    disc(-16, 14, 4.5, '#ffe28a') + disc(16, 14, 4.5, '#ffe28a'),
    disc(-22, -14, 4, '#f7b8cf') + disc(20, -22, 4, '#fffaf2') + disc(4, -8, 3, '#f4d35e'),
  ],
  earth: () => [
    shape('M-40 36C-38-6-20-30 0-30C20-30 38-6 40 36z', '#7a9a4a'),
    disc(0, 14, 20, '#d9a85c') + disc(0, 14, 15, '#8a4a2a') + dot(8, 14, 2, '#e2b03a'),
    disc(-28, 18, 5, '#ffe28a') + disc(28, 18, 5, '#ffe28a'),
    tube('M14-24V-36', '#a7aea4', 5),
  ],
  trolls: () => [
    shape('M-34 36L-30-4L30-4L34 36z', '#8d948c'),
    shape('M-40-2L-8-32L10-34L40-2C20 4-20 4-40-2z', '#6a7a4f'),
    line('M-24 22h8M18 8h8M18 26h10M-28 30h8', '#5f6660', 2),
    shape('M-10 36V12H10V36z', '#3a2a20'),
    disc(-20, 12, 4.5, '#ffe28a') + disc(20, 16, 4.5, '#ffe28a'),
  ],
  beast: () => [
    shape('M-38 36C-40 0-16-20 0-22C16-20 40 0 38 36z', '#8a5f3a'),
    fill('M-34 6C-24-16-8-22 0-22C16-20 28-8 34 8C22-6-20-8-34 6z', '#7fae5a'),
    shape('M-16 36C-18 14-8 4 0 4C8 4 18 14 16 36z', '#2a1c14'),
    oval(-6, 20, 2.4, 3, '#ffe28a') + oval(6, 20, 2.4, 3, '#ffe28a'),
  ],
}

/** A folk's home as the address of a square image. */
export const homeAddress = (folk: Folk): string =>
  drawnOnce(`home ${folk}`, () =>
    addressOf(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-44 -44 88 88" width="176" height="176"><g stroke-linecap="round" stroke-linejoin="round"><circle r="41" fill="#fff3b8" opacity=".4"/>${HOMES[folk]().join('')}</g></svg>`,
    ),
  )
