// Random values made in this browser: shares of a deal, move ids, an initial name.

/** 16 random bytes in hex: one person's share of the deal, or what hides it in a seal. */
export function newShare(): string {
  return hex(16)
}

/** A move id. A move that is sent again with the same id counts once. */
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
