// The viewport, the animated camera, and whether the user moved it.

import { untrack } from 'svelte'
import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion, Tween } from 'svelte/motion'
import { fit, LEAST, moved, placeAt, THUMB, toTable, transform, within, zoomed, type Camera, type Room } from './camera'
import type { Point } from './ribbons'
import type { Place } from './wire'

const GLIDE = 250

export class Eyes {
  width = $state(0)
  height = $state(0)
  /** Height covered by the buttons at the top. */
  above = $state(8)
  /** Height covered by the hand at the bottom. */
  below = $state(0)
  #camera = new Tween<Camera>({ x: 50, y: 50, zoom: 1 }, { duration: GLIDE, easing: cubicOut })
  #strayed = false
  #table = ''
  #window = ''

  get room(): Room {
    return { width: this.width || 1, height: this.height || 1, top: this.above, bottom: this.below }
  }

  get transform(): string {
    return transform(this.#camera.current, this.room)
  }

  get zoomNow(): number {
    return this.#camera.current.zoom
  }

  placeUnder(at: Point): Place {
    return placeAt(toTable(at, this.#camera.current, this.room))
  }

  #look(to: Camera, glide: boolean): void {
    void this.#camera.set(to, { duration: glide && !prefersReducedMotion.current ? GLIDE : 0 })
  }

  /** Show all these places, however small, or no smaller than the minimum. */
  centre(places: readonly Place[], glide = true, least = LEAST): void {
    this.#strayed = false
    this.#look(fit(places, this.room, least), glide)
  }

  zoom(by: number, at?: Point): void {
    this.#strayed = true
    const middle = { x: this.width / 2, y: (this.height - this.below) / 2 }
    this.#look(zoomed(this.#camera.target, by, at ?? middle, this.room), at === undefined)
  }

  pan(dx: number, dy: number, glide = false): void {
    this.#strayed = true
    this.#look(moved(this.#camera.target, dx, dy), glide)
  }

  /** Pan just far enough to show the place. */
  reveal(place: Place): void {
    this.#look(within(place, this.#camera.target, this.room), true)
  }

  /**
   * Adjust to a larger table or window: show everything that is large enough to tap, or everything after the end,
   * unless the user moved the camera or is composing a turn.
   */
  follow(places: readonly Place[], last: Place | null, trying: boolean, over: boolean): void {
    const [table, room] = [`${places.length} ${over}`, `${this.width} ${this.height} ${this.above} ${this.below}`]
    const [first, grew, resized] = [this.#table === '', table !== this.#table, room !== this.#window]
    if (!this.width || !(grew || resized)) return
    this.#table = table
    this.#window = room
    // Changes made here must not trigger it again.
    untrack(() => {
      if (over || (!trying && !this.#strayed)) this.centre(places, !first, over ? LEAST : THUMB)
      else if (last && (grew || trying)) this.reveal(last)
    })
  }
}
