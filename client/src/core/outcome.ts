// The winners, from the shares of the victory.

import type { News, Result } from '../wire'

export interface Outcome {
  kind: 'solo' | 'lost' | 'won' | 'shared' | 'tie'
  winners: number[]
}

export function outcomeOf(result: Result): Outcome {
  const most = Math.max(...result.returns)
  const winners = result.returns.flatMap((share, seat) => (share === most ? [seat] : []))
  if (result.returns.length === 1) return most > 0 ? { kind: 'solo', winners } : { kind: 'lost', winners: [] }
  if (winners.length === 1) return { kind: 'won', winners }
  return { kind: winners.length === result.returns.length ? 'tie' : 'shared', winners }
}

/** The news about the end of the game: from the closing event on. */
export function ending(last: readonly News[], closing: string | null): readonly News[] {
  const over = last.findIndex((news) => news.event !== null && news.kind === closing)
  return over < 0 ? last : last.slice(over)
}
