// Where the cards of a hand lie: each keeps its place, and those that come fill the places of those that went.

/** More free places than this are closed up. */
const MOST_FREE = 2

export function slotsAfter(slots: readonly (string | null)[], cards: readonly string[]): (string | null)[] {
  if (!cards.length) return []
  const coming = cards.filter((card) => !slots.includes(card))
  const staying = slots.map((card) => (card !== null && cards.includes(card) ? card : (coming.shift() ?? null)))
  const free = staying.filter((card) => card === null).length
  return [...(free > MOST_FREE ? staying.filter((card) => card !== null) : staying), ...coming]
}
