// A game's rules as they are searched and laid out.

import type { RuleText } from '../wire'

export interface Section {
  title: string
  rules: RuleText[]
}

/** The rules in which every word sought stands, accents and case apart; all if nothing is sought. */
export function found(rules: readonly RuleText[], sought: string): readonly RuleText[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  return words.length ? rules.filter((rule) => words.every((word) => plain(`${rule.id} ${rule.section} ${rule.text}`).includes(word))) : rules
}

/** The same under their headings, in the ledger's order. */
export function sections(rules: readonly RuleText[]): Section[] {
  const made = new Map<string, RuleText[]>()
  for (const rule of rules) made.set(rule.section, [...(made.get(rule.section) ?? []), rule])
  return Array.from(made, ([title, own]) => ({ title, rules: own }))
}

/** A text as it is compared. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
