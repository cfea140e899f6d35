// A payment composed by tapping: its Fairies, their values, and items' bonuses.

import type { LandAction, LandView, Payment, Worth } from './wire'

/** The Fairies paid by the composed actions. */
export const paidBy = (actions: readonly LandAction[]): string[] => actions.flatMap((action) => (action.kind === 'pay' ? [action.fairy] : []))

/** The same with a Fairy added, or removed if it was already there. */
export const toggled = (paid: readonly string[], fairy: string): string[] =>
  paid.includes(fairy) ? paid.filter((other) => other !== fairy) : [...paid, fairy]

/** The value of each Fairy in this payment, in hand or already played. */
export function worthsIn(view: LandView): Map<string, Worth> {
  return new Map([...view.worths, ...(view.payment?.fairies ?? [])].map((worth) => [worth.fairy, worth]))
}

export const bonusOf = (payment: Payment): number => payment.bonus.reduce((sum, { amount }) => sum + amount, 0)

/** The total of these Fairies; items add nothing without a card (LAND-39R). */
export function totalOf(paid: readonly string[], worths: ReadonlyMap<string, Worth>, bonus: number): number {
  if (!paid.length) return 0
  return paid.reduce((sum, fairy) => sum + (worths.get(fairy)?.worth ?? 0), bonus)
}

/** The bonus of items here, according to the view. */
export function itemsAdd(view: LandView): number {
  const at = view.auction ? view.auction.clearing - 1 : -1
  const most = view.reach[at] ?? 0
  return most ? Math.max(0, most - view.worths.reduce((sum, { worth }) => sum + worth, 0)) : 0
}

/** A suggested payment: the least waste, then the fewest cards. Hands are small, so all are tried. */
export function thrifty(hand: readonly Worth[], needed: number, bonus: number): string[] {
  let best: { over: number; cards: Worth[] } | null = null
  for (let mask = 1; mask < 2 ** hand.length; mask += 1) {
    const cards = hand.filter((_, index) => Math.floor(mask / 2 ** index) % 2)
    const over = cards.reduce((sum, { worth }) => sum + worth, bonus) - needed
    if (over < 0) continue
    if (!best || over < best.over || (over === best.over && cards.length < best.cards.length)) best = { over, cards }
  }
  return best?.cards.map(({ fairy }) => fairy) ?? []
}
