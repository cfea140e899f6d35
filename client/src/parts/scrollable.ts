// Makes a region that scrolls a Tab stop, so that it can be scrolled by keyboard, and marks it while more lies below.

import type { Attachment } from 'svelte/attachments'

/** Sizes are rounded to pixels, scroll positions aren't. */
const ROUNDING = 1

export const scrollable: Attachment<HTMLElement> = (region) => {
  function update(): void {
    const scrolls = region.scrollHeight > region.clientHeight
    if (scrolls) region.tabIndex = 0
    else if (document.activeElement !== region) region.removeAttribute('tabindex')
    region.toggleAttribute('data-more', region.scrollHeight - region.clientHeight - region.scrollTop > ROUNDING)
  }
  const sizes = new ResizeObserver(update)
  const changes = new MutationObserver(update)
  sizes.observe(region)
  changes.observe(region, { childList: true, characterData: true, subtree: true })
  region.addEventListener('scroll', update, { passive: true })
  update()
  return () => {
    sizes.disconnect()
    changes.disconnect()
    region.removeEventListener('scroll', update)
  }
}
