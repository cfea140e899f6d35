// Polls which players haven't been seen at a table for a while, as long as the page is visible.

import type { Away } from '../wire'
import type { Answer } from './api'

/** Milliseconds between two requests. */
export const EVERY = 15_000

export interface Missing {
  seat: number
  /** Seconds until one player can let a bot play for them; null if that takes everyone's agreement. */
  wait: number | null
}

export class Absence {
  /** The seats whose players are away. */
  away = $state.raw<readonly Missing[]>([])

  constructor(
    private readonly ask: (table: string) => Promise<Answer<Away>>,
    private readonly visible = () => document.visibilityState === 'visible',
  ) {}

  /** Ask now and periodically, until the returned function is called. */
  follow(table: string): () => void {
    let over = false
    const look = async (): Promise<void> => {
      const answer = this.visible() ? await this.ask(table) : null
      if (answer?.ok && !over) this.away = missing(answer.value)
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    return () => {
      over = true
      clearInterval(timer)
      this.away = []
    }
  }
}

function missing({ seats, waits }: Away): Missing[] {
  return seats.map((seat, index) => ({ seat, wait: waits[index] ?? null }))
}
