// Formats numbers and lists for a language.

import type { Language } from '../../core/contract'
import type { Words } from './words'

export function writing(language: Language): Pick<Words, 'list' | 'number'> {
  const names = new Intl.ListFormat(language, { type: 'conjunction' })
  const numbers = new Intl.NumberFormat(language)
  return { list: (all) => names.format(all), number: (points) => numbers.format(points) }
}
