// The page's texts, one file per language, loaded on demand.

import type { Language } from '../core/contract'
import type { en } from './en'

/** The keys that every language must have; a missing one doesn't compile. */
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

/** The first preferred language with texts, regardless of region; English otherwise. */
export function languageFor(...wishes: (string | null)[]): Language {
  const known = Object.keys(LANGUAGES) as Language[]
  for (const wish of wishes) {
    const found = known.find((language) => language.slice(0, 2) === wish?.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}
