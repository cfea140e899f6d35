// Single-key shortcuts at a table, unless another element uses the keys.

const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'range') ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Passes every key to the handler until the returned function is called. */
export function readKeys(meant: (key: string) => boolean): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (meant(event.key)) event.preventDefault()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** The number of a key from 1 to a maximum; 0 for any other key. */
export const numberOf = (key: string, last: number): number =>
  /^[1-9]$/.test(key) && Number(key) <= last ? Number(key) : 0
