// Cards looked at: one is kept, the others go under the deck in the order they are tapped.

import type { LandAction } from '../wire'

/** A card looked at: 'kept', its number under the deck, or undecided. */
export interface Laid {
  card: string
  role: 'kept' | 'under' | 'open'
  place: number
}

export interface Arranged {
  keep: string | null
  under: string[]
}

export function arrangedBy(actions: readonly LandAction[]): Arranged {
  const keep = actions.flatMap((action) => (action.kind === 'keep' ? [action.card] : []))
  return { keep: keep[0] ?? null, under: actions.flatMap((action) => (action.kind === 'under' ? [action.card] : [])) }
}

/** All cards seen with their destination; equal cards differ only in order. */
export function laidOut(seen: readonly string[], { keep, under }: Arranged, rest: boolean): Laid[] {
  let kept = keep
  const left = [...under]
  const laid = seen.map((card): Laid => {
    if (card === kept) {
      kept = null
      return { card, role: 'kept', place: 0 }
    }
    return { card, role: 'open', place: 0 }
  })
  left.forEach((card, index) => {
    const found = laid.find((one) => one.role === 'open' && one.card === card)
    if (found) Object.assign(found, { role: 'under', place: index + 1 })
  })
  const open = laid.filter(({ role }) => role === 'open')
  if (rest && open.length === 1) Object.assign(open[0]!, { role: 'under', place: left.length + 1 })
  return laid
}

/** The actions after a tap on a card: keep it, put it under next, or undo that. */
export function tapped(seen: readonly string[], arranged: Arranged, at: number, asksKeep: boolean): LandAction[] {
  const laid = laidOut(seen, arranged, false)
  const one = laid[at]
  if (!one) return actionsOf(arranged, asksKeep)
  if (one.role === 'kept') return actionsOf({ keep: null, under: [] }, asksKeep)
  if (one.role === 'under')
    return actionsOf({ ...arranged, under: arranged.under.filter((_, index) => index !== one.place - 1) }, asksKeep)
  if (asksKeep && arranged.keep === null) return actionsOf({ keep: one.card, under: [] }, asksKeep)
  return actionsOf({ ...arranged, under: [...arranged.under, one.card] }, asksKeep)
}

/** Put the rest under the deck in the current order; the last one goes there automatically. */
export function asTheyLie(seen: readonly string[], arranged: Arranged, asksKeep: boolean): LandAction[] {
  const open = laidOut(seen, arranged, false).filter(({ role }) => role === 'open')
  const under = [...arranged.under, ...open.slice(0, -1).map(({ card }) => card)]
  return actionsOf({ ...arranged, under }, asksKeep)
}

function actionsOf({ keep, under }: Arranged, asksKeep: boolean): LandAction[] {
  if (asksKeep && keep === null) return []
  const kept: LandAction[] = asksKeep && keep !== null ? [{ kind: 'keep', card: keep }] : []
  return [...kept, ...under.map((card): LandAction => ({ kind: 'under', card }))]
}
