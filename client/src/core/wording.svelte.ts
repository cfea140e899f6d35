// A game's own words in the reader's language: one language is fetched at a time.

import { SvelteMap } from 'svelte/reactivity'
import type { Language } from './contract'

export class Wording<Words> {
  private readonly known = new SvelteMap<Language, Words>()

  constructor(private readonly fetching: Record<Language, () => Promise<Words>>) {}

  /** Have the words of a language at hand. */
  async learn(language: Language): Promise<void> {
    if (!this.known.has(language)) this.known.set(language, await this.fetching[language]())
  }

  /** The words of a language; until they have come, those of one that was learnt before. */
  in(language: Language): Words {
    const words = this.known.get(language) ?? [...this.known.values()][0]
    if (!words) throw new Error(`nobody has learnt ${language} yet`)
    return words
  }
}
