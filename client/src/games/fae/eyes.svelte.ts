// The camera of the map: viewport size, visible part, and animation.

import { CLOSEST, FARTHEST, frame, kept, onMap, panned, scale, showing, whole, zoomed, type Bounds, type Sight } from './sight'
import type { Point } from './wire'

/** Below this many pixels per map unit, the small-scale drawing is used. */
const FROM_FAR = 0.64

export class Eyes {
  /** The viewport, set by the board. */
  width = $state(0)
  height = $state(0)
  /** The part chosen by the user; null for the whole map. */
  #wanted: Sight | null = $state.raw(null)

  constructor(private readonly bounds: () => Bounds) {}

  readonly room = $derived.by(() => ({ width: Math.max(1, this.width), height: Math.max(1, this.height) }))
  readonly sight = $derived.by(() => kept(this.#wanted ?? whole(this.bounds()), this.room, this.bounds()))
  /** Pixels per map unit. */
  readonly pixels = $derived.by(() => scale(this.sight, this.room, this.bounds()))
  /** Left, top, width and height of the visible part. */
  readonly seen = $derived.by(() => frame(this.sight, this.room, this.bounds()))
  readonly far = $derived.by(() => this.pixels < FROM_FAR)

  zoom = (factor: number, pixel: Point = [this.room.width / 2, this.room.height / 2]): void => {
    this.#wanted = zoomed(this.sight, factor, pixel, this.room, this.bounds())
  }

  pan = (across: number, down: number): void => {
    this.#wanted = panned(this.sight, across, down, this.room, this.bounds())
  }

  all = (): void => {
    this.#wanted = null
  }

  /** Zoom in at the pixel, or back out to the whole map. */
  leap = (pixel: Point): void => {
    if (this.sight.zoom > 2.6) this.all()
    else this.zoom(2.2, pixel)
  }

  /** Brings the place into view. */
  turnTo(place: Point): void {
    this.#wanted = showing(this.sight, place, this.room, this.bounds())
  }

  canZoom = (factor: number): boolean => (factor > 1 ? this.sight.zoom < CLOSEST : this.sight.zoom > FARTHEST)

  onMap = (pixel: Point): Point => onMap(pixel, this.sight, this.room, this.bounds())

  onScreen = (at: Point): Point => [(at[0] - this.seen[0]) * this.pixels, (at[1] - this.seen[1]) * this.pixels]
}
