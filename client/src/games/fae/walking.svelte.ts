// Animates druids: shows events step by step, then the current positions.

import { after, along, leads, pace, type Standing, type Step } from './happenings'
import type { Druids, Point } from './wire'

export interface Walker {
  druids: Druids
  at: Point
}

export class Walking {
  /** The positions shown now. */
  shown: Standing = $state.raw({})
  /** The moving group. */
  walker: Walker | null = $state.raw(null)
  /** Whether an animation is running. */
  moving = $state(false)
  /** The space whose ritual is being shown. */
  rite: string | null = $state.raw(null)

  #goal: Standing | null = null
  #seq = -1
  #queue: Step[] = []

  /** The new positions, and the steps from the previous ones. */
  follow(seq: number, truth: Standing, happened: readonly Step[], place: (space: string) => Point, still: boolean): void {
    const before = this.#goal
    const onward = seq > this.#seq && before !== null
    this.#goal = truth
    this.#seq = seq
    if (!onward || still || !happened.length || !leads(before, happened, truth)) {
      this.#queue = []
      if (!onward || still || !this.moving) this.shown = truth
      return
    }
    this.#queue.push(...happened)
    if (!this.moving) void this.#play(place)
  }

  async #play(place: (space: string) => Point): Promise<void> {
    this.moving = true
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      const time = pace(this.#queue.length + 1)
      if (step.kind === 'moved') await this.#walk(step, time, place)
      else {
        this.rite = step.space
        await over(time * 1.4, () => {})
        this.rite = null
      }
      this.shown = after(this.shown, step)
    }
    this.shown = this.#goal ?? this.shown
    this.moving = false
  }

  async #walk(step: Step & { kind: 'moved' }, time: number, place: (space: string) => Point): Promise<void> {
    const from = place(step.source)
    const to = place(step.target)
    this.shown = { ...this.shown, [step.source]: [0, 0, 0, 0, 0] }
    await over(time, (share) => {
      this.walker = { druids: step.druids, at: along(from, to, share) }
    })
    this.walker = null
  }
}

/** Calls back with values from 0 to 1 for this many milliseconds; at once if the page is hidden. */
function over(time: number, draw: (share: number) => void): Promise<void> {
  return new Promise((done) => {
    const start = performance.now()
    const next = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / time))
      draw(share)
      if (share < 1 && !document.hidden) requestAnimationFrame(next)
      else done()
    }
    if (document.hidden) done()
    else requestAnimationFrame(next)
  })
}
