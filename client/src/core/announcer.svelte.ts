// What a screen reader is told: the sentences of the log, in order, none twice at once.

export class Announcer {
  /** The two regions take turns, so that the same sentence is heard again when it is said again. */
  spoken = $state<[string, string]>(['', ''])
  private turn: 0 | 1 = 0

  say = (sentence: string): void => {
    if (!sentence) return
    this.turn = this.turn === 0 ? 1 : 0
    this.spoken = this.turn === 0 ? [sentence, ''] : ['', sentence]
  }
}
