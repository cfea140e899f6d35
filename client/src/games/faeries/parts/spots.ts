// Where lessons and rules point on the table of Faeries: the garden and its squares, folk, actions, tiles and cards.

import type { Spot } from '../../../core/contract'

const SQUARE = 0.1
const NAMED: Record<string, string> = {
  garden: '[data-place="garden0"] .garden',
  folk: '.faeries .areas',
  offer: '[data-place="offer"]',
  hand: '[data-place="hand"]',
  action: '.faeries .actions [data-action]',
  home: '[data-place="garden0"] .home',
  tiles: '[data-place="tiles"]',
}

export function spot(thing: string): Spot | null {
  const [kind = '', which = ''] = thing.split('.')
  if (kind === 'garden' && which) {
    const [x = 0, y = 0] = which.split(',').map(Number)
    const part = { left: x * SQUARE, top: y * SQUARE, width: SQUARE, height: SQUARE }
    return { selector: '[data-place="garden0"] .lawn', part }
  }
  if (kind === 'folk' && which) return { selector: `.faeries .area.${which}` }
  if (kind === 'action' && which) return { selector: `[data-action="${which}"]` }
  if (kind === 'tile') return { selector: `[data-card="tile${which}"]` }
  const selector = NAMED[thing]
  return selector === undefined ? null : { selector }
}
