// How the table is seen now: the room there is, the camera that glides, and whether somebody moved it.

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
  /** How much of the upper edge the buttons cover. */
  above = $state(8)
  /** How much of the lower edge the hand covers. */
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

  /** Show all these places, however small, or no smaller than the least. */
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

  /** Move just so far that the place is in sight. */
  reveal(place: Place): void {
    this.#look(within(place, this.#camera.target, this.room), true)
  }

  /**
   * The table grew or the window changed: show all that a thumb can hit, after the end all there is;
   * unless somebody looks elsewhere or tries something out.
   */
  follow(places: readonly Place[], last: Place | null, trying: boolean, over: boolean): void {
    const [table, room] = [`${places.length} ${over}`, `${this.width} ${this.height} ${this.above} ${this.below}`]
    const [first, grew, resized] = [this.#table === '', table !== this.#table, room !== this.#window]
    if (!this.width || !(grew || resized)) return
    this.#table = table
    this.#window = room
    // What is set here must not set it off again.
    untrack(() => {
      if (over || (!trying && !this.#strayed)) this.centre(places, !first, over ? LEAST : THUMB)
      else if (last && (grew || trying)) this.reveal(last)
    })
  }
}
