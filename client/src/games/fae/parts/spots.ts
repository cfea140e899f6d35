// Where lessons and rules point on Fae's table: the spaces by name, the reader's spirit, the card in force.

import type { Spot } from '../../../core/contract'

const NAMED: Record<string, string> = { spirit: '.fae.strip .me', card: '.fae.strip .force' }

export const spot = (thing: string): Spot => ({
  selector: NAMED[thing] ?? `[data-space="${thing}"] .ring:not(.under)`,
})
