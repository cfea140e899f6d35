// The tile or home in hand: its side, rotation and position, whether it fits, and what it would bring.

import { around, at, faceOf, frameOf } from '../drawing/shapes'
import type { FaeriesAction, FaeriesComponents, Folk, Of, Prospect, Side, Square } from '../wire'
import type { Play } from './play.svelte'

type Spot = Of<'lay'> | Of<'home'>

export class Laying {
  private wished = $state<Side>('plant')
  /** The rotation chosen by the user; null before. */
  private quarters = $state<number | null>(null)
  /** The corner of its bounding box where it is held. */
  private held = $state.raw<Square | null>(null)
  /** Whether it was put down, so that it no longer follows the pointer. */
  down = $state(false)
  /** Whether it is being dragged out of the offer, which must stay until it is dropped. */
  dragged = $state(false)
  /** The garden square at a point of the window. */
  locate: ((x: number, y: number) => Square | null) | null = null

  constructor(
    readonly play: Play,
    private readonly components: FaeriesComponents,
  ) {}

  /** The tile in hand. */
  readonly tile: number | null = $derived.by(() =>
    this.play.question === 'lay' ? (this.play.view.asked?.tile ?? null) : null,
  )

  /** The folk of the home in hand. */
  readonly home: Folk | null = $derived.by(() =>
    this.play.question === 'home' ? (this.play.view.asked?.folk ?? null) : null,
  )

  get active(): boolean {
    return this.tile !== null || this.home !== null
  }

  /** There can be hundreds of ways to lay it, so these are derived once and shared. */
  private readonly lays = $derived.by(() => this.play.now('lay'))

  /** The side facing up: the preferred one, if it can be laid at all. */
  readonly side: Side = $derived.by(() => {
    const { lays, wished } = this
    if (!lays.length || lays.some(({ side }) => side === wished)) return wished
    return wished === 'plant' ? 'path' : 'plant'
  })

  /** Whether the other side can be laid anywhere. */
  get canFlip(): boolean {
    return this.lays.some(({ side }) => side !== this.side)
  }

  /** Its rotation: chosen by the user, else the first that fits anywhere. */
  readonly turns: number = $derived.by(() => {
    if (this.quarters !== null) return this.quarters % this.ways
    const fitting = this.lays.filter(({ side }) => side === this.side)
    return fitting.length ? Math.min(...fitting.map(({ turns }) => turns)) : 0
  })

  /** The number of distinct rotations of its side. */
  private get ways(): number {
    return this.tile === null ? 1 : (this.components.turns[this.tile]?.[this.side] ?? 4)
  }

  /** The outline in hand, starting at 0, 0. */
  readonly outline: readonly Square[] = $derived.by(() => {
    if (this.home) return this.components.garden.home
    return this.tile === null ? [] : faceOf(this.components, this.tile, this.side, this.turns)
  })

  get corner(): Square | null {
    return this.active && this.held ? this.clamped(this.held) : null
  }

  /** The squares it covers. */
  get squares(): Square[] {
    return this.corner ? at(this.outline, ...this.corner) : []
  }

  /** Its legal positions in the current rotation. */
  private readonly spots: Spot[] = $derived.by(() => {
    if (this.home) return this.play.now('home')
    return this.lays.filter(({ side, turns }) => side === this.side && turns === this.turns)
  })

  /** All squares it can cover in the current rotation. */
  readonly reach: ReadonlySet<string> = $derived.by(() => {
    const { outline } = this
    return new Set(this.spots.flatMap(({ x, y }) => at(outline, x, y).map((square) => square.join(' '))))
  })

  get fits(): boolean {
    const { corner } = this
    return corner !== null && this.spotAt(corner) !== null
  }

  /** What it would bring where it is held; null where it doesn't fit. */
  get prospect(): Prospect | null {
    const { corner, home, side, turns } = this
    if (!corner) return null
    const all: readonly Prospect[] = this.play.view.prospects
    const here = all.filter(({ x, y }) => x === corner[0] && y === corner[1])
    return here.find((one) => home !== null || (one.side === side && one.turns === turns)) ?? null
  }

