// The names and effects of cards in the reader's language, from the ledger, loaded once per language.

import { Api } from '../../core/api'
import type { Language } from '../../core/contract'
import type { Rules } from '../../wire'
import type { CardFace } from './wire'

export interface CardText {
  name: string
  /** Its flavour text. */
  flavour: string
  /** Its effect. */
  effect: string
}

/** A line of the ledger: "Name (kind). “Flavour.” Effect." */
const LINE = /^(?<name>[^(]+?)\s*\([^)]*\)\.\s*[“«]\s*(?<flavour>.*?)\s*[”»]\s*(?<effect>.*)$/s

export function read(line: string): CardText | null {
  const { name = '', flavour = '', effect = '' } = line.replace(/\s+/g, ' ').match(LINE)?.groups ?? {}
  return name ? { name, flavour, effect: effect.trim() } : null
}

/** The name to use until the ledger is loaded. */
const spelled = (name: string): string => name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')

export class CardTexts {
  private lines = $state.raw<ReadonlyMap<string, CardText>>(new Map())

  constructor(readonly language: Language) {}

  of(card: Pick<CardFace, 'name' | 'rule'>): CardText {
    return this.lines.get(card.rule) ?? { name: spelled(card.name), flavour: '', effect: '' }
  }

  async fetch(api = new Api(this.language)): Promise<void> {
    const answer = await api.get<Rules>('/api/games/faeries/rules', { language: this.language })
    if (answer.ok) this.learn(answer.value)
    else ALL.delete(this.language)
  }

  learn({ rules }: Pick<Rules, 'rules'>): void {
    this.lines = new Map(rules.flatMap(({ id, text }) => {
      const found = /^FMC-1\d\dD$/.test(id) ? read(text) : null
      return found ? [[id, found] as const] : []
    }))
  }
}

const ALL = new Map<Language, CardTexts>()

/** The cards in a language; loaded on first use. */
export function cardTexts(language: Language): CardTexts {
  const known = ALL.get(language)
  if (known) return known
  const texts = new CardTexts(language)
  ALL.set(language, texts)
  void texts.fetch()
  return texts
}

/** The two options of a card with a choice, from the ledger. */
export function sidesOf(effect: string): [string, string] {
  const [, first = '', second = ''] = effect.split(/(?:Either|Or|Soit|Ou)\s*:\s*/)
  return [first.trim(), second.trim()]
}
