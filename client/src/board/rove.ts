// A group of cards or lines is one tab stop; arrows, Home and End move among them.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Where a key leads from an item: around the ends by arrows, to the ends by Home and End. */
function after(key: string, here: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  return step === undefined ? null : (here + step + count) % count
}

/** Keeps one item of a group in the tab order: the last focused one, else the first or the last of them. */
export function roving(item: string, usual: 0 | -1 = 0) {
  return (group: HTMLElement): (() => void) => {
    const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(item)]
    let reached: HTMLElement | null = null
    const settle = (): void => {
      const all = items()
      const entrance = reached && all.includes(reached) ? reached : all.at(usual)
      for (const one of all) one.tabIndex = one === entrance ? 0 : -1
    }
    const reach = ({ target }: Event): void => {
      const found = (target as Element).closest<HTMLElement>(item)
      if (!found || !group.contains(found)) return
      reached = found
      settle()
    }
    const press = (event: KeyboardEvent): void => {
      const all = items()
      const here = all.indexOf(document.activeElement as HTMLElement)
      if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return
      const next = after(event.key, here, all.length)
      if (next === null) return
      event.preventDefault()
      event.stopPropagation()
      all[next]?.focus()
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
}

/** Cards are one tab stop. */
export const rove = roving('[data-card]')
