// Whose people have not been seen at a table for a while: asked for now and then, as long as somebody can look.

import type { Away } from '../wire'
import type { Answer } from './api'

/** So many milliseconds pass from one question to the next. */
export const EVERY = 15_000

export class Absence {
  /** The seats that nobody was seen at. */
  seats = $state.raw<readonly number[]>([])

  constructor(
    private readonly ask: (table: string) => Promise<Answer<Away>>,
    private readonly visible = () => document.visibilityState === 'visible',
  ) {}

  /** Ask now and from time to time, until the returned function is called. */
  follow(table: string): () => void {
    let over = false
    const look = async (): Promise<void> => {
      const answer = this.visible() ? await this.ask(table) : null
      if (answer?.ok && !over) this.seats = answer.value.seats
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    return () => {
      over = true
      clearInterval(timer)
      this.seats = []
    }
  }
}
