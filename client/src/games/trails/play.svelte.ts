// A turn being composed: the card, its rotation, the target place, and the preview.

import type { Table } from '../../core/contract'
import { keyOf, onPlane, type Key } from './plane'
import type { Lay, Place, TrailsAction, TrailsView } from './wire'

export type TrailsTable = Table<TrailsView, TrailsAction>

/** Milliseconds after the last rotation before a preview is requested. */
const REST = 170

export class Play {
  /** Quarter turns of the card in hand. */
  turns = $state(0)
  /** The hovered or focused place. */
  aim = $state<Place | null>(null)
  /** The dragged card and the pointer's position. */
  drag = $state<{ card: number; x: number; y: number } | null>(null)
  #read: () => TrailsTable
  #lays = $state.raw(new Map<Key, number[]>())
  #timer: ReturnType<typeof setTimeout> | undefined
  #errand = 0
  #taking: Promise<void> = Promise.resolve()

  constructor(read: () => TrailsTable) {
    this.#read = read
  }

  get table(): TrailsTable {
    return this.#read()
  }

  /** Whether a card from the hand has to be chosen first, and the numbers that do so. */
  get takes(): { card: number; number: number }[] {
    return this.table.frame.choices.flatMap(({ number, action }) => {
      const typed = action as TrailsAction
      return typed.kind === 'card' ? [{ card: typed.card, number }] : []
    })
  }

  /** The card about to be laid. */
  held = $derived.by(() => {
    const { active, now, tried } = this.table
    if (!active) return null
    if (now.chosen !== null) return now.chosen
    return this.takes.find(({ number }) => number === tried[0])?.card ?? null
  })

  /** The previewed placement, not played yet. */
  looked: Lay | null = $derived.by(() => {
    const { tried } = this.table
    const number = tried[tried.length - 1]
    if (number === undefined) return null
    for (const [key, numbers] of this.#lays) {
      const turns = numbers.indexOf(number)
      if (turns < 0) continue
      const [x, y] = key.split(',').map(Number) as [number, number]
      return { kind: 'lay', x, y, turns }
    }
    return null
  })

  /** Whether the previewed card counts as laid: in a solo game, until the next one is drawn. */
  get lies(): boolean {
    const { now, preview } = this.table
    return now.seats === 1 && this.looked !== null && preview?.learns === true
  }

  /** The target of a hint: a card from the hand, or a place with a rotation. */
  get hinted(): TrailsAction | null {
    return (this.table.hint?.action as TrailsAction | undefined) ?? null
  }

  get discards(): number | null {
    const { active, frame } = this.table
    const found = frame.choices.find(({ action }) => (action as TrailsAction).kind === 'discard')
    return active && found ? found.number : null
  }

  /** Remember the offered placements: they aren't in the choices during a preview. */
  remember(): void {
    const lays = new Map<Key, number[]>()
    for (const { number, action } of this.table.choices) {
      if (action.kind !== 'lay') continue
      const key = keyOf(...onPlane(action.x, action.y, this.table.now.places))
      const numbers = lays.get(key) ?? []
      numbers[action.turns] = number
      lays.set(key, numbers)
    }
    if (lays.size) this.#lays = lays
  }

  allowed(place: Place): boolean {
    return this.table.now.places.some(([x, y]) => x === place[0] && y === place[1])
  }

  /** Take a card from the hand; if one is being previewed, preview this one in its place. */
  async choose(card: number): Promise<void> {
    if (!this.table.active) return
    if (card === this.held) return this.turn(1)
    const take = this.takes.find((one) => one.card === card)
    if (!take) return this.table.explain({ kind: 'card', card })
    clearTimeout(this.#timer)
    const errand = ++this.#errand
    const spot = this.looked
    if (this.table.tried.length) this.table.retreat(true)
    this.turns = 0
    this.#taking = this.table.attempt(take.number)
    await this.#taking
    this.remember()
    if (spot && errand === this.#errand) await this.look([spot.x, spot.y])
  }

  turn(by: number): void {
    if (this.held === null) return
    const spot = this.looked
    this.turns = (this.turns + by + 4) % 4
    if (!spot && this.#timer === undefined) return
    if (spot) {
      this.aim = [spot.x, spot.y]
      this.table.retreat()
    }
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.aim) void this.look(this.aim)
    }, REST)
  }

  /** Preview the card there. */
  async look(place: Place): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const errand = ++this.#errand
    await this.#taking
    const number = this.#lays.get(keyOf(...place))?.[this.turns]
    if (number === undefined || errand !== this.#errand) return
    if (this.looked) this.table.retreat()
    await this.table.attempt(number)
  }

  /** The first tap previews, the second plays. */
  async tap(place: Place, chooseFirst: string): Promise<void> {
    if (!this.table.active) return
    if (this.held === null) return this.table.say(chooseFirst)
    const spot = this.looked
    if (spot && spot.x === place[0] && spot.y === place[1]) return this.commit()
    this.aim = place
    await this.look(place)
  }

  async commit(): Promise<void> {
    if (!this.looked) return
    await this.table.commit()
    this.reset()
  }

  /** A card was dropped on a place. */
  async drop(card: number, place: Place): Promise<void> {
    if (!this.allowed(place))
      return this.table.explain({ kind: 'lay', x: place[0], y: place[1], turns: this.turns })
    if (card !== this.held) await this.choose(card)
    this.aim = place
    await this.look(place)
  }

  /** Undo one step; returns whether there was one. */
  back(): boolean {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#errand++
    if (!this.table.tried.length) return false
    this.table.retreat()
    return true
  }

  /** Whether putting the card aside is being previewed. */
  discarding = $derived.by(() => {
    const { tried } = this.table
    return this.discards !== null && tried[tried.length - 1] === this.discards
  })

  /** Put the card aside: the first tap previews, the second does it. */
  async discard(): Promise<void> {
    const number = this.discards
    if (number === null) return
    if (this.discarding) return this.table.commit()
    if (this.table.tried.length) this.table.retreat(true)
    await this.table.attempt(number)
  }

  /** Reset for a new decision. */
  reset(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#errand++
    this.turns = 0
    this.aim = null
  }
}
