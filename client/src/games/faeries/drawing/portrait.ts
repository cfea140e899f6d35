// Portraits of all cards as pictures: the ground of the folk, then the layers of the card.

import type { Portraits } from './figure'
import { ground, type Kin } from './grounds'
import { addressOf, drawnOnce, framed } from './image'
import { BEAST } from './portraits/beast'
import { EARTH } from './portraits/earth'
import { FAE } from './portraits/fae'
import { NATURE } from './portraits/nature'
import { START } from './portraits/start'
import { TROLLS } from './portraits/trolls'

const KINS: Readonly<Record<Kin, Portraits>> = {
  fae: FAE,
  nature: NATURE,
  earth: EARTH,
  trolls: TROLLS,
  beast: BEAST,
  start: START,
}
const KIN_OF = new Map(
  Object.entries(KINS).flatMap(([kin, cards]) => Object.keys(cards).map((card) => [card, kin as Kin])),
)

export const portrayed = (): string[] => [...KIN_OF.keys()]

/** The portrait as SVG source of 220 x 150; nothing for an unknown card. */
export function portraitOf(card: string): string {
  const kin = KIN_OF.get(card)
  if (!kin) return ''
  const { hour, layers } = KINS[kin][card]!
  return framed(ground(kin, hour, card.length * 7 + card.charCodeAt(0)) + layers().join(''))
}

/** The portrait as the address of an image. */
export const portraitAddress = (card: string): string =>
  drawnOnce(`portrait ${card}`, () => addressOf(portraitOf(card)))
