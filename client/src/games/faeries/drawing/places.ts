// The five places of the folk, each a landmark on its folk's ground.

import { ground, type Kin } from './grounds'
import { INK, disc, dot, each, fill, line, mirrored, random, scallop, shape, tube } from './pen'
import { addressOf, drawnOnce, framed } from './image'

type Folk = Exclude<Kin, 'start'>

const LANDMARKS: Record<Folk, () => readonly string[]> = {
  fae: () => [
    shape(
      'M104 120C100 90 96 70 84 56C96 60 102 66 106 74C106 58 108 46 118 34C118 52 118 60 118 72C124 62 132 58 142 56C130 70 124 92 122 120z',
      '#3a2a5a',
    ),
    shape(scallop(112, 40, 58, 30, 12, random(8)), '#6f54a8'),
    fill(scallop(104, 34, 38, 18, 9, random(9)), '#9a7fd0'),
    each(
      [
        [76, 58],
        [98, 66],
        [126, 66],
        [150, 56],
      ],
      lantern,
    ),
    each(
      [
        [52, '#c48fe0'],
        [70, '#e59ac0'],
        [154, '#c48fe0'],
        [172, '#e59ac0'],
      ],
      toadstool,
    ),
  ],
  nature: () => [
    tube('M66 128C60 84 72 40 110 34C148 40 160 84 154 128', '#8a6238', 10),
    each(
      [
        [64, 108],
        [62, 84],
        [70, 60],
        [88, 42],
        [110, 34],
        [132, 42],
        [150, 60],
        [158, 84],
        [156, 108],
      ],
      (x, y) => {
        const even = x % 4 === 0
        return (
          shape(scallop(x, y, 15, 12, 7, random(x)), even ? '#86ba5e' : '#6fa653') +
          disc(x - 3, y - 2, 4, even ? '#fffaf2' : '#f7b8cf') +
          disc(x + 6, y + 3, 3, '#f4d35e')
        )
      },
    ),
    fill('M84 128C92 96 128 96 136 128z', '#fff3b8', 0.7),
    shape('M92 128C98 118 122 118 128 128z', '#d9c8a2'),
  ],
  earth: () => [
    shape('M30 130C36 66 74 34 112 34C150 34 186 66 192 130z', '#7a9a4a'),
    fill('M58 74C76 46 96 36 112 36C132 38 148 46 164 66C140 54 88 54 58 74z', '#a3bd62'),
    disc(112, 98, 29, '#c9a15a') + disc(112, 98, 22, '#8a4a2a'),
    line('M112 76V120M98 82V114M126 82V114', '#5f2f18', 2) + dot(124, 98, 3, '#f0cc6a'),
    mirrored(disc(62, 106, 8, '#ffe28a') + line('M62 98V114M54 106H70'), 112),
    shape('M140 44V22H154V50z', '#a7aea4') + line('M147 14q5-5 0-11', '#ffffff', 3),
  ],
  trolls: () => [
    fill('M0 122Q40 112 80 122T160 120T220 120V150H0z', '#4f86a4'),
    line('M30 134q12-6 24 0M150 138q12-6 24 0M96 142q12-6 24 0', '#bfe0ee', 2),
    shape('M12 126C12 72 60 52 110 52C160 52 208 72 208 126H172C170 96 142 84 110 84C78 84 50 96 48 126z', '#9aa39c'),
    line(
      'M30 92l16 10M52 72l12 16M84 60l6 20M136 60l-6 20M168 72l-12 16M190 92l-16 10M22 112h24M198 112h-24',
      '#5f6660',
      2,
    ),
    shape('M6 66C60 36 160 36 214 66L210 76C160 50 60 50 10 76z', '#b9c0b6'),
    dot(102, 108, 4, '#ffe28a') + dot(118, 108, 4, '#ffe28a'),
  ],
  beast: () => [
    shape('M92 46C88 20 84 8 78 0H146C138 10 136 24 134 46C150 70 172 96 196 128H24C52 96 76 70 92 46z', '#6a4429'),
    line('M100 20C102 40 96 60 80 84M122 20C122 44 134 66 152 92M112 10V50', '#3f2616', 2.4),
    shape('M78 128C76 96 92 78 112 78C132 78 148 96 146 128z', '#1c120c'),
    dot(102, 108, 4.5, '#ffd873') + dot(122, 108, 4.5, '#ffd873'),
    each(
      [
        [40, 124],
        [58, 112],
        [170, 114],
        [186, 126],
      ],
      (x, y) => shape(scallop(x, y, 16, 9, 7, random(x)), '#7a9a4a'),
    ),
    shape(scallop(112, 2, 76, 22, 12, random(12)), '#a8643a'),
  ],
}

function lantern(x: number, y: number): string {
  return (
    line(`M${x} ${y - 12}V${y - 4}`, INK, 1.6) +
    dot(x, y, 14, '#ffe28a', 0.35) +
    shape(`M${x - 5} ${y - 4}H${x + 5}L${x + 4} ${y + 7}H${x - 4}z`, '#ffe9a6')
  )
}

function toadstool(x: number, cap: string): string {
  return (
    shape(
      `M${x - 3} 126C${x - 2} 120 ${x - 2} 116 ${x - 2} 112H${x + 2}C${x + 2} 116 ${x + 2} 120 ${x + 3} 126z`,
      '#f3e6ff',
    ) + shape(`M${x - 11} 114C${x - 9} 104 ${x - 4} 102 ${x} 102C${x + 4} 102 ${x + 9} 104 ${x + 11} 114z`, cap)
  )
}

/** A folk's place as the address of an image of 220 x 150. */
export const placeAddress = (folk: Folk): string =>
  drawnOnce(`place ${folk}`, () => addressOf(framed(ground(folk, 0, 3) + LANDMARKS[folk]().join(''))))
