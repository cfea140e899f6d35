// What had the focus may be gone after an answer: then the board itself takes the keys.

/** Keeps the keyboard on an element whose parts come and go with what is read here. */
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
