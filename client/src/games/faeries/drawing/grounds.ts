// The ground behind a portrait or a place: one per folk, in three hours of the day.

import { dot, each, fill, line, mirrored, mix, placed, random, scallop, star } from './pen'

export type Kin = 'fae' | 'nature' | 'earth' | 'trolls' | 'beast' | 'start'
export type Hour = 0 | 1 | 2
/** Sky, middle and low light. */
type Tones = readonly [string, string, string]

const TONES: Record<Kin, readonly Tones[]> = {
  fae: [
    ['#3d2f6b', '#8a6cc0', '#d9b8e6'],
    ['#2c2a5e', '#5f5aa8', '#b3a4e0'],
    ['#51306a', '#a765a8', '#eebfd2'],
  ],
  nature: [
    ['#6fa15a', '#b5d487', '#eef2bf'],
    ['#4f8a6a', '#9dcaa0', '#e3f0d0'],
    ['#8a9a3f', '#cfd27a', '#f8f0b8'],
  ],
  earth: [
    ['#4d3320', '#9a6a35', '#e8c07a'],
    ['#3f3a38', '#8a7563', '#dcc9a4'],
    ['#5a2f1c', '#b2672f', '#f2b963'],
  ],
  trolls: [
    ['#22384a', '#4f7690', '#a9c7d2'],
    ['#2c4440', '#5f8579', '#b9d2bd'],
    ['#2f3350', '#5d6a92', '#b4bfd6'],
  ],
  beast: [
    ['#5a2318', '#b4553a', '#f2bd86'],
    ['#3a2b2a', '#8f5f45', '#e9c694'],
    ['#43233a', '#a34f55', '#f4b58c'],
  ],
  start: [['#8a7d5c', '#cbbd92', '#f3ead0']],
}

/** Fills 220 x 150; the same seed scatters the same details. */
export function ground(kin: Kin, hour: Hour, seed: number): string {
  const tones = TONES[kin][hour % TONES[kin].length]!
  return sky(tones) + SCENES[kin](tones, hour, random(seed * 97 + 5))
}

