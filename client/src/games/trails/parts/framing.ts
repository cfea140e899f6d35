// Where a table lies so that its cards are as large as possible, and neither the hand nor the tools cover one.

import { fitted, UNCOVERED, type Box, type Limits, type Room } from '../../../board/sight'

interface Size {
  readonly width: number
  readonly height: number
}

/** Each try is smaller by this factor. */
const SMALLER = 0.97
/** How the free room is shared: this much of it lies to the left and above. */
const ACROSS = [0.5, 0.75, 1]
const DOWN = [0.5, 0.25, 0]

/** What to leave free on each side: the hand lies at the bottom left, the tools at the bottom right. */
export function framing(
  cards: readonly Box[],
  bounds: Box,
  size: Size,
  { hand, tools, limits }: { hand: Size; tools: Size; limits: Limits },
): Room['covered'] {
  const aside = { ...UNCOVERED, left: hand.width }
  const least = fitted(bounds, { ...size, covered: aside }, limits).zoom
  const corners: readonly Box[] = [
    { left: 0, top: size.height - hand.height, right: hand.width, bottom: size.height },
    { left: size.width - tools.width, top: size.height - tools.height, right: size.width, bottom: size.height },
  ]
  for (let zoom = fitted(bounds, { ...size, covered: UNCOVERED }, limits).zoom; zoom > least; zoom *= SMALLER) {
    const across = size.width - (bounds.right - bounds.left) * zoom
    const down = size.height - (bounds.bottom - bounds.top) * zoom
    if (Math.min(across, down) < 0) continue
    for (const [left, top] of ACROSS.flatMap((x) => DOWN.map((y) => [across * x, down * y] as const))) {
      const placed = cards.map((card) => ({
        left: left + (card.left - bounds.left) * zoom,
        top: top + (card.top - bounds.top) * zoom,
        right: left + (card.right - bounds.left) * zoom,
        bottom: top + (card.bottom - bounds.top) * zoom,
      }))
      if (!placed.some((card) => corners.some((corner) => meet(card, corner))))
        return { left, top, right: across - left, bottom: down - top }
    }
  }
  return aside
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
