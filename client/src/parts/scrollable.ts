// Makes a region that scrolls a Tab stop, so that it can be scrolled by keyboard; one that shows everything isn't.

import type { Attachment } from 'svelte/attachments'

export const scrollable: Attachment<HTMLElement> = (region) => {
  function update(): void {
    const scrolls = region.scrollHeight > region.clientHeight
    if (scrolls) region.tabIndex = 0
    else if (document.activeElement !== region) region.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(update)
  const changes = new MutationObserver(update)
  sizes.observe(region)
  changes.observe(region, { childList: true, characterData: true, subtree: true })
  update()
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
