// Grass and small flowers of a card, always the same for the same card.

import { chance } from './chance'

interface Tufts {
  /** All blades as one path. */
  grass: string
  flowers: { x: number; y: number }[]
}

const TUFTS = 8
const FLOWERS = 4
const known = new Map<number, Tufts>()

export function tufts(card: number): Tufts {
  const made = known.get(card) ?? grow(card)
  known.set(card, made)
  return made
}

function grow(card: number): Tufts {
  const next = chance(card * 13 + 5)
  const spot = () => ({ x: Math.round(6 + next() * 88), y: Math.round(8 + next() * 88) })
  const blades = Array.from({ length: TUFTS }, spot).map(
    ({ x, y }) => `M${x} ${y}q-1-4-3-5M${x} ${y}v-6M${x} ${y}q1-4 3-5`,
  )
  return { grass: blades.join(''), flowers: Array.from({ length: FLOWERS }, spot) }
}
