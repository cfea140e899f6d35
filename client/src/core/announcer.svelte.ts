// Announces log sentences to screen readers, in order and without repeats.

export class Announcer {
  /** Two live regions take turns, so that a repeated sentence is announced again. */
  spoken = $state<[string, string]>(['', ''])
  private turn: 0 | 1 = 0

  say = (sentence: string): void => {
    if (!sentence) return
    this.turn = this.turn === 0 ? 1 : 0
    this.spoken = this.turn === 0 ? [sentence, ''] : ['', sentence]
  }
}
