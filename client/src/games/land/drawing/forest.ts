// The forest around the Clearings: firs, old trees, glades, ferns and flowers. Colours come from light.css.

import { flat, line, mixed, moved, shape, spot, type Mark } from './marks'

export interface Glade {
  x: number
  y: number
  rx: number
  ry: number
  /** Whether it lies in the light. */
  lit: boolean
}

export interface Trunk {
  x: number
  base: number
  width: number
}

type Chance = () => number

const TURN = Math.PI * 2
const r1 = (n: number): number => Math.round(n * 10) / 10

/** Random numbers that are the same for the same seed, so that a tree keeps its shape. */
function chance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixedUp = Math.imul(state ^ (state >>> 15), 1 | state)
    mixedUp = (mixedUp + Math.imul(mixedUp ^ (mixedUp >>> 7), 61 | mixedUp)) ^ mixedUp
    return ((mixedUp ^ (mixedUp >>> 14)) >>> 0) / 4294967296
  }
}

/** Points around an ellipse, each up to `rough` nearer or farther than it. */
function ring(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  random: Chance,
  rough: number,
): [number, number][] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * TURN
    const reach = 1 - rough + random() * rough * 2
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach]
  })
}

/** A closed outline of bows, like leaves and clouds. */
function scallop(x: number, y: number, rx: number, ry: number, count: number, random: Chance): string {
  const points = ring(x, y, rx, ry, count, random, 0.1)
  const bows = points.map(([px, py], at) => {
    const [qx, qy] = points[(at + 1) % count]!
    const bow = r1(Math.hypot(qx - px, qy - py) * 0.62)
    return `A${bow} ${bow} 0 0 1 ${r1(qx)} ${r1(qy)}`
  })
  return `M${r1(points[0]![0])} ${r1(points[0]![1])}${bows.join('')}z`
}

/** A closed wavering outline. */
function blob(x: number, y: number, rx: number, ry: number, random: Chance): string {
  const points = ring(x, y, rx, ry, 18, random, 0.06)
  const between = points.map(([px, py], at) => {
    const [qx, qy] = points[(at + 1) % points.length]!
    return `${r1((px + qx) / 2)} ${r1((py + qy) / 2)}`
  })
  return `M${between.at(-1)}${points.map(([px, py], at) => `Q${r1(px)} ${r1(py)} ${between[at]}`).join('')}z`
}

function fir(x: number, base: number, height: number): string {
  const tiers = [0, 1, 2, 3].map((tier) => {
    const top = base - height + tier * height * 0.2
    const low = top + height * 0.36
    const half = height * 0.34 * (0.42 + tier * 0.22)
    const side = (sign: number): string => `${r1(x + sign * half * 0.4)} ${r1(low - height * 0.08)}`
    return `M${r1(x)} ${r1(top)}Q${side(1)} ${r1(x + half)} ${r1(low)}Q${r1(x)} ${r1(low - height * 0.05)} ${r1(x - half)} ${r1(low)}Q${side(-1)} ${r1(x)} ${r1(top)}z`
  })
  return tiers.join('')
}

/** A row of firs along the horizon, as one path. */
function firs(width: number, base: number, from: number, step: number, height: number, random: Chance): string {
  let path = ''
  for (let x = from; x < width + 20; x += step * (0.7 + random() * 0.7))
    path += fir(x, base, height * (0.7 + random() * 0.6))
  return path
}