  /** Hold it over this square, unless it has been put down. */
  over(square: Square): void {
    if (!this.down) this.hold(square)
  }

  /** Move it by this much. */
  nudge(dx: number, dy: number): void {
    this.play.table.dismiss()
    const [x, y] = this.held ?? this.middle()
    this.held = this.held ? this.clamped([x + dx, y + dy]) : this.clamped([x, y])
    this.down = true
  }

  turn(by: number): void {
    this.reform(() => {
      this.quarters = (this.turns + by + this.ways) % this.ways
    })
  }

  flip(): void {
    if (this.tile === null) return
    this.reform(() => {
      this.wished = this.side === 'plant' ? 'path' : 'plant'
    })
  }

  /** Lay it where it is held; if it doesn't fit, explain why. */
  async drop(): Promise<void> {
    const { corner, play } = this
    if (!corner) return
    const spot = this.spotAt(corner)
    if (spot) await play.lay(spot)
    else await play.table.explain(this.actionAt(corner))
  }

  /** Put it down so that it covers this square; where it lies already, lay it. */
  async putOn(square: Square): Promise<void> {
    if (this.down && this.fits && this.squares.some(([x, y]) => x === square[0] && y === square[1])) return this.drop()
    this.hold(square)
    this.down = this.fits
    if (!this.fits) await this.play.table.explain(this.actionAt(this.corner ?? square))
  }

  /** Reset, with nothing in hand. */
  rest(): void {
    this.held = null
    this.down = false
    this.quarters = null
    this.wished = 'plant'
  }

  private hold(square: Square): void {
    this.play.table.dismiss()
    const best = this.nearest(square)
    this.held = best ? [best.x, best.y] : this.around(square)
  }

  /** Transform it around its centre. */
  private reform(change: () => void): void {
    this.play.table.dismiss()
    const [width, height] = this.frame()
    const before = this.held
    change()
    if (!before) return
    const [wide, high] = this.frame()
    this.held = this.clamped([Math.round(before[0] + (width - wide) / 2), Math.round(before[1] + (height - high) / 2)])
  }

  private frame(): Square {
    return frameOf(this.outline.length ? this.outline : [[0, 0]])
  }

  private around(square: Square): Square {
    return around(this.outline, square, this.components.garden.side)
  }

  /** The legal position that covers this square and is closest to being centred on it. */
  private nearest(square: Square): Spot | null {
    const { outline } = this
    const wanted = this.around(square)
    const covers = ({ x, y }: Spot): boolean => outline.some(([dx, dy]) => x + dx === square[0] && y + dy === square[1])
    const far = ({ x, y }: Spot): number => Math.hypot(x - wanted[0], y - wanted[1])
    return this.spots.filter(covers).sort((one, other) => far(one) - far(other))[0] ?? null
  }

  private middle(): Square {
    const [width, height] = this.frame()
    const half = this.components.garden.side / 2
    return [Math.floor(half - width / 2), Math.floor(half - height / 2)]
  }

  private clamped([x, y]: Square): Square {
    const [width, height] = this.frame()
    const { side } = this.components.garden
    return [Math.min(Math.max(x, 0), side - width), Math.min(Math.max(y, 0), side - height)]
  }

  private spotAt([x, y]: Square): Spot | null {
    return this.spots.find((spot) => spot.x === x && spot.y === y) ?? null
  }

  private actionAt([x, y]: Square): FaeriesAction {
    return this.home ? { kind: 'home', x, y } : { kind: 'lay', side: this.side, turns: this.turns, x, y }
  }
}

const ALL = new WeakMap<Play, Laying>()

/** The piece in hand, shared by garden, offer and bottom panel. */
export function laying(play: Play, components: FaeriesComponents): Laying {
  const known = ALL.get(play) ?? new Laying(play, components)
  ALL.set(play, known)
  return known
}
