// Searches and groups a game's rules.

import type { RuleText } from '../wire'

export interface Section {
  title: string
  rules: RuleText[]
}

/** The rules that contain all search words, ignoring accents and case; all rules without a search. */
export function found(rules: readonly RuleText[], sought: string): readonly RuleText[] {
  const words = plain(sought).split(/\s+/).filter(Boolean)
  return words.length
    ? rules.filter((rule) => words.every((word) => plain(`${rule.id} ${rule.section} ${rule.text}`).includes(word)))
    : rules
}

/** The rules grouped by section, in the ledger's order. */
export function sections(rules: readonly RuleText[]): Section[] {
  const made = new Map<string, RuleText[]>()
  for (const rule of rules) made.set(rule.section, [...(made.get(rule.section) ?? []), rule])
  return Array.from(made, ([title, own]) => ({ title, rules: own }))
}

/** A text normalised for comparison. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
