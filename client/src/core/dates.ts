// Dates as they are written where the reader lives.

/** The reader's regional form of a language, such as en-GB for en; the language itself if the browser names none. */
export function regionFor(language: string, wishes: readonly string[] = navigator.languages): string {
  return wishes.find((wish) => wish.slice(0, 2) === language.slice(0, 2)) ?? language
}

/** A day such as 2026-11-17, in words. */
export function dayIn(language: string, day: string): string {
  return new Intl.DateTimeFormat(regionFor(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** How long ago a moment was, in words: "12 minutes ago", "yesterday". */
export function ago(language: string, moment: number, now = Date.now()): string {
  const past = Math.max(0, now - moment)
  const [unit, length] = STEPS.find(([, length]) => past >= length) ?? STEPS.at(-1)!
  const format = new Intl.RelativeTimeFormat(regionFor(language), { numeric: 'auto', style: 'short' })
  return format.format(-Math.floor(past / length), unit)
}

/** The number of weeks since 1970; a new one begins on Monday. */
export function thisWeek(now = Date.now()): number {
  const MONDAY = 4 * 86_400_000 // 1970 began on a Thursday
  return Math.floor((now - MONDAY) / (7 * 86_400_000))
}
