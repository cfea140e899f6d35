// The garden that the reader looks at, shared by board and hand.

import type { FaeriesTable } from './play.svelte'

class Looking {
  seat = $state<number | null>(null)
}

const ALL = new WeakMap<object, Looking>()

export function looking(table: FaeriesTable): Looking {
  const known = ALL.get(table) ?? new Looking()
  ALL.set(table, known)
  return known
}
