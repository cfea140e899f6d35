// Reads keys on the board beside Tab and Enter: 1 to 3 choose a Clearing, Escape goes a step back.

export interface Keys {
  /** Do with a Clearing what can be done now; whether there was anything. */
  clearing(number: number): boolean
  /** One step back; whether there was one. */
  back(): boolean
}

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLInputElement && target.type !== 'range'

/** Listens to the window while nothing else has the keys, until the returned function is called. */
export function readKeys(element: HTMLElement, keys: Keys): () => void {
  const press = (event: KeyboardEvent): void => {
    const target = event.target as Element
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    if (target !== document.body && !element.contains(target)) return
    const number = '123'.indexOf(event.key) + 1
    const meant = event.key === 'Escape' ? keys.back() : event.key.length === 1 && number > 0 && keys.clearing(number)
    if (meant) event.preventDefault()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
