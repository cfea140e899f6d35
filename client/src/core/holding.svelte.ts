// Something covered that is seen only while it is held: by pointer or key, and by a screen reader for a moment.

/** A screen reader clicks without holding: so many milliseconds it is shown then. */
const MOMENT = 3_000

export class Holding {
  held = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What a button needs to be held: `<button {...holding.grip}>`. */
  readonly grip = {
    onpointerdown: (): void => this.show(),
    onpointerup: (): void => this.hide(),
    onpointerleave: (): void => this.hide(),
    onpointercancel: (): void => this.hide(),
    onblur: (): void => this.hide(),
    onkeyup: (): void => this.hide(),
    oncontextmenu: (event: Event): void => event.preventDefault(),
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      this.show()
    },
    onclick: (event: MouseEvent): void => {
      if (event.detail !== 0) return
      this.show()
      this.timer = setTimeout(() => this.hide(), MOMENT)
    },
  }

  /** Cover it, as when what holds it goes. */
  readonly hide = (): void => {
    clearTimeout(this.timer)
    this.held = false
  }

  private show(): void {
    clearTimeout(this.timer)
    this.held = true
  }
}
