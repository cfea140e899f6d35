// Every card has its drawing; this finds it.

import { ANIMALS } from './animals'
import type { Drawing } from './layers'
import { EVIL } from './evil'
import { BACK, CREST, FAIRIES, HOUSE } from './fairies'
import { FLOWERS } from './flowers'
import { ITEMS } from './items'

const DRAWN: Record<string, Drawing> = {
  ...ANIMALS,
  ...FLOWERS,
  ...FAIRIES,
  ...EVIL,
  ...ITEMS,
  crest: CREST,
  back: BACK,
}

/** The drawing of a kind of card; a card back if there is none. */
export function drawingOf(kind: string): Drawing {
  return kind.startsWith('fairy_') ? HOUSE : (DRAWN[kind] ?? BACK)
}

export const isDrawn = (kind: string): boolean => kind.startsWith('fairy_') || kind in DRAWN