function sky([high, middle, low]: Tones): string {
  const glow = mix(low, '#ffffff', 0.35)
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${high}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient><radialGradient id="glow" cx=".5" cy=".48" r=".52"><stop stop-color="${glow}" stop-opacity=".85"/><stop offset="1" stop-color="${low}" stop-opacity="0"/></radialGradient></defs><path fill="url(#sky)" d="M0 0H220V150H0z"/><path fill="url(#glow)" d="M0 0H220V150H0z"/>`
}

type Scene = (tones: Tones, hour: Hour, next: () => number) => string

const SCENES: Record<Kin, Scene> = {
  fae: ([high, middle], hour, next) =>
    [
      dot(hour === 1 ? 184 : 36, 30, 17, '#fff3cf'),
      dot(hour === 1 ? 191 : 43, 26, 15, mix(high, middle, 0.25)),
      ...Array.from({ length: 12 }, () =>
        star(Math.round(next() * 220), Math.round(next() * 80), 2 + next() * 3.5, '#fff6d8'),
      ),
      fill('M0 150V124Q30 108 60 122T120 118T180 122T220 114V150z', mix(high, middle, 0.15)),
      each(
        [
          [18, 1],
          [34, 0.7],
          [198, 1.1],
          [180, 0.7],
        ],
        (x, size) => toadstool(x, size, mix(middle, '#ffffff', 0.15)),
      ),
    ].join(''),
  nature: ([high, middle], _, next) =>
    [
      ...[0, 1, 2, 3, 4].map((i) =>
        fill(scallop(10 + i * 52, 20 + next() * 16, 40, 26, 9, next), mix(high, middle, 0.25 + next() * 0.2)),
      ),
      mirrored(line('M0 150C14 112 10 74 26 36', mix(high, '#173a1f', 0.35), 4) + vine(high, middle)),
      fill('M0 150V134Q40 124 80 134T160 132T220 130V150z', mix(high, '#1f4f2a', 0.35)),
    ].join(''),
  earth: ([high]) => {
    const near = mix(high, '#000000', 0.15)
    return [
      fill('M0 0H220V26Q200 46 184 24Q168 52 146 22Q120 36 104 20Q84 48 64 22Q44 54 26 28Q12 40 0 30z', near),
      fill(
        'M0 150V112L16 96L30 118L42 108L54 150zM220 150V108L204 92L192 116L180 104L166 150z',
        mix(high, '#000000', 0.05),
      ),
      each(
        [
          [20, 122, 1, '#9ad0d8'],
          [36, 132, 0.7, '#d6b0e0'],
          [198, 120, 1.1, '#f0d27a'],
          [182, 134, 0.7, '#9ad0d8'],
        ],
        crystal,
      ),
      line('M0 66Q40 58 70 70M220 74Q186 62 150 72', near, 2, 0.5),
    ].join('')
  },
  trolls: ([high, middle], hour) => {
    const near = mix(high, '#000000', 0.15)
    return [
      dot(170, 34, 20, '#eef3e4'),
      fill('M0 96Q50 78 90 92T170 84T220 90V150H0z', mix(high, middle, 0.3)),
      hour === 0 ? bridge(mix(middle, '#8d9a96', 0.45), near) : '',
      each([[10], [22], [34], [190], [204], [214]], (x) => reed(x, near, mix(high, '#4a2f1a', 0.5))),
      fill('M0 128a60 6 0 0 0 120 0a60 6 0 0 0-120 0M110 138a56 6 0 0 0 112 0a56 6 0 0 0-112 0', '#ffffff', 0.22),
    ].join('')
  },
  beast: ([high, middle, low], hour) =>
    [
      dot(hour === 1 ? 40 : 180, 38, 22, '#fff0cf'),
      each(
        [
          [6, 16],
          [38, 9],
          [62, 6],
          [158, 6],
          [184, 10],
          [212, 16],
        ],
        (x, width) => trunk(x, width, high),
      ),
      fill('M0 150V126Q34 114 64 126T130 122T220 118V150z', mix(high, '#1c120c', 0.35)),
      line('M14 126l3-9M24 122l1-9M190 120l-2-10M204 118l2-9', mix(middle, low, 0.4), 2),
    ].join(''),
  start: () =>
    fill('M0 150V112H220V150z', '#9a7446') +
    line('M0 112H220M0 126H220M0 140H220M60 112v14M150 126v14M30 126v14M190 112v14', '#5f4322', 1.5),
}

const toadstool = (x: number, size: number, color: string): string =>
  placed(
    `translate(${x} 146)scale(${size})`,
    fill('M-4 4C-3-4-3-8-3-14H3C3-8 3-4 4 4z', '#e9dcf2'),
    fill('M-15-12C-13-24-6-27 0-27C6-27 13-24 15-12C6-9-6-9-15-12z', color),
    dot(-5, -18, 2.2, '#ffffff'),
    dot(4, -21, 1.8, '#ffffff'),
  )

const vine = (high: string, middle: string): string =>
  [44, 62, 80, 98, 116, 132]
    .map((y, i) => {
      const [bend, reach] = i % 2 ? [24, 30] : [-20, -24]
      return fill(
        `M${22 - i * 2} ${y}q${bend} -14 ${reach} 4q-16 10 ${-reach} -4z`,
        i % 2 ? mix(high, '#2c6a35', 0.4) : mix(high, middle, 0.5),
      )
    })
    .join('')

const crystal = (x: number, y: number, size: number, color: string): string =>
  placed(
    `translate(${x} ${y})scale(${size})`,
    fill('M-6 18L-8 0L0-14L8 0L6 18z', color),
    fill('M0-14L8 0L6 18H0z', mix(color, '#000000', 0.2)),
    line('M-8 0L0 4L8 0M0 4V18', '#ffffff', 1, 0.6),
  )

const bridge = (stone: string, joint: string): string =>
  fill('M0 150V92C30 70 190 70 220 92V150H196C190 106 150 100 110 100C70 100 30 106 24 150z', stone) +
  line('M20 94l-4 16M46 84l-3 14M78 79l-1 14M142 79l1 14M174 84l3 14M200 94l4 16', joint, 1.8, 0.6)

function reed(x: number, stalk: string, head: string): string {
  const [lean, high] = [x > 100 ? -6 : 6, 96 + (x % 7) * 3]
  return (
    line(`M${x} 150Q${x + 2} 118 ${x + lean} ${high}`, stalk, 2.6) + fill(`M${x + lean - 3} ${high - 8}h6v18h-6z`, head)
  )
}

const trunk = (x: number, width: number, color: string): string => {
  const [left, right, slim] = [x - width / 2, x + width / 2, width * 0.3]
  return fill(
    `M${left} 150C${left + 2} 100 ${left} 50 ${x - slim} 0H${x + slim}C${right} 50 ${right - 2} 100 ${right + 2} 150z`,
    mix(color, '#000000', width > 12 ? 0.25 : 0),
    width < 10 ? 0.55 : 1,
  )
}
