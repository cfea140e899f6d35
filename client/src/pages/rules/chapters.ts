// The sections of a guide by their place on the page.

import type { GuideSection, GuideText } from '../../wire'

/** Sections with a place of their own; all others follow the turn, in the guide's order. */
const PLACED = ['story', 'aim', 'picture', 'turn', 'trick', 'questions', 'tricks'] as const
/** Sections that only the player aid has. */
const AID = ['aid', 'aid_end']

type Placed = Record<(typeof PLACED)[number], GuideSection | undefined>

export interface Chapters extends Placed {
  rules: GuideSection[]
}

export function chapters(guide: GuideText | null): Chapters {
  const sections = guide?.sections ?? []
  const placed = PLACED.map((key) => [key, sections.find((section) => section.key === key)] as const)
  const apart: readonly string[] = [...PLACED, ...AID]
  return {
    ...(Object.fromEntries(placed) as Placed),
    rules: sections.filter(({ key }) => !apart.includes(key)),
  }
}

/** The sections of the player aid: the turn at a glance first, tables last. */
export function aidOf(guide: GuideText): GuideSection[] {
  const place = ({ key, kind }: GuideSection): number => (key === 'aid' ? 0 : kind === 'table' ? 2 : 1)
  return guide.sections.filter(({ key }) => guide.aid.includes(key)).sort((one, other) => place(one) - place(other))
}
