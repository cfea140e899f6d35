// Keyboard shortcuts of the board; plain arrows belong to places and paths.

export type Wish =
  | { kind: 'pan'; dx: number; dy: number }
  | { kind: 'zoom'; by: number }
  | { kind: 'centre' }
  | { kind: 'turn'; by: number }
  | { kind: 'ends' }
  | { kind: 'back' }
  | { kind: 'card'; at: number }

const STEP = 70
const NEARER = 1.25
const PANS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
}

interface Pressed {
  key: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The command of a key, if any. */
export function wish({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Wish | null {
  if (ctrlKey || metaKey || altKey) return null
  const way = PANS[key]
  if (way && shiftKey) return { kind: 'pan', dx: way[0], dy: way[1] }
  if (key === '+' || key === '=') return { kind: 'zoom', by: NEARER }
  if (key === '-') return { kind: 'zoom', by: 1 / NEARER }
  if (key === '0') return { kind: 'centre' }
  if (key === 'r' || key === 'R') return { kind: 'turn', by: shiftKey ? -1 : 1 }
  if (key === 'o' || key === 'O') return { kind: 'ends' }
  if (key === 'Escape') return { kind: 'back' }
  if (/^[1-9]$/.test(key)) return { kind: 'card', at: Number(key) - 1 }
  return null
}
