// The standing in an area: who leads and by how much, or whether there is a tie.

import type { Area } from './wire'

export interface Standing {
  leader: number | null
  /** The lead in tokens. */
  by: number
  tied: boolean
}

export function standing({ tokens, leaders }: Pick<Area, 'tokens' | 'leaders'>): Standing {
  const [first = 0, second = 0] = [...tokens].sort((one, other) => other - one)
  const leader = leaders.length === 1 ? leaders[0]! : null
  return { leader, by: first - second, tied: leaders.length > 1 }
}
