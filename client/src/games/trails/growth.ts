// Subtle vegetation in the corners of a card, always the same for the same card.

const KINDS = [
  'M0 8Q-1 0 1-8M-6 0q2 4 6 5q4-1 5-5M-5-3q2 3 5 4q3-1 4-4M-3-6q1 2 3 3q2-1 3-3',
  'M-4 7q-1-6-3-9M-2 7q0-8 1-11M1 7q2-5 4-7M5 7q0-3 2-5',
  'M-7 2q0-6 5-6t5 6zM-3 2v5h2V2M4 4q0-3 3-3t3 3zM6.500 4v3h1V4',
] as const
const NEAR = 12
const FAR = 88

export interface Growth {
  d: string
  x: number
  y: number
}

export function growing(number: number): Growth[] {
  return [0, 1, 2, 3].flatMap((corner) => {
    const d = KINDS[(number * 5 + corner * 3 + (number >> 2)) % 5]
    return d ? [{ d, x: corner % 2 ? FAR : NEAR, y: corner > 1 ? FAR : NEAR }] : []
  })
}
