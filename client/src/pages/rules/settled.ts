// Tells when a drawn board has laid itself out, and again whenever it moves.

/** How long a board may take to lay itself out, in milliseconds. */
const SETTLED = 150

/** Calls `measure` each time the board has settled; returns how to stop. */
export function whenSettled(board: HTMLElement, measure: () => void): () => void {
  let timer = 0
  const soon = (): void => {
    timer ||= window.setTimeout(() => {
      timer = 0
      measure()
    }, SETTLED)
  }
  const changes = new MutationObserver(soon)
  const sizes = new ResizeObserver(soon)
  // Boards move their places by many attributes, for example by the viewBox that follows their size.
  changes.observe(board, { subtree: true, childList: true, attributes: true })
  sizes.observe(board.parentElement!)
  board.addEventListener('transitionend', soon)
  soon()
  return () => {
    board.removeEventListener('transitionend', soon)
    changes.disconnect()
    sizes.disconnect()
    clearTimeout(timer)
  }
}
