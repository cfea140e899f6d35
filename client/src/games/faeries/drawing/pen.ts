// The pen of the card art: outlined shapes, plain patches, lines and transforms, as SVG source.

export const INK = '#2a2622'
const PEN = 2.2

export const round = (value: number): number => Math.round(value * 10) / 10

const OUTLINE = ` stroke="${INK}" stroke-width="${PEN}"`
const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '')
const tilted = (x: number, y: number, tilt: number): string =>
  tilt ? ` transform="rotate(${tilt} ${round(x)} ${round(y)})"` : ''

/** A path with an outline; the opacity is that of the fill alone. */
export const shape = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}${OUTLINE}/>`

/** A path without an outline. */
export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${faded(opacity)}/>`

export const line = (d: string, color = INK, width = 1.8, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${faded(opacity)}/>`

export const dashed = (d: string, color: string, width: number, dashes: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dashes}"/>`

/** A thick line with an outline on both sides. */
export const tube = (d: string, color: string, width: number): string =>
  line(d, INK, width + 2 * PEN) + line(d, color, width)

/** A circle with an outline. */
export const disc = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${color}"${OUTLINE}/>`

/** A circle without an outline. */
export const dot = (x: number, y: number, r: number, color: string, opacity = 1): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${color}"${faded(opacity)}/>`

export const ring = (x: number, y: number, r: number, color: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`

/** An ellipse with an outline. */
export const oval = (x: number, y: number, rx: number, ry: number, color: string, tilt = 0): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${color}"${OUTLINE}${tilted(x, y, tilt)}/>`

/** An ellipse without an outline. */
export const spot = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${color}"${faded(opacity)}/>`

/** A twinkle with four points. */
export const star = (x: number, y: number, r: number, color = '#fff2b8'): string =>
  placed(
    `translate(${x} ${y})scale(${round(r) / 10})`,
    fill('M0-10Q1.5-1.5 10 0Q1.5 1.5 0 10Q-1.5 1.5-10 0Q-1.5-1.5 0-10z', color),
  )

export const placed = (transform: string, ...drawn: readonly string[]): string =>
  `<g transform="${transform}">${drawn.join('')}</g>`

/** The drawing and its mirror image at a vertical axis. */
export const mirrored = (drawn: string, axis = 110): string =>
  drawn + placed(`translate(${2 * axis} 0)scale(-1 1)`, drawn)

/** The same drawing at each of these points. */
export const each = <const Point extends readonly (number | string)[]>(
  points: readonly Point[],
  draw: (...point: Widened<Point>) => string,
): string => points.map((point) => draw(...(point as unknown as Widened<Point>))).join('')

/** Numbers and texts in place of their literal types. */
type Widened<Point extends readonly unknown[]> = {
  -readonly [Key in keyof Point]: Point[Key] extends number ? number : string
}

const channels = (color: string): number[] => [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16))

/** A colour this far on the way from one to the other, both as #rrggbb. */
export function mix(from: string, to: string, part: number): string {
  const goal = channels(to)
  const mixed = channels(from).map((value, index) => Math.round(value + (goal[index]! - value) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The same numbers in [0, 1) for the same seed, so that a drawing never changes. */
export function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** A closed outline of arcs, like foliage. */
export function scallop(x: number, y: number, rx: number, ry: number, arcs: number, next: () => number): string {
  const points = Array.from({ length: arcs }, (_, index) => {
    const angle = (index / arcs) * 2 * Math.PI + next() * 0.25
    const reach = 0.86 + next() * 0.2
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach] as const
  })
  const arc = (point: readonly [number, number], index: number): string => {
    const goal = points[(index + 1) % arcs]!
    const radius = round(Math.hypot(goal[0] - point[0], goal[1] - point[1]) * 0.62)
    return `A${radius} ${radius} 0 0 1 ${round(goal[0])} ${round(goal[1])}`
  }
  return `M${round(points[0]![0])} ${round(points[0]![1])}${points.map(arc).join('')}z`
}
