// What the signs on cards and the icons on the lawn are drawn with: lines, tokens, cards, stars.

import { INK, placed } from './pen'
import { addressOf } from './image'

export type Owner = 'own' | 'rival' | 'any'

export const stroke = (width: number): string =>
  `stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
export const path = (d: string, width = 1.6, fill = 'none'): string =>
  `<path d="${d}" fill="${fill}" ${stroke(width)}/>`
export const GOLD = '#e2a92e'

/** A token: full gold is yours, striped a rival's, half and half anybody's. */
export function token(owner: Owner, x: number, y: number, r = 6.5): string {
  if (owner === 'own')
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${GOLD}" ${stroke(1.5)}/><circle cx="${x}" cy="${y}" r="${r * 0.42}" fill="#fff3cf"/>`
  const half =
    owner === 'any'
      ? `<path d="M${x} ${y - r}A${r} ${r} 0 0 0 ${x} ${y + r}z" fill="${GOLD}"/>${path(`M${x} ${y - r}V${y + r}`, 1.2)}`
      : ''
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#stripes)"/>${half}<circle cx="${x}" cy="${y}" r="${r}" fill="none" ${stroke(1.5)}/>`
}

export const card = (x: number, y: number, wide = 10, high = 14, fill = '#fff'): string =>
  `<rect x="${x - wide / 2}" y="${y - high / 2}" width="${wide}" height="${high}" rx="2" fill="${fill}" ${stroke(1.5)}/>`

export const star = (x: number, y: number, text: string, r = 10): string =>
  placed(
    `translate(${x} ${y})scale(${r / 10})`,
    path('M0-10.5L3-3.8L10.3-3.2L4.8 1.6L6.4 8.8L0 5L-6.4 8.8L-4.8 1.6L-10.3-3.2L-3-3.8z', 1.4, '#f4d46a'),
    `<text y="4" text-anchor="middle" font-family="sans-serif" font-size="10.5" font-weight="800" fill="${INK}">${text}</text>`,
  )

const STRIPES = `<pattern id="stripes" width="4.2" height="4.2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path fill="#fff" d="M0 0h4.2v4.2H0z"/><path d="M1 0v4.2" stroke="${INK}" stroke-width="1.6"/></pattern>`

export const picture = (wide: number, high: number, drawn: string): string =>
  addressOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide * 2}" height="${high * 2}"><defs>${STRIPES}</defs>${drawn}</svg>`,
  )
