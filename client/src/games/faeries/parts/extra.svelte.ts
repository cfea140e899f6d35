// Whether the extra card is played or only discarded; shared by the hand and the buttons above it.

import type { Play } from './play.svelte'

export class Extra {
  discarding = $state(false)

  constructor(private readonly play: Play) {}

  /** Whether both are possible now. */
  get both(): boolean {
    return this.play.now('discard').length > 0 && this.play.now('play').length > 0
  }
}

const ALL = new WeakMap<Play, Extra>()

export function extraOf(play: Play): Extra {
  const known = ALL.get(play) ?? new Extra(play)
  ALL.set(play, known)
  return known
}
