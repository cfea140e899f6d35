// The signs on cards, 42 x 24 each: always beside words, never instead of them.

import { HUES, MARKS } from './folk'
import type { Kin } from './grounds'
import { INK, placed, round } from './pen'
import { drawnOnce } from './image'
import { card, GOLD, path, picture, star, stroke, token, type Owner } from './sketch'

export interface SignStep {
  verb: string
  amount: number
  folk: string | null
  whose: string | null
  measure: string | null
  may: boolean
}

function arrow(x: number, y: number, toX: number, toY: number): string {
  const angle = Math.atan2(toY - y, toX - x)
  const barb = (turn: number): string =>
    `${round(toX - Math.cos(angle + turn) * 3.6)} ${round(toY - Math.sin(angle + turn) * 3.6)}`
  return path(`M${x} ${y}L${toX} ${toY}M${barb(0.6)}L${toX} ${toY}L${barb(-0.6)}`, 1.7)
}

/** A card with a face: to befriend. */
const friend = (x: number, y: number): string =>
  card(x, y, 13, 17) +
  `<circle cx="${x - 1.8}" cy="${y - 1.5}" r="1" fill="${INK}"/><circle cx="${x + 1.8}" cy="${y - 1.5}" r="1" fill="${INK}"/>` +
  path(`M${x - 2.5} ${y + 1.5}q2.5 2.5 5 0`, 1.3)

const hand = (x: number, y: number): string =>
  path(`M${x - 7} ${y - 2}C${x - 6} ${y + 4} ${x + 6} ${y + 4} ${x + 7} ${y - 2}`, 1.9)

const rival = (x: number, y: number): string =>
  path(`M${x - 5} ${y + 8}C${x - 5} ${y + 1} ${x + 5} ${y + 1} ${x + 5} ${y + 8}z`, 1.4, 'url(#stripes)') +
  `<circle cx="${x}" cy="${y - 2.5}" r="3.3" fill="#fff" ${stroke(1.4)}/>`

/** A dashed frame: you may. */
const MAY = `<rect x=".8" y=".8" width="40.4" height="22.4" rx="6" fill="none" stroke="${INK}" stroke-width="1.3" stroke-dasharray="3 2.5"/>`

function mark(folk: Kin, x: number, y: number, size: number): string {
  const { fill, cut } = MARKS[folk]
  const lines = cut ? `<path d="${cut}" fill="none" stroke="${HUES[folk]}" stroke-width="1.5"/>` : ''
  return placed(
    `translate(${x} ${y})scale(${round(size / 2.4) / 10})translate(-12 -12)`,
    `<circle cx="12" cy="12" r="11.4" fill="${HUES[folk]}" stroke="#fffaf0" stroke-width="1.3"/><path d="${fill}" fill="#fffaf0"/>${lines}`,
  )
}

const FOLK = ['fae', 'nature', 'earth', 'trolls', 'beast'] as const

const THINGS: Record<string, (x: number, y: number) => string> = {
  plant: (x, y) =>
    path(`M${x} ${y + 8}V${y - 1}`, 2) +
    path(`M${x} ${y + 2}c6 0 7-5 7-7c-5 0-7 3-7 7zM${x} ${y}c-6 0-7-5-7-7c5 0 7 3 7 7z`, 1.2, '#7fae5d'),
  path: (x, y) =>
    [
      [-5, -4, 5],
      [4, -5, 4],
      [-3, 4, 4.5],
      [5, 4, 4],
    ]
      .map(
        ([dx = 0, dy = 0, r = 0]) =>
          `<ellipse cx="${x + dx}" cy="${y + dy}" rx="${r}" ry="${r * 0.75}" fill="#d8c6a0" ${stroke(1.2)}/>`,
      )
      .join(''),
  home: (x, y) =>
    path(`M${x - 6} ${y + 7}V${y}H${x + 6}V${y + 7}z`, 1.3, '#f4e8cf') +
    path(`M${x - 9} ${y + 1}L${x} ${y - 8}L${x + 9} ${y + 1}z`, 1.3, '#b9483f'),
  area: (x, y) =>
    FOLK.map(
      (folk, index) =>
        `<circle cx="${round(x + Math.sin(index * 1.2566) * 6)}" cy="${round(y - Math.cos(index * 1.2566) * 6)}" r="2.7" fill="${HUES[folk]}" ${stroke(0.9)}/>`,
    ).join(''),
  lead: (x, y) =>
    path(
      `M${x - 8} ${y + 6}L${x - 9} ${y - 5}L${x - 4} ${y}L${x} ${y - 8}L${x + 4} ${y}L${x + 9} ${y - 5}L${x + 8} ${y + 6}z`,
      1.3,
      '#e2b03a',
    ),
}

/** Three dots between star and thing: for each. */
const EACH = [6, 12, 18].map((y) => `<circle cx="20.5" cy="${y}" r="1.5" fill="${INK}"/>`).join('')

