// A game's texts in the reader's language, loaded one language at a time.

import { SvelteMap } from 'svelte/reactivity'
import type { Language } from './contract'

export class Wording<Words> {
  private readonly known = new SvelteMap<Language, Words>()

  constructor(private readonly fetching: Record<Language, () => Promise<Words>>) {}

  /** Load the texts of a language. */
  async learn(language: Language): Promise<void> {
    if (!this.known.has(language)) this.known.set(language, await this.fetching[language]())
  }

  /** The texts of a language; until they are loaded, those of another one. */
  in(language: Language): Words {
    const words = this.known.get(language) ?? [...this.known.values()][0]
    if (!words) throw new Error(`nobody has learnt ${language} yet`)
    return words
  }
}
