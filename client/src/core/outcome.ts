// The winners, from the shares of the victory.

import type { News, Result } from '../wire'

export interface Outcome {
  kind: 'solo' | 'lost' | 'won' | 'shared'
  winners: number[]
}

export function outcomeOf(result: Result): Outcome {
  const most = Math.max(...result.returns)
  const winners = result.returns.flatMap((share, seat) => (share === most ? [seat] : []))
  if (result.returns.length === 1) return most > 0 ? { kind: 'solo', winners } : { kind: 'lost', winners: [] }
  return { kind: winners.length === 1 ? 'won' : 'shared', winners }
}

/** The news about the end of the game: from the closing event on. */
export function ending(last: readonly News[], closing: string | null): readonly News[] {
  const over = last.findIndex((news) => news.event !== null && news.kind === closing)
  return over < 0 ? last : last.slice(over)
}