function counted({ amount, measure, folk }: SignStep): string {
  const kin = folk as Kin | null
  const thing =
    measure === 'card'
      ? card(32, 12, 13, 17) + (kin ? mark(kin, 32, 12, 11) : '')
      : measure === 'token'
        ? token('own', 28, 10, 5.5) + (kin ? mark(kin, 36, 15, 11) : '')
        : THINGS[measure ?? '']?.(32, 12)
  return star(9, 12, String(amount), 8.5) + EACH + (thing ?? '')
}

const TILE = path('M10 4h8v8h8v8H10z', 1.5, '#9cc47a') + path('M10 12h8v8', 1)
const PLUS = path('M34 7v10M29 12h10', 2)
const several = (amount: number, draw: (x: number) => string, x: number, step: number): string =>
  draw(x) + (amount > 1 ? draw(x + step) : '')

const SIGNS: Record<string, (step: SignStep) => string> = {
  place: ({ amount, folk }) =>
    several(amount, (x) => token('own', x, 9), 8, 7) +
    (amount > 1 ? arrow(25, 9, 29, 11) : arrow(19, 9, 25, 12)) +
    (folk ? mark(folk as Kin, 34, 13, 16) : THINGS['area']!(33.5, 13)),
  move: ({ amount, whose }) =>
    several(amount, (x) => token(whose as Owner, x, 12), 8, 5) +
    arrow(22, 12, 28, 12) +
    `<circle cx="35" cy="12" r="5.5" fill="none" stroke="${INK}" stroke-width="1.4" stroke-dasharray="2.5 2"/>`,
  remove: ({ amount }) => several(amount, (x) => token('rival', x, 14), 10, 8) + arrow(27, 15, 36, 5),
  steal: () => token('rival', 10, 12) + arrow(18, 12, 25, 12) + token('own', 33, 12),
  draw: ({ amount }) => several(amount, (x) => card(x, 9), 13, 5) + arrow(29, 4, 29, 13) + hand(29, 19),
  recover: () =>
    card(12, 12) + path('M20 17C26 22 34 18 34 11C34 5 28 3 24 6', 1.7) + path('M23 2.5l.5 4.5 4.5.5', 1.7),
  befriend: () => friend(14, 12) + arrow(24, 12, 34, 12),
  take: () => friend(12, 11) + arrow(21, 11, 27, 15) + hand(33, 18),
  rivals_discard: () => rival(8, 10) + rival(18, 10) + card(33, 9, 10, 14, 'url(#stripes)') + arrow(33, 17, 33, 23),
  rival_discards: () => rival(12, 10) + card(31, 9, 10, 14, 'url(#stripes)') + arrow(31, 17, 31, 23),
  act_next: () =>
    `<circle cx="13" cy="12" r="8" fill="${GOLD}" ${stroke(1.5)}/>` +
    path('M13 7v5l3.5 2', 1.7) +
    arrow(24, 12, 36, 12),
  offer_cards: ({ amount }) => several(amount, (x) => friend(x, 12), 11, 7) + PLUS,
  offer_tiles: () => placed('translate(-6 0)', TILE) + PLUS,
  renew: () =>
    friend(21, 12) +
    path('M8 17A10 10 0 0 1 8 7', 1.7) +
    path('M34 7A10 10 0 0 1 34 17', 1.7) +
    arrow(8, 8, 10, 4) +
    arrow(34, 16, 32, 20),
  sow: () =>
    path('M5 9C3 21 19 21 17 9L14 6H8z', 1.5, '#d8c6a0') +
    arrow(20, 13, 25, 13) +
    placed('translate(17 0)scale(.9)', TILE),
  rivals_move: () => rival(8, 10) + rival(18, 10) + token('rival', 29, 12, 4.5) + arrow(34, 12, 40, 12),
  rivals_place: ({ folk }) =>
    rival(7, 10) +
    rival(16, 10) +
    arrow(22, 12, 26, 12) +
    (folk ? mark(folk as Kin, 34, 13, 15) : THINGS['area']!(34, 13)),
  rivals_befriend: () => rival(8, 10) + rival(18, 10) + friend(33, 12),
  rivals_build: () => rival(8, 10) + rival(18, 10) + placed('translate(19 3)scale(.8)', TILE),
  spend: () => MAY + card(14, 11) + arrow(25, 7, 25, 17) + path('M31 12h5'),
  help: ({ may }) => (may ? MAY : '') + card(14, 12) + path('M24 6l10 6-10 6z', 1.4, GOLD),
  build: ({ may }) => (may ? MAY : '') + TILE,
  points: ({ amount }) => star(20, 12, String(amount), 11),
  count: counted,
}

/** The sign of a card's step as the address of an image; empty for a step without one. */
export function signAddress(step: SignStep): string {
  const draw = SIGNS[step.verb]
  if (!draw) return ''
  const key = ['sign', step.verb, step.amount, step.folk, step.whose, step.measure, step.may].join()
  return drawnOnce(key, () => picture(42, 24, draw(step)))
}
