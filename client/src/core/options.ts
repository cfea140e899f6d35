// A game's options for a form.

import type { GameFacts } from '../wire'

export interface Option {
  name: string
  kind: 'flag' | 'seat'
}

/** The options that the page has controls for: flags and seats. */
export function optionsOf(game: GameFacts): Option[] {
  return Object.entries(game.option_kinds).flatMap(([name, kind]) => (kind === 'flag' || kind === 'seat' ? [{ name, kind }] : []))
}

/** The flags that are on at a table. */
export function chosen(options: Record<string, unknown>): string[] {
  return Object.keys(options).filter((name) => options[name] === true)
}
