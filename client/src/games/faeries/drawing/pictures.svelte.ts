// Portraits and places for components: empty addresses until their chunk has arrived.

import type { Folk } from '../wire'

let loaded = $state.raw<typeof import('./gallery') | null>(null)
let asked: Promise<void> | null = null

/** Load the pictures; the same promise for everybody. */
export function loadPictures(): Promise<void> {
  asked ??= import('./gallery').then((gallery) => {
    loaded = gallery
  })
  return asked
}

export const portrait = (card: string): string => loaded?.portraitAddress(card) ?? ''
export const place = (folk: Folk): string => loaded?.placeAddress(folk) ?? ''
