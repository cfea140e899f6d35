// The pen of all drawings: outlined shapes, lines and flat patches, as data for one component to draw.

export const INK = '#2a2622'
/** The width of outlines in a frame of 100 x 130. */
const PEN = 1.7

export interface Mark {
  d: string
  fill?: string
  /** The colour of its line, if it has one. */
  line?: string
  width?: number
  /** An SVG transform. */
  moved?: string
  opacity?: number
}

/** A drawing: marks from back to front. Parts of a drawing may be drawings themselves. */
export type Part = Mark | readonly Part[]

export const drawn = (...parts: Part[]): Mark[] => parts.flatMap((part) => ('d' in part ? [part] : drawn(...part)))

/** An outlined shape. */
export const shape = (d: string, fill: string): Mark => ({ d, fill, line: INK, width: PEN })
/** A line without a fill. */
export const line = (d: string, colour = INK, width = 1.5): Mark => ({ d, line: colour, width })
/** A patch of colour without an outline. */
export const flat = (d: string, fill: string, opacity?: number): Mark => ({ d, fill, ...(opacity && { opacity }) })

const round = (n: number): number => Math.round(n * 100) / 100
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): Mark =>
  shape(ellipse(x, y, rx, ry), fill)
export const dot = (x: number, y: number, r: number, fill: string): Mark => oval(x, y, r, r, fill)
export const smudge = (x: number, y: number, rx: number, ry: number, fill: string, opacity?: number): Mark =>
  flat(ellipse(x, y, rx, ry), fill, opacity)
export const spot = (x: number, y: number, r: number, fill: string, opacity?: number): Mark =>
  smudge(x, y, r, r, fill, opacity)

/** The same parts, transformed. */
export const moved = (transform: string, ...parts: Part[]): Mark[] =>
  drawn(...parts).map((mark) => ({ ...mark, moved: mark.moved ? `${transform} ${mark.moved}` : transform }))

/** The parts and their mirror image, on both sides of a vertical line. */
export const mirrored = (axis: number, ...parts: Part[]): Mark[] =>
  drawn(parts, moved(`translate(${2 * axis} 0) scale(-1 1)`, parts))

/** A mixture of two colours; `share` is the percentage of the second one. */
export const mixed = (one: string, other: string, share: number): string =>
  `color-mix(in srgb, ${one}, ${other} ${share}%)`
