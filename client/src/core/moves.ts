// Sends a move with one id, repeatedly, until the server answers.

import { passes, type Answer, type Trouble } from './api'

export type Waiting = (milliseconds: number) => Promise<void>

const FIRST_WAIT = 500
const LONGEST_WAIT = 5_000

const clock: Waiting = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * Send until there is a final answer. `slow` is called with the reason of each failure; if it returns false, sending
 * stops and the last answer is returned.
 */
export async function delivered<T>(
  send: () => Promise<Answer<T>>,
  slow: (trouble: Trouble) => boolean,
  wait: Waiting = clock,
): Promise<Answer<T>> {
  for (let tries = 0; ; tries += 1) {
    const answer = await send()
    if (answer.ok || !passes(answer.trouble) || !slow(answer.trouble)) return answer
    await wait(Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT))
  }
}
