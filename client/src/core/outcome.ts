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

/** How many deals of the day were won in a row, the latest last; today's doesn't count until it is finished. */
export function wonInARow(days: ReadonlyArray<boolean | null>): number {
  const past = days.at(-1) === null ? days.slice(0, -1) : days
  return past.length - 1 - past.findLastIndex((won) => !won)
}
