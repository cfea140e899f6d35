// Dates as they are written where the reader lives.

/** The reader's regional form of a language, such as en-GB for en; the language itself if the browser names none. */
export function regionFor(language: string, wishes: readonly string[] = navigator.languages): string {
  return wishes.find((wish) => wish.slice(0, 2) === language.slice(0, 2)) ?? language
}

/** A day such as 2026-11-17, in words. */
export function dayIn(language: string, day: string): string {
  return new Intl.DateTimeFormat(regionFor(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** The names of some days in a row, the last of them given, such as 2026-11-17. */
export function weekBefore(language: string, day: string, count: number): { long: string; narrow: string }[] {
  const named = (weekday: 'long' | 'narrow', at: number): string =>
    new Intl.DateTimeFormat(regionFor(language), { weekday, timeZone: 'UTC' }).format(
      Date.parse(day) - (count - 1 - at) * DAY,
    )
  return Array.from({ length: count }, (_, at) => ({ long: named('long', at), narrow: named('narrow', at) }))
}

const DAY = 86_400_000
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', DAY],
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
  const MONDAY = 4 * DAY // 1970 began on a Thursday
  return Math.floor((now - MONDAY) / (7 * DAY))
}
