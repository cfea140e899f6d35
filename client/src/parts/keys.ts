// Reads single keys at a table beside Tab and Enter, as long as nothing else has the keys.

const isTyping = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement && target.type !== 'range') || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Asks of every key whether it meant something, until the returned function is called. */
export function readKeys(meant: (key: string) => boolean): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (meant(event.key)) event.preventDefault()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** The number of a key from 1 to some last one; 0 if it is another key. */
export const numberOf = (key: string, last: number): number => (/^[1-9]$/.test(key) && Number(key) <= last ? Number(key) : 0)
