// Who stands how in an area: who leads alone, by how much, or whether the most is shared.

import type { Area } from './wire'

export interface Standing {
  leader: number | null
  /** How many tokens more than the next. */
  by: number
  tied: boolean
}

export function standing({ tokens, leaders }: Pick<Area, 'tokens' | 'leaders'>): Standing {
  const [first = 0, second = 0] = [...tokens].sort((one, other) => other - one)
  const leader = leaders.length === 1 ? leaders[0]! : null
  return { leader, by: first - second, tied: leaders.length > 1 }
}
