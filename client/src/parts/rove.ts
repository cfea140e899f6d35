// A group of cards is one tab stop; arrows move among its cards.

const ITEM = '[data-card]'
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Keeps one card of the group in the tab order: the last focused one, else the first. */
export function rove(group: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(ITEM)]
  let reached: HTMLElement | null = null
  const settle = (): void => {
    const all = items()
    if (!reached || !all.includes(reached)) reached = all[0] ?? null
    for (const item of all) item.tabIndex = item === reached ? 0 : -1
  }
  const reach = ({ target }: Event): void => {
    const item = (target as Element).closest<HTMLElement>(ITEM)
    if (!item || !group.contains(item)) return
    reached = item
    settle()
  }
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    const all = items()
    const here = all.indexOf(document.activeElement as HTMLElement)
    if (!step || here < 0 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    all[(here + step + all.length) % all.length]?.focus()
  }
  const watcher = new MutationObserver(settle)
  watcher.observe(group, { childList: true, subtree: true })
  group.addEventListener('focusin', reach)
  group.addEventListener('keydown', press)
  settle()
  return () => {
    watcher.disconnect()
    group.removeEventListener('focusin', reach)
    group.removeEventListener('keydown', press)
  }
}
