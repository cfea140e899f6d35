// The outcomes of the bid in mind, in the order in which they are shown.

import type { LandOffer, LandOutcome, LandStakes } from '../wire'

export interface Shown {
  /** Who decides it: the observer's bid stands, a rival tops it, or the pass stands. */
  kind: 'stands' | 'topped' | 'passed'
  outcome: LandOutcome
}

/** If the bid stands, if each rival tops it, and if the reader passes and nobody bids more. */
export function outcomesOf({ outcomes }: LandStakes, offer: LandOffer | null, passing: LandOffer | null): Shown[] {
  const at = (place: number | null | undefined): LandOutcome[] =>
    place == null ? [] : outcomes.slice(place, place + 1)
  return [
    ...at(offer?.stands).map((outcome): Shown => ({ kind: 'stands', outcome })),
    ...(offer?.topped ?? []).flatMap(at).map((outcome): Shown => ({ kind: 'topped', outcome })),
    ...at(passing?.stands).map((outcome): Shown => ({ kind: 'passed', outcome })),
  ]
}
