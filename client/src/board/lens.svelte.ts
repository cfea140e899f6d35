// The enlarged card: shown while hovered, held or focused, and by a tap that does nothing else.

/** Milliseconds of hovering or holding before a card is enlarged. */
const REST = 380
const HOLD = 420

class Lens {
  kind = $state<string | null>(null)
  at = $state.raw({ x: 0, y: 0, below: 0 })
  private shown: Element | null = null

  show(kind: string, element: Element): void {
    this.shown = element
    const box = element.getBoundingClientRect()
    this.at = { x: box.x + box.width / 2, y: box.y, below: box.bottom }
    this.kind = kind
  }

  hide(): void {
    this.kind = null
  }

  /** A card was pressed: it acts, or is enlarged if it can't. */
  press(kind: string, event: MouseEvent, tap: (() => void) | null): void {
    if (tap) {
      this.hide()
      tap()
    } else this.show(kind, event.currentTarget as Element)
  }

  /** The element was left or removed. Deferred, because a page update may have removed it. */
  leave(element: Element): void {
    queueMicrotask(() => {
      if (this.shown === element) this.hide()
    })
  }
}

export const lens = new Lens()

/** Lets an element enlarge its card; a long press isn't a tap. */
export function peeking(kind: () => string) {
  return (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let held = false
    const wait = (time: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        held = true
        lens.show(kind(), element)
      }, time)
    }
    const stop = (): void => clearTimeout(timer)
    const leave = (): void => {
      stop()
      lens.leave(element)
    }
    const on: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && wait(REST)],
      ['pointerleave', leave],
      [
        'pointerdown',
        (event) => {
          held = false
          lens.hide()
          if ((event as PointerEvent).pointerType === 'mouse') stop()
          else wait(HOLD)
        },
      ],
      ['pointerup', stop],
      ['pointercancel', leave],
      ['contextmenu', (event) => held && event.preventDefault()],
      ['focus', () => element.matches(':focus-visible') && lens.show(kind(), element)],
      ['blur', leave],
      [
        'click',
        (event) => {
          if (!held || (event as MouseEvent).detail === 0) return
          held = false
          event.stopImmediatePropagation()
        },
      ],
    ]
    for (const [name, heard] of on) element.addEventListener(name, heard, name === 'click')
    return () => {
      leave()
      for (const [name, heard] of on) element.removeEventListener(name, heard, name === 'click')
    }
  }
}
