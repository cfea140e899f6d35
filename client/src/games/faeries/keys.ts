// Reads keys on the board beside Tab and Enter: 1 to 5 choose an action or area, R, E and F turn and flip, Escape goes a step back.

export interface Keys {
  /** Do with the action or area of this number what can be done now; whether there was anything. */
  number(number: number): boolean
  /** Turn the piece in hand, or flip it; whether there is one. */
  turn(by: number): boolean
  flip(): boolean
  /** One step back; whether there was one. */
  back(): boolean
}

const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

function meant(key: string, keys: Keys): boolean {
  if (key === 'Escape') return keys.back()
  if (key.length !== 1) return false
  const number = '12345'.indexOf(key) + 1
  if (number) return keys.number(number)
  const letter = key.toLowerCase()
  if (letter === 'r') return keys.turn(1)
  if (letter === 'e') return keys.turn(-1)
  return letter === 'f' && keys.flip()
}

/** Listens to the window while nothing else has the keys, until the returned function is called. */
export function readKeys(keys: Keys): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (meant(event.key, keys)) event.preventDefault()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}
