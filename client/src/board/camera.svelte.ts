// The camera over a board: pans, zooms and fits, glides where motion is wanted, and follows a growing board.

import { untrack } from 'svelte'
import { cubicOut } from 'svelte/easing'
import { Tween } from 'svelte/motion'
import {
  fitted,
  grown,
  kept,
  panned,
  showing,
  toBoard,
  toPixel,
  transformOf,
  UNCOVERED,
  viewBoxOf,
  zoomed,
  type Box,
  type Limits,
  type Point,
  type Room,
  type Sight,
} from './sight'

const GLIDE = 250
/** The factor of one press of a button or key. */
const NEARER = 1.35
/** The pixels of one press of an arrow key. */
const STEP = 70
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
}

export interface Options {
  /** Everything there is to see, in board units. The camera never leaves it. */
  bounds(): Box
  /** Free room around it, in board units. */
  margin?: number
  /** How far beyond all that the reader can move, in pixels, so that controls in a corner never hide anything for good. */
  beyond?: number
  /** The most pixels per unit to zoom in to. */
  most: number
  /** The least pixels per unit; by default whatever shows everything. */
  least?: number
  /** The pixels per unit within which the camera fits by itself, so that pieces stay large enough to tap. */
  comfortable?: Partial<Limits>
  /** Multiplies the duration of movements; 0 for none. */
  pace(): number
}

export class Camera {
  width = $state(0)
  height = $state(0)
  /** How much of each side is covered by controls, in pixels. */
  covered = $state.raw<Room['covered']>(UNCOVERED)
  /** Whether the reader has moved it; then it no longer follows the board. */
  strayed = $state(false)
  #tween = new Tween<Sight>({ x: 0, y: 0, zoom: 1 }, { easing: cubicOut })
  #followed = ''

  constructor(private readonly options: Options) {}

  readonly room: Room = $derived.by(() => ({ width: this.width, height: this.height, covered: this.covered }))

  readonly #bounds: Box = $derived.by(() => grown(this.options.bounds(), this.options.margin ?? 0))

  readonly #limits: Limits = $derived.by(() => {
    const { most, least } = this.options
    const whole = fitted(this.#bounds, this.room, { least: 1e-6, most: Infinity }).zoom
    return { least: Math.min(least ?? whole, most), most: Math.max(most, least ?? whole) }
  })

  get sight(): Sight {
    return this.#tween.current
  }

  /** Pixels per board unit. */
  get zoom(): number {
    return this.sight.zoom
  }

  /** For a group that is drawn in board units. */
  get transform(): string {
    return transformOf(this.sight, this.room)
  }

  /** For a picture that is drawn in board units. */
  get viewBox(): string {
    return viewBoxOf(this.sight, this.room)
  }

  /** The point of the board at a pixel of the element. */
  toBoard(pixel: Point): Point {
    return toBoard(pixel, this.sight, this.room)
  }

  toPixel(point: Point): Point {
    return toPixel(point, this.sight, this.room)
  }

  /** Whether all of it is in view. */
  readonly whole: boolean = $derived.by(() => {
    const { left, top, right, bottom } = this.#bounds
    const [first, last] = [this.toPixel({ x: left, y: top }), this.toPixel({ x: right, y: bottom })]
    return first.x > -1 && first.y > -1 && last.x < this.width + 1 && last.y < this.height + 1
  })

  /** Show everything, however small. */
  fit(glides = true): void {
    this.strayed = false
    this.#look(fitted(this.#bounds, this.room, this.#limits), glides)
  }

  /** Whether zooming by this factor would change anything. */
  canZoom(factor: number): boolean {
    const { zoom } = this.#tween.target
    return factor > 1 ? zoom < this.#limits.most - 1e-9 : zoom > this.#limits.least + 1e-9
  }

  /** Zoom around a pixel at once, or smoothly around the middle. */
  zoomBy(factor: number, at?: Point): void {
    this.strayed = true
    const centre = at ?? toPixel(this.#tween.target, this.#tween.target, this.room)
    this.#look(zoomed(this.#tween.target, factor, centre, this.room, this.#limits), at === undefined)
  }

  nearer(): void {
    this.zoomBy(NEARER)
  }

  farther(): void {
    this.zoomBy(1 / NEARER)
  }

  /** Move the board by pixels. */
  pan(across: number, down: number, glides = false): void {
    this.strayed = true
    this.#look(panned(this.#tween.target, across, down), glides)
  }

  /** Pan just far enough to show a part of the board. */
  reveal(box: Box): void {
    this.#look(showing(this.#tween.target, box, this.room), true)
  }

  /** Fit again when the board or its element changes, unless the reader has moved the camera. Call it in an effect. */
  follow(): void {
    const now = JSON.stringify([this.#bounds, this.room])
    if (!this.width || now === this.#followed) return
    const first = this.#followed === ''
    this.#followed = now
    // Changes made here must not trigger it again.
    untrack(() => this.#look(this.strayed ? this.#tween.target : this.#fitting(), !first))
  }

  /** Handle a key: plus, minus, zero, and arrows, which need Shift where they have another meaning. Returns whether it did. */
  press({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, arrows: 'plain' | 'shift'): boolean {
    if (ctrlKey || metaKey || altKey) return false
    const way = ARROWS[key]
    if (way && shiftKey === (arrows === 'shift')) this.pan(way.x, way.y, true)
    else if (key === '+' || key === '=') this.nearer()
    else if (key === '-') this.farther()
    else if (key === '0') this.fit()
    else return false
    return true
  }

  /** Everything, as far as pieces stay comfortable to see and tap. */
  #fitting(): Sight {
    const { least, most } = this.#limits
    return fitted(this.#bounds, this.room, { least, most, ...this.options.comfortable })
  }

  #look(to: Sight, glides: boolean): void {
    const duration = glides ? GLIDE * this.options.pace() : 0
    const reach = grown(this.#bounds, (this.options.beyond ?? 0) / to.zoom)
    void this.#tween.set(kept(to, this.strayed ? reach : this.#bounds, this.room), { duration })
  }
}
