// Where the table lies on the screen: its camera, what the hand covers, and which room notes have beside a card.

import type { Room } from '../../../board/beside'
import { Camera } from '../../../board/camera.svelte'
import { grown, UNCOVERED, type Box } from '../../../board/sight'
import type { Place } from '../wire'
import type { Square } from './beside'
import { framing } from './framing'
import type { LanternSpot } from './tracing'

interface Spread {
  /** The size of a card in units of the board. */
  readonly card: number
  readonly laid: readonly Place[]
  readonly free: readonly Place[]
  /** The number of cards in hand. */
  readonly hand: number
  readonly over: boolean
  readonly pace: number
}

/** From this size on, the hand lies on the ground. */
const DESK = { width: 720, height: 480 }
/** Narrower than this, cards may be smaller, so that more of the table is in sight. */
const PHONE = 480
const HAND = { width: 358, height: 290 }
const ONE_CARD = { width: 300, height: 290 }
/** The buttons of the camera at the bottom right, as long as all is in view. */
const TOOLS = { width: 60, height: 60 }
const NO_HAND = { width: 0, height: 0 }
/** How far a lantern reaches from its middle, on the board. */
const LAMP = 16
const MARGIN = 14
const MOST = 2.6

export class Stage {
  /** The size of the board's element. */
  width = $state(0)
  height = $state(0)
  readonly camera: Camera

  constructor(private readonly spread: () => Spread) {
    const comfortable = () => this.#comfortable
    this.camera = new Camera({
      bounds: () => this.#bounds,
      margin: MARGIN,
      beyond: 60,
      most: MOST,
      get comfortable() {
        return comfortable()
      },
      pace: () => this.spread().pace,
    })
  }

  /** The cards laid, and the places for another. */
  readonly spots: readonly Place[] = $derived.by(() => [...this.spread().laid, ...this.spread().free])

  readonly #bounds: Box = $derived.by(() => this.boxOf(this.spots))

  /** At the end all of it is seen, however small. */
  readonly #comfortable = $derived.by(() => ({
    least: this.spread().over ? 0.2 : this.width < PHONE ? 0.34 : 0.44,
    most: 1.7,
  }))

  readonly #hand = $derived.by(() =>
    !this.spread().hand || this.width < DESK.width || this.height < DESK.height
      ? NO_HAND
      : this.spread().hand > 1
        ? HAND
        : ONE_CARD,
  )

  readonly #covered = $derived.by(() => {
    const { width, height } = this.camera
    if (!this.#hand.width || !width) return UNCOVERED
    const cards = this.spots.map((spot) => this.boxOf([spot]))
    const given = { hand: this.#hand, tools: TOOLS, limits: this.#comfortable }
    return framing(cards, grown(this.#bounds, MARGIN), { width, height }, given)
  })

  /** Keep all of it in sight beside the hand. Call it in an effect. */
  follow(): void {
    this.camera.covered = this.#covered
    this.camera.follow()
  }

  boxOf(places: readonly Place[]): Box {
    const { card } = this.spread()
    const across = places.map(([x]) => x * card)
    const down = places.map(([, y]) => y * card)
    return {
      left: Math.min(...across),
      top: Math.min(...down),
      right: Math.max(...across) + card,
      bottom: Math.max(...down) + card,
    }
  }

  /** A card on the screen. */
  squareOf({ x, y }: { x: number; y: number }): Square {
    const { card } = this.spread()
    return { ...this.camera.toPixel({ x: x * card, y: y * card }), size: this.camera.zoom * card }
  }

  /** The room for notes: they had better not cover cards, places, lanterns, the hand or the tools. */
  roomFor(places: readonly Place[], lamps: readonly LanternSpot[]): Room {
    const { width, height, zoom } = this.camera
    return {
      width,
      height,
      busy: [
        ...[...this.spread().laid, ...places].map(([x, y]) => {
          const { x: left, y: top, size } = this.squareOf({ x, y })
          return [left, top, size, size] as const
        }),
        ...lamps.map((lamp) => {
          const { x, y } = this.camera.toPixel({ x: lamp.x - LAMP, y: lamp.y - LAMP })
          return [x, y, 2 * LAMP * zoom, 2 * LAMP * zoom] as const
        }),
        [0, height - this.#hand.height, this.#hand.width, this.#hand.height],
        [width - TOOLS.width, height - TOOLS.height, TOOLS.width, TOOLS.height],
      ],
    }
  }
}
