// A card from the hand under a pointer: a tap or a drag.

import type { Laying } from './laying.svelte'

/** Pixels that a finger may move during a tap. */
const SLACK = 9

/** Called while a card is dragged, and when it is dropped. */
export type Dragged = (card: number, x: number, y: number, done: boolean) => void

export class Dragging {
  #start: { card: number; x: number; y: number; id: number } | null = null
  /** Whether the last press was a drag instead of a tap. */
  wasDrag = false

  constructor(
    private readonly play: () => Laying,
    private readonly dragged: () => Dragged,
  ) {}

  /** The event handlers of a card. */
  grip(card: number) {
    return {
      onpointerdown: (event: PointerEvent) => this.#down(event, card),
      onpointermove: (event: PointerEvent) => this.#move(event),
      onpointerup: (event: PointerEvent) => this.#up(event, true),
      onpointercancel: (event: PointerEvent) => this.#up(event, false),
    }
  }

  #down(event: PointerEvent, card: number): void {
    this.wasDrag = false
    if (event.button !== 0 || !this.play().table.active) return
    this.#start = { card, x: event.clientX, y: event.clientY, id: event.pointerId }
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
  }

  #move(event: PointerEvent): void {
    const start = this.#start
    if (!start || event.pointerId !== start.id) return
    if (!this.wasDrag && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
    this.wasDrag = true
    this.dragged()(start.card, event.clientX, event.clientY, false)
  }

  #up(event: PointerEvent, kept: boolean): void {
    if (this.#start && this.wasDrag) {
      if (kept) this.dragged()(this.#start.card, event.clientX, event.clientY, true)
      else this.play().drag = null
    }
    this.#start = null
  }
}
