// Moves the focus to the board if the focused element disappears after an answer.

/** Keeps the focus within an element whose parts change with the given dependencies. */
export function keepingFocus(shown: () => unknown) {
  return (element: HTMLElement): (() => void) => {
    let within = false
    const come = (): void => void (within = true)
    const go = (event: FocusEvent): void => void (within = event.relatedTarget === null)
    element.addEventListener('focusin', come)
    element.addEventListener('focusout', go)
    $effect(() => {
      shown()
      if (within && document.activeElement === document.body) element.focus({ preventScroll: true })
    })
    return () => {
      element.removeEventListener('focusin', come)
      element.removeEventListener('focusout', go)
    }
  }
}
