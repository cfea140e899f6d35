// Where lessons and rules point on the table of Fairy Trails: places, cards in hand, houses, paths, and counts.

import type { Spot } from '../../../core/contract'

const NAMED: Record<string, string> = {
  board: '.trails.board',
  hand: '.trails .tray .cards',
  pile: '.trails .strip .rest',
  marks: '.trails .strip .brief',
  aside: '.trails .tray .wide',
  closed: '.trails [data-closed] path',
  underpass: '.trails .ground [data-bridge]',
  open: '.trails [data-lantern]',
}

export function spot(thing: string): Spot {
  const [kind = '', which = '', where = ''] = thing.split('.')
  if (kind === 'hand' && which) return { selector: `.trails .tray [data-card="${which}"]` }
  if (kind === 'house') return { selector: `[data-houses="${where}"] [data-house="${which}"]` }
  if (kind === 'path') return { selector: `[data-through~="${which}.${where}"]` }
  return { selector: NAMED[thing] ?? `:is([data-at="${thing}"], [data-place="${thing}"] .outline)` }
}
