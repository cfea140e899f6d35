// A move on its way: sent under one id, again and again, until the server says what became of it.

import { passes, type Answer, type Trouble } from './api'

export type Waiting = (milliseconds: number) => Promise<void>

const FIRST_WAIT = 500
const LONGEST_WAIT = 5_000

const clock: Waiting = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * Send until there is an answer that counts. `slow` is told each time why there was none;
 * if it says false, nobody waits for the answer any more, and the last one is given.
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
