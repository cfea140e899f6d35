// Formats numbers and lists for a language.

import type { Language } from '../../../core/contract'
import type { Words } from './index'

export function writing(language: Language): Pick<Words, 'list' | 'number' | 'signed'> {
  const names = new Intl.ListFormat(language, { type: 'conjunction' })
  const numbers = new Intl.NumberFormat(language)
  const signed = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return {
    list: (all) => names.format(all),
    number: (points) => numbers.format(points),
    signed: (points) => signed.format(points).replace('-', '−'),
  }
}
