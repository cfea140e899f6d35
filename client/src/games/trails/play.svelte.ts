// A turn while it is put together: the card taken, how it is turned, where it points, what is being looked at.

import type { Table } from '../../core/contract'
import { keyOf, onPlane, type Key } from './plane'
import type { Lay, Place, TrailsAction, TrailsView } from './wire'

export type TrailsTable = Table<TrailsView, TrailsAction>

/** How long the hand may rest between turns before the page looks. */
const REST = 170

export class Play {
  /** Quarter turns of the card in hand. */
  turns = $state(0)
  /** The place pointed at or focused. */
  aim = $state<Place | null>(null)
  /** A card being dragged, with where the pointer is. */
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

  /** Whether a card of the hand has to be taken first, and which numbers take them. */
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

  /** The lay being looked at, not played yet. */
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

  /** Whether the card looked at lies: alone it does until the next one is drawn. */
  get lies(): boolean {
    const { now, preview } = this.table
    return now.seats === 1 && this.looked !== null && preview?.learns === true
  }

  /** What a hint points at: a card of the hand, a place with a turn. */
  get hinted(): TrailsAction | null {
    return (this.table.hint?.action as TrailsAction | undefined) ?? null
  }

  get discards(): number | null {
    const { active, frame } = this.table
    const found = frame.choices.find(({ action }) => (action as TrailsAction).kind === 'discard')
    return active && found ? found.number : null
  }

  /** Keep the lays that are offered: they are gone from the choices while one is looked at. */
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

  /** Take a card of the hand; if one is looked at somewhere, look at this one there. */
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

  /** Look at what the card would do there. */
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

  /** One tap looks, the next plays. */
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

  /** A card was let go over a place. */
  async drop(card: number, place: Place): Promise<void> {
    if (!this.allowed(place))
      return this.table.explain({ kind: 'lay', x: place[0], y: place[1], turns: this.turns })
    if (card !== this.held) await this.choose(card)
    this.aim = place
    await this.look(place)
  }

  /** One step back; whether there was one. */
  back(): boolean {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#errand++
    if (!this.table.tried.length) return false
    this.table.retreat()
    return true
  }

  /** Whether putting the card aside is being looked at. */
  discarding = $derived.by(() => {
    const { tried } = this.table
    return this.discards !== null && tried[tried.length - 1] === this.discards
  })

  /** Put the card aside: one tap looks, the next does it. */
  async discard(): Promise<void> {
    const number = this.discards
    if (number === null) return
    if (this.discarding) return this.table.commit()
    if (this.table.tried.length) this.table.retreat(true)
    await this.table.attempt(number)
  }

  /** Another decision is asked: nothing of the last one stays. */
  reset(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#errand++
    this.turns = 0
    this.aim = null
  }
}
