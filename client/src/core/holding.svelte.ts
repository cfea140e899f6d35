// Something covered that is shown while held by pointer or key, and briefly for screen readers.

/** Screen readers click without holding: it is then shown for this many milliseconds. */
const MOMENT = 3_000

export class Holding {
  held = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Attributes for a button that can be held: `<button {...holding.grip}>`. */
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

  /** Cover it, for example when the button disappears. */
  readonly hide = (): void => {
    clearTimeout(this.timer)
    this.held = false
  }

  private show(): void {
    clearTimeout(this.timer)
    this.held = true
  }
}
