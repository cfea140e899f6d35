// Parses and builds the page's addresses. Keys are only ever in the fragment.

export type Route =
  | { page: 'home'; game: string }
  | { page: 'table'; table: string; replay: number | null }
  | { page: 'join' | 'watch' | 'device'; key: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'aid'; game: string }
  | { page: 'learn'; lesson: string; step: number | null }
  | { page: 'about' }
  | { page: 'nowhere' }

export interface Address {
  pathname: string
  hash: string
}

export function routeOf({ pathname, hash }: Address): Route {
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean).map(decoded)
  const mark = decoded(hash.replace(/^#/, ''))
  if (rest.length) return { page: 'nowhere' }
  if (!first) return { page: 'home', game: mark }
  if (first === 'table' && second) return { page: 'table', table: second, replay: stepOf(mark) }
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: mark }
  if (first === 'aid' && second) return { page: 'aid', game: second }
  if (first === 'learn' && second)
    return { page: 'learn', lesson: second, step: Number(/^[1-9]\d?$/.exec(mark)?.[0] ?? 0) || null }
  // An invitation may name its game, for the preview that a chat shows; its key says which table it is.
  if (first === 'join' || first === 'watch') return { page: first, key: mark }
  if (second) return { page: 'nowhere' }
  if (first === 'device') return { page: first, key: mark }
  return { page: first === 'about' ? 'about' : 'nowhere' }
}

/** The fragment that names the tricks; all others of that page name a rule. */
export const TRICKS = 'tricks'

export const paths = {
  home: '/',
  about: '/about',
  /** The home page with the form for a new table of a game. */
  newTable: (game: string): string => `/#${game}`,
  aid: (game: string): string => `/aid/${game}`,
  table: (table: string): string => `/table/${encodeURIComponent(table)}`,
  /** The replay of a table, at a step by its index. */
  replay: (table: string, step = 0): string =>
    `/table/${encodeURIComponent(table)}#replay${step ? `/${step + 1}` : ''}`,
  join: (game: string, key: string): string => `/join/${game}#${key}`,
  watch: (game: string, key: string): string => `/watch/${game}#${key}`,
  device: (key: string): string => `/device#${key}`,
  /** A lesson, where it was left or at a step from 1. */
  learn: (lesson: string, step?: number): string => `/learn/${lesson}${step ? `#${step}` : ''}`,
  /** The tricks among a game's rules for players. */
  tricks: (game: string): string => `/rules/${game}#${TRICKS}`,
  rules: (game: string, rule = ''): string => `/rules/${game}${rule ? `#${rule}` : ''}`,
}

/** The index of a replay's step, which people count from 1; null if the fragment names no replay. */
function stepOf(mark: string): number | null {
  const found = /^replay(?:\/(\d{1,6}))?$/.exec(mark)
  return found && Math.max(0, Number(found[1] ?? 1) - 1)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
