// Which cards each row of the final score is about.

import type { LandView } from '../wire'

type Row = LandView['sheet']['rows'][number]

/** The cards of a seat that a row counts, one by one; a row without cards of its own has none. */
export const cardsOf = ({ label, facts }: Row, { counted }: LandView['players'][number]): readonly string[] =>
  counted[String(facts.kind ?? label)] ?? []
