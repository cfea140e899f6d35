// Where numbered pins stand on a picture: each beside its target, clear of the rim and of the others.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Pin {
  number: number
  /** The middle of the pin. */
  x: number
  y: number
  /** What it points at. */
  to: { x: number; y: number }
}

/** How far a pin keeps from the rim, and from what it points at, in pixels. */
const RIM = 18
const FAR = 30
/** The directions to try, in quarters of a half turn: up right first. */
const AROUND = [-1, -3, 1, 3, 0, 2, -2, 4]

/** The pins for the targets on a picture of this size. */
export function pinned(targets: readonly Box[], size: { width: number; height: number }): Pin[] {
  const pins: Pin[] = []
  targets.forEach((box, at) => {
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const spots = AROUND.map((eighth) => beside(to, (eighth * Math.PI) / 4)).filter((spot) => inside(spot, size))
    const [best = to] = [...spots].sort((one, other) => crowd(one, pins) - crowd(other, pins))
    pins.push({ number: at + 1, ...best, to })
  })
  return pins
}

const beside = (to: Pin['to'], angle: number): Pin['to'] => ({
  x: to.x + FAR * Math.cos(angle),
  y: to.y + FAR * Math.sin(angle),
})

const inside = ({ x, y }: Pin['to'], { width, height }: { width: number; height: number }): boolean =>
  x > RIM && y > RIM && x < width - RIM && y < height - RIM

/** How many pins are too near, counting what they point at. */
const crowd = (spot: Pin['to'], pins: readonly Pin[]): number =>
  pins.flatMap((pin) => [pin, pin.to]).filter(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < 2 * RIM).length