/** The far firs, the nearer ones, the ground and its moss. */
export function background(width: number, height: number, horizon: number): Mark[] {
  const random = chance(7)
  const ninth = width / 9
  const hills = Array.from(
    { length: 9 },
    (_, at) =>
      `Q${r1(ninth * (at + 0.5))} ${r1(horizon - 4 + random() * 22)} ${r1(ninth * (at + 1))} ${r1(horizon + 8 + random() * 8)}`,
  )
  const patch = (): string => {
    const [rx, ry] = [r1(14 + random() * 40), r1(4 + random() * 9)]
    const [x, y] = [r1(random() * width), r1(horizon + 26 + random() * Math.max(1, height - horizon - 30))]
    return `M${x} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
  }
  const patches = Array.from({ length: Math.round((width * (height - horizon)) / 5200) }, patch)
  return [
    flat(firs(width, horizon + 12, -10, 27, 84, random), 'var(--far)'),
    flat(firs(width, horizon + 24, -4, 49, 92, random), mixed('var(--mid)', 'var(--far)', 35)),
    flat(`M0 ${horizon + 10}${hills.join('')}V${height}H0z`, 'var(--forest-floor)'),
    flat(patches.join(''), 'var(--grass-deep)', 0.28),
  ]
}

/** The ground of a glade. */
export function ground({ x, y, rx, ry, lit }: Glade): Mark[] {
  const random = chance(Math.round(x * 7 + y))
  return [
    flat(blob(x, y + 4, rx * 1.05, ry * 1.06, random), 'var(--grass-deep)', 0.7),
    flat(blob(x, y, rx, ry, random), lit ? 'var(--lit)' : 'var(--dim)'),
  ]
}

/** A shaft of light that falls into a glade; `slant` is negative at dawn and positive at sunset. */
export function shaft({ x, y, rx, ry }: Glade, slant: number): string {
  const from = x + slant * y * 0.7
  const half = rx * 0.32
  return `M${r1(from - half)} 0H${r1(from + half)}L${r1(x + rx * 0.82)} ${r1(y + ry * 0.3)}Q${r1(x)} ${r1(y + ry * 0.9)} ${r1(x - rx * 0.82)} ${r1(y + ry * 0.3)}z`
}

/** Grass and small flowers around a glade. */
export function edge({ x, y, rx, ry }: Glade): Mark[] {
  const random = chance(Math.round(x * 3 + y))
  return Array.from({ length: Math.round(rx / 6) }, (_, at) => {
    const [angle, reach] = [random() * TURN, 0.86 + random() * 0.16]
    const [px, py] = [r1(x + Math.cos(angle) * rx * reach), r1(y + Math.sin(angle) * ry * reach)]
    if (at % 3)
      return [
        line(
          `M${px} ${py}q-1.8-5.4-5.4-7.2M${px} ${py}v-9M${px} ${py}q1.8-5.4 5.4-7.2`,
          mixed('var(--leaf)', 'var(--leaf-light)', 30),
          1.7,
        ),
      ]
    return [spot(px, py, 3, `var(--flower-${(at % 4) + 1})`), spot(px, py, 1.2, '#8a5a22')]
  }).flat()
}

/** The trunk of an old tree with its roots and bark. */
export function trunk({ x, base, width: w }: Trunk): Mark[] {
  const random = chance(Math.round(x) + 11)
  const [left, right, h] = [x - w / 2, x + w / 2, base + 10]
  const roots =
    `C${r1(left - w * 0.2)} ${r1(base - 6)} ${r1(left - w * 0.7)} ${base} ${r1(left - w)} ${base + 5}C${r1(left - w * 0.3)} ${base + 4} ${r1(x - w * 0.45)} ${base + 1} ${r1(x - w * 0.2)} ${base - 4}` +
    `C${r1(x - w * 0.1)} ${base + 4} ${r1(x)} ${base + 9} ${r1(x + w * 0.1)} ${base + 11}C${r1(x + w * 0.2)} ${base + 4} ${r1(x + w * 0.3)} ${base - 2} ${r1(x + w * 0.4)} ${base - 3}` +
    `C${r1(right + w * 0.2)} ${base + 1} ${r1(right + w * 0.6)} ${base + 4} ${r1(right + w * 0.95)} ${base + 3}C${r1(right + w * 0.5)} ${base - 4} ${r1(right + w * 0.1)} ${base - 12} ${r1(right)} ${r1(base - h * 0.16)}`
  const stem = `M${r1(left)} -10C${r1(left - 3)} ${r1(h * 0.4)} ${r1(left - 4)} ${r1(base - h * 0.3)} ${r1(left - 2)} ${r1(base - h * 0.14)}${roots}C${r1(right - 2)} ${r1(base - h * 0.4)} ${r1(right + 2)} ${r1(h * 0.4)} ${r1(right)} -10z`
  const bark = Array.from({ length: 7 }, (_, at) => {
    const long = h * (0.1 + random() * 0.22)
    return `M${r1(x - w * 0.36 + at * w * 0.12)} ${r1(h * (0.15 + random() * 0.4))}q${r1((random() - 0.5) * 5)} ${r1(long / 2)} ${r1((random() - 0.5) * 4)} ${r1(long)}`
  })
  const sunny = `M${r1(left + w * 0.1)} -10C${r1(left + w * 0.1)} ${r1(h * 0.5)} ${r1(left + 3)} ${r1(base - h * 0.2)} ${r1(left - 2)} ${base - 4}C${r1(left + w * 0.2)} ${r1(base - h * 0.2)} ${r1(left + w * 0.3)} ${r1(h * 0.4)} ${r1(left + w * 0.3)} -10z`
  return [
    flat(stem, 'var(--bark)'),
    flat(sunny, 'var(--bark-light)', 0.55),
    line(bark.join(''), mixed('var(--bark)', '#000', 40), 1.6),
  ]
}

/** The leaves of an old tree. */
export function crown(x: number, y: number, rx: number): Mark[] {
  const random = chance(Math.round(x) + 5)
  const ry = rx * 0.66
  const leaf = (): string => {
    const [angle, reach] = [random() * TURN, Math.sqrt(random()) * 0.8]
    return `M${r1(x + Math.cos(angle) * rx * reach)} ${r1(y + Math.sin(angle) * ry * reach)}q3-4 6 0`
  }
  return [
    flat(scallop(x, y, rx, ry, 13, random), mixed('var(--leaf)', 'var(--near)', 45)),
    flat(scallop(x - rx * 0.12, y - ry * 0.2, rx * 0.82, ry * 0.74, 11, random), 'var(--leaf)'),
    flat(
      scallop(x - rx * 0.24, y - ry * 0.4, rx * 0.5, ry * 0.42, 8, random),
      mixed('var(--leaf)', 'var(--leaf-light)', 60),
    ),
    {
      ...line(Array.from({ length: Math.round((rx * ry) / 90) }, leaf).join(''), 'var(--leaf-light)', 1.4),
      opacity: 0.7,
    },
  ]
}

/** A fern that leans to one side: 1 to the right, -1 to the left. */
export function fern(x: number, y: number, size: number, side: 1 | -1): Mark {
  const fronds = [-1, 0, 1].map((at) => {
    const [ex, ey] = [x + side * (at * size * 0.5 + size * 0.2), y - size * (1 - Math.abs(at) * 0.25)]
    const leaves = [1, 2, 3, 4, 5].map((step) => {
      const t = step / 6
      const long = size * 0.2 * (1.1 - t)
      const from = `M${r1(x + (ex - x) * t)} ${r1(y + (ey - y) * t)}l`
      return `${from}${r1(long)} ${r1(-long * 0.5)}${from}${r1(-long)} ${r1(-long * 0.5)}`
    })
    return `M${r1(x)} ${r1(y)}Q${r1((x + ex) / 2 - side * 2)} ${r1(ey + size * 0.2)} ${r1(ex)} ${r1(ey)}${leaves.join('')}`
  })
  return line(fronds.join(''), mixed('var(--leaf)', 'var(--leaf-light)', 25), 2)
}

export function toadstool(x: number, y: number, size: number, cap = '#b9483f'): Mark[] {
  return moved(
    `translate(${r1(x)} ${r1(y)}) scale(${size})`,
    shape('M-3 0C-2-4-2-7-2.5-10H2.5C2-7 2-4 3 0C1 1-1 1-3 0z', '#f4e8cf'),
    shape('M-10-8C-9-16-4-18 0-18C4-18 9-16 10-8C4-6-4-6-10-8z', cap),
    spot(-4, -12, 1.7, '#f7ecd8'),
    spot(2, -14.5, 1.5, '#f7ecd8'),
    spot(5.5, -10.5, 1.3, '#f7ecd8'),
  )
}

/** The mossy log that the hand lies on. */
export function log(width: number, top: number, height: number): Mark[] {
  const bow = `C${r1(width * 0.22)} ${top - 14} ${r1(width * 0.78)} ${top - 14} ${width + 10} ${top}`
  const grain = [0.3, 0.55, 0.8].map(
    (at) => `M${r1(width * at * 0.3)} ${r1(top + 20 + height * at * 0.7)}q${r1(width * 0.2)} -8 ${r1(width * 0.42)} 2`,
  )
  return [
    flat(`M-10 ${top}${bow}V${top + height}H-10z`, mixed('var(--bark)', '#000', 15)),
    flat(
      `M-10 ${top}${bow}V${top + 20}C${r1(width * 0.78)} ${top + 4} ${r1(width * 0.22)} ${top + 4} -10 ${top + 20}z`,
      'var(--grass)',
    ),
    line(`M-10 ${top}${bow}`, 'var(--leaf-light)', 3),
    line(grain.join(''), mixed('var(--bark)', '#000', 50), 2),
  ]
}
