// Finds the figure of a Fairy: one of the seven of a house, or a special one.

import { HOUSE_FAIRIES } from './houseFairies'
import type { Mark } from './marks'
import { SPECIAL_FAIRIES } from './specialFairies'

/** The value of a house Fairy, or null for every other card. */
export const valueOf = (kind: string): number | null =>
  kind.startsWith('fairy_') ? Number(kind.slice('fairy_'.length)) : null

export function figureOf(kind: string): readonly Mark[] | null {
  const value = valueOf(kind)
  return (value === null ? SPECIAL_FAIRIES[kind] : HOUSE_FAIRIES[value - 1]) ?? null
}
