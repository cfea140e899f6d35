// What screen readers say of news, previews and advice: only what may be spoken aloud.

import type { Explained, Foreseen, HintNow, News } from '../wire'

/** The sentences that may be spoken aloud: not those that only the reader may know. */
const open = (news: readonly News[]): string[] => news.filter(({ secret }) => !secret).map(({ sentence }) => sentence)

/** Public news, and the next question. */
export const spokenNews = (news: readonly News[], asked: string | null): string =>
  [...open(news), ...(asked ? [asked] : [])].join(' ')

/** What composed decisions would do, and what would be asked next if the turn isn't complete. */
export const spokenPreview = ({ news, sentence }: Foreseen, whole: boolean): string =>
  spokenNews(news, whole ? null : sentence)

/** Advice: what to do or what was done, why, and its price, which `priced` puts into words. */
export function spokenAdvice(advice: HintNow | Explained, priced: (sentence: string) => string): string {
  const done = 'done' in advice ? advice.done : [advice.sentence]
  const reasons = advice.reasons.map(({ sentence }) => sentence)
  return [...done, ...reasons, ...(advice.price ? [priced(advice.price.sentence)] : [])].join(' ')
}
