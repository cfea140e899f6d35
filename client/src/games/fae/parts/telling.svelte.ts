// Tells events one after another: a group walks, then each ritual stays long enough to be read.

import type { Druids, Point, RitualEvent } from '../wire'
import { after, along, leads, lengthOf, type Standing, type Step } from './happenings'

export interface Walker {
  druids: Druids
  at: Point
}

/** What a view says about druids and points. */
interface Shown {
  druids: Standing
  points: Druids
}

export class Telling {
  /** The positions shown now. */
  shown: Standing = $state.raw({})
  /** The group that walks. */
  walker: Walker | null = $state.raw(null)
  /** The rituals told so far, the latest last; empty when everything has been told. */
  told: readonly RitualEvent[] = $state.raw([])
  /** The points of the colours before these events; null when everything has been told. */
  before: Druids | null = $state.raw(null)
  /** Whether events are being told. */
  busy = $state(false)

  #goal: Shown | null = null
  #errand = 0

  constructor(private readonly place: (space: string) => Point) {}

  /** Tell the steps that lead to this view; without any, or at pace 0, show the view. */
  follow(goal: Shown, happened: readonly Step[], pace: number): void {
    const from = this.#goal
    const errand = (this.#errand += 1)
    this.#goal = goal
    if (from && happened.length && pace > 0 && leads(from.druids, happened, goal.druids)) {
      void this.#tell(from, happened, pace, () => errand === this.#errand)
    } else this.#settle()
  }

  #settle(): void {
    this.busy = false
    this.walker = null
    this.told = []
    this.before = null
    if (this.#goal) this.shown = this.#goal.druids
  }

  async #tell(from: Shown, happened: readonly Step[], pace: number, current: () => boolean): Promise<void> {
    this.busy = true
    this.shown = from.druids
    this.before = from.points
    this.told = []
    for (const step of happened) {
      const time = lengthOf(step) * pace
      if (step.kind === 'ritual') this.told = [...this.told, step]
      else this.shown = { ...this.shown, [step.source]: [0, 0, 0, 0, 0] }
      await over(time, (share) => {
        if (current() && step.kind === 'moved') this.#walk(step, share)
      })
      if (!current()) return
      this.walker = null
      this.shown = after(this.shown, step)
    }
    this.#settle()
  }

  #walk({ druids, source, target }: Step & { kind: 'moved' }, share: number): void {
    this.walker = { druids, at: along(this.place(source), this.place(target), share) }
  }
}

/** Calls back with values from 0 to 1 for this many milliseconds; at once if the page is hidden. */
function over(time: number, draw: (share: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now()
    const next = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - start) / time))
      draw(share)
      if (share < 1 && !document.hidden) requestAnimationFrame(next)
      else done()
    }
    if (document.hidden) done()
    else requestAnimationFrame(next)
  })
}
