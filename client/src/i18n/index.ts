// The page's own words, a file for each language, fetched when somebody reads it.

import type { Language } from '../core/contract'
import type { en } from './en'

/** What every language must say: a missing key does not compile. */
export type Words = typeof en

export const LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français', 'pt-BR': 'Português (Brasil)' }

const files: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./en')).en,
  fr: async () => (await import('./fr')).fr,
  'pt-BR': async () => (await import('./pt-BR')).ptBR,
}

export function loadWords(language: Language): Promise<Words> {
  return files[language]()
}

/** The first of the wishes that there are words for, whatever its region; English otherwise. */
export function languageFor(...wishes: (string | null)[]): Language {
  const known = Object.keys(LANGUAGES) as Language[]
  for (const wish of wishes) {
    const found = known.find((language) => language.slice(0, 2) === wish?.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}
