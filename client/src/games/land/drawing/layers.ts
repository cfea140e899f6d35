// The format of drawings: layered shapes in a 64 x 64 square, all with one line weight.

/** The fill colour, or after a minus the stroke colour; then the path. */
export type Shape = readonly [colour: string, path: string]
export type Drawing = readonly Shape[]

export const INK = '#2a2622'

/** A disc as a path. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A pair of eyes with a spark in each. */
export const eyes = (left: number, right: number, y: number, r = 2.4): Shape[] => [
  [INK, disc(left, y, r) + disc(right, y, r)],
  ['=#fff', disc(left + r / 3, y - r / 3, r / 3) + disc(right + r / 3, y - r / 3, r / 3)],
]

/** Petals around a point: one petal pointing up, rotated this many times. */
export function around(count: number, x: number, y: number, petal: readonly [number, number][], first = 0): string {
  const at = (turn: number, [px, py]: readonly [number, number]): string => {
    const angle = ((turn / count) * 360 + first) * (Math.PI / 180)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    return `${(x + px * cos - py * sin).toFixed(1)} ${(y + px * sin + py * cos).toFixed(1)}`
  }
  return Array.from({ length: count }, (_, turn) => {
    const [start, ...rest] = petal.map((point) => at(turn, point))
    return `M${start}C${rest.join(' ')}z`
  }).join('')
}
