// Where lessons and rules point on the table of Fairy Land: Clearings, cards, decks, and what is being decided.

import type { Spot } from '../../../core/contract'

const NAMED: Record<string, string> = {
  bid: '.land .stones, .land .bidding .ways',
  pass: '.land .bidding .pass',
  crest: '.land .crest [data-card="crest"]',
  mat: '.land .meal',
  sets: '.land.aside > section:first-child',
  queen: '.land [data-place="court"] > *',
  druids: '.land [data-place="druids"] > *',
  hand: '.land [data-place="hand"]',
}

export function spot(thing: string): Spot | null {
  const [kind = '', which = '', card = ''] = thing.split('.')
  const clearing = `[data-place="clearing${which}"]`
  if (kind === 'clearing')
    return { selector: card ? `${clearing} [data-card="${card}"]` : `${clearing} :is(.sign, li, .filling span)` }
  if (kind === 'drawn') return { selector: `[data-place="dawn"] [data-card="${which}"]` }
  if (kind === 'hand' && which) return { selector: `[data-place="hand"] [data-card="${which}"]` }
  const selector = NAMED[thing]
  return selector === undefined ? null : { selector }
}
