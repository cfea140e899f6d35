// The end of a game, shown in steps: each stays for its time, or until the reader goes on.

export class Reveal {
  /** How many steps have been shown; null while the game goes on. */
  step = $state<number | null>(null)
  /** Whether everything has been shown. */
  over = $state(false)
  private lengths: readonly number[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly pace: () => number) {}

  /** Begin with steps of these lengths in milliseconds; without any, or at pace 0, everything is shown at once. */
  begin(lengths: readonly number[]): void {
    if (this.step !== null) return
    this.lengths = lengths
    this.step = 0
    this.goOn()
  }

  /** Show the next step; after the last one, the result. */
  goOn(): void {
    clearTimeout(this.timer)
    if (this.step === null || this.over) return
    if (this.step >= this.lengths.length || this.pace() === 0) return this.finish()
    this.step += 1
    this.timer = setTimeout(() => this.goOn(), (this.lengths[this.step - 1] ?? 0) * this.pace())
  }

  /** Show everything at once. */
  finish(): void {
    clearTimeout(this.timer)
    this.step = this.lengths.length
    this.over = true
  }

  /** The game goes on after all, because its last move was taken back. */
  forget(): void {
    clearTimeout(this.timer)
    this.step = null
    this.over = false
  }
}
