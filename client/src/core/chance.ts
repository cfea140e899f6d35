// What only this browser can have thought of: shares of a deal, ids of moves, a name to begin with.

/** 16 random bytes in hex: one person's part in what the deal is made of. */
export function newShare(): string {
  return hex(16)
}

/** The id of a move: sent again under the same id, it counts once. */
export function newMoveId(): string {
  return hex(12)
}

export function oneOf<T>(things: readonly [T, ...T[]]): T {
  return things[Math.floor(Math.random() * things.length)] ?? things[0]
}

function hex(count: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(count))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
