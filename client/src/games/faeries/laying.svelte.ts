// The tile or home in hand: its side, rotation and position, whether it fits, and what it would score.

import type { Composing } from './composing.svelte'
import { worthOf, type Worth } from './foreseeing'
import { eventsOf } from './happenings'
import { around, at, faceOf, frameOf } from './shapes'
import type { FaeriesAction, FaeriesComponents, Folk, Of, Side, Square } from './wire'

type Spot = Of<'lay'> | Of<'home'>

export class Laying {
  private wished = $state<Side>('plant')
  /** The rotation chosen by the user; null before. */
  private quarters = $state<number | null>(null)
  /** The corner of its bounding box where it is held. */
  private held = $state.raw<Square | null>(null)
  /** The last tile in hand: a laid tile is still that one during the next question. */
  private known: number | null = null
  /** The garden square at a point of the window. */
  locate: ((x: number, y: number) => Square | null) | null = null

  constructor(
    readonly play: Composing,
    private readonly components: FaeriesComponents,
  ) {}

  /** The piece laid last, which can still be moved. */
  get pinned(): Spot | null {
    const last = this.play.actions.at(-1)
    return last?.kind === 'lay' || last?.kind === 'home' ? last : null
  }

  /** The tile in hand. */
  get tile(): number | null {
    const { play } = this
    if (play.question === 'lay') this.known = play.view.asked?.tile ?? null
    else if (this.pinned?.kind !== 'lay') return null
    return this.known
  }

  /** The folk of the home in hand. */
  get home(): Folk | null {
    const { play } = this
    if (play.question === 'home') return play.view.asked?.folk ?? null
    if (this.pinned?.kind !== 'home') return null
    return eventsOf(play.table.preview?.news ?? []).findLast(({ kind }) => kind === 'housed')?.folk ?? null
  }

  get active(): boolean {
    return this.play.table.active && (this.tile !== null || this.home !== null)
  }

  get kind(): Side | 'home' {
    return this.home ? 'home' : this.side
  }

  /** There can be hundreds of ways to lay it, so these are derived once and shared. */
  private readonly lays = $derived.by(() => this.play.offers('lay'))

  /** The side facing up: the preferred one, if it can be laid at all. */
  readonly side: Side = $derived.by(() => {
    if (this.pinned?.kind === 'lay') return this.pinned.side
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
    if (this.pinned?.kind === 'lay') return this.pinned.turns
    if (this.quarters !== null) return this.quarters % this.ways
    const fitting = this.lays.filter(({ side }) => side === this.side)
    return fitting.length ? Math.min(...fitting.map(({ turns }) => turns)) : 0
  })

  /** The number of distinct rotations of its side. */
  private get ways(): number {
    return this.tile === null ? 1 : (this.components.turns[this.tile]?.[this.side] ?? 4)
  }

  /** The outline in hand, starting at 0, 0. */
  readonly outline: Square[] = $derived.by(() => {
    if (this.home) return this.components.garden.home as Square[]
    return this.tile === null ? [] : faceOf(this.components, this.tile, this.side, this.turns)
  })

  get corner(): Square | null {
    if (!this.active || this.pinned || !this.held) return null
    return this.clamped(this.held)
  }

  /** The squares it covers. */
  get squares(): Square[] {
    return this.corner ? at(this.outline, ...this.corner) : []
  }

  /** Its legal positions in the current rotation. */
  readonly spots: Spot[] = $derived.by(() => {
    if (this.home) return this.play.offers('home')
    return this.lays.filter(({ side, turns }) => side === this.side && turns === this.turns)
  })

  /** All squares it can cover in the current rotation. */
  readonly reach: Set<string> = $derived.by(() => {
    const { outline } = this
    return new Set(this.spots.flatMap(({ x, y }) => at(outline, x, y).map((square) => square.join(' '))))
  })

  get fits(): boolean {
    const { corner } = this
    return corner !== null && this.spotAt(corner) !== null
  }

  get worth(): Worth | null {
    const { play, corner } = this
    const garden = play.view.players[play.table.observer]?.garden
    return corner && garden ? worthOf(garden, this.components, this.squares, this.kind) : null
  }

  /** Hold it over this square. */
  over(square: Square): void {
    const best = this.nearest(square)
    this.held = best ? [best.x, best.y] : this.around(square)
  }

  /** Move it by this much. */
  nudge(dx: number, dy: number): void {
    const pinned = this.lift()
    const [x, y] = this.held ?? (pinned ? [pinned.x, pinned.y] : this.middle())
    this.held = this.held || pinned ? this.clamped([x + dx, y + dy]) : this.clamped([x, y])
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
    const { corner } = this
    if (!corner) return
    await this.play.choose(this.spotAt(corner) ?? this.actionAt(corner))
  }

  /** Lay it so that it covers this square; if it can't, explain why. */
  async dropOn(square: Square): Promise<void> {
    const best = this.nearest(square)
    if (!best) this.lift()
    this.held = best ? [best.x, best.y] : this.around(square)
    await this.play.choose(best ?? this.actionAt(this.held))
  }

  /** Reset, with nothing in hand. */
  rest(): void {
    this.held = null
    this.quarters = null
    this.wished = 'plant'
  }

  /** Pick up the laid piece again. */
  private lift(): Spot | null {
    const { pinned } = this
    if (pinned) {
      this.held = [pinned.x, pinned.y]
      if (pinned.kind === 'lay') {
        this.wished = pinned.side
        this.quarters = pinned.turns
      }
      this.play.back()
    }
    return pinned
  }

  /** Transform it around its centre; a laid piece stays if it still fits. */
  private reform(change: () => void): void {
    const pinned = this.lift()
    const [width, height] = frameOf(this.outline.length ? this.outline : [[0, 0]])
    const before = this.held
    change()
    if (before) {
      const [wide, high] = frameOf(this.outline.length ? this.outline : [[0, 0]])
      this.held = this.clamped([Math.round(before[0] + (width - wide) / 2), Math.round(before[1] + (height - high) / 2)])
    }
    if (pinned && this.fits) void this.drop()
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
    const [width, height] = frameOf(this.outline)
    const half = this.components.garden.side / 2
    return [Math.floor(half - width / 2), Math.floor(half - height / 2)]
  }

  private clamped([x, y]: Square): Square {
    const [width, height] = this.outline.length ? frameOf(this.outline) : [1, 1]
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

const ALL = new WeakMap<Composing, Laying>()

/** The piece in hand, shared by garden, offer and bottom panel. */
export function laying(play: Composing, components: FaeriesComponents): Laying {
  const known = ALL.get(play) ?? new Laying(play, components)
  ALL.set(play, known)
  return known
}
