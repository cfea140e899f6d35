// Enacts the events being shown one after another, each for as long as it is held.

import type { News } from '../../../wire'
import type { LandView } from '../wire'
import type { Hour } from '../words'
import { hold, kindOf } from './holds'

interface Stage {
  readonly showing: readonly News[]
  readonly pace: number
}

/** Events after which cards are no longer in their Clearing. */
const LEAVING = ['emptied', 'abandoned', 'banished', 'took']

class Drama {
  /** The event being enacted. */
  now = $state.raw<News | null>(null)
  /** Those still to come. */
  private later = $state.raw<readonly News[]>([])

  /** Enact what is being shown; call this in an effect and use what it returns to end it. */
  follow({ showing, pace }: Stage): () => void {
    const timers: ReturnType<typeof setTimeout>[] = []
    let start = 0
    showing.forEach((news, at) => {
      const length = hold(news) * pace
      if (!length) return
      timers.push(setTimeout(() => this.enact(news, showing.slice(at + 1)), start))
      start += length
    })
    timers.push(setTimeout(() => this.enact(null, []), start))
    return () => timers.forEach(clearTimeout)
  }

  /** The light: sunset while the end of a turn is enacted and once the game is over, else as the view has it. */
  hour({ dawn, ending }: Pick<LandView, 'dawn' | 'ending'>): Hour {
    if (ending !== null || this.beforeDawn) return 'sunset'
    return dawn ? 'dawn' : 'day'
  }

  /** Whether the turn before is still ending: the view has the cards of the next dawn, and they must wait. */
  get beforeDawn(): boolean {
    return this.now !== null && this.later.some((news) => kindOf(news) === 'dawned')
  }

  /** The cards that leave a Clearing in the event being enacted. */
  leaving(clearing: number): readonly string[] {
    const event = this.now?.event as { kind: string; clearing?: number; cards?: readonly string[] } | null | undefined
    return event && LEAVING.includes(event.kind) && event.clearing === clearing ? (event.cards ?? []) : []
  }

  private enact(now: News | null, later: readonly News[]): void {
    this.now = now
    this.later = later
  }
}

const ALL = new WeakMap<object, Drama>()

/** The drama of a table, shared by strip and board; the board follows what is being shown. */
export function dramaAt(table: object): Drama {
  const known = ALL.get(table) ?? new Drama()
  ALL.set(table, known)
  return known
}

export type { Drama }
