// Parses and builds the page's addresses. Keys are only ever in the fragment.

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; replay: boolean }
  | { page: 'join' | 'watch' | 'device'; key: string }
  | { page: 'rules'; game: string; rule: string }
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
  if (!first) return { page: 'home' }
  if (first === 'table' && second) return { page: 'table', table: second, replay: mark === 'replay' }
  if (first === 'rules' && second) return { page: 'rules', game: second, rule: mark }
  if (second) return { page: 'nowhere' }
  if (first === 'join' || first === 'watch' || first === 'device') return { page: first, key: mark }
  return { page: first === 'about' ? 'about' : 'nowhere' }
}

export const paths = {
  home: '/',
  about: '/about',
  table: (table: string): string => `/table/${encodeURIComponent(table)}`,
  replay: (table: string): string => `/table/${encodeURIComponent(table)}#replay`,
  join: (key: string): string => `/join#${key}`,
  watch: (key: string): string => `/watch#${key}`,
  device: (key: string): string => `/device#${key}`,
  rules: (game: string, rule = ''): string => `/rules/${game}${rule ? `#${rule}` : ''}`,
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
