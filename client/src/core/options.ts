// A game's options for a form.

import type { GameFacts } from '../wire'

export type Option =
  | { name: string; kind: 'flag' | 'seat' }
  | { name: string; kind: 'number'; least: number | undefined; most: number | undefined; usual: number }
  | { name: string; kind: 'choice'; values: readonly string[]; usual: string }

/** An option's part of the JSON schema that the server sends. */
interface Declared {
  default?: unknown
  enum?: readonly string[]
  minimum?: number
  maximum?: number
}

/** The options of a table with this many seats. */
export function optionsOf(game: GameFacts, seats: number): Option[] {
  const declared = declarations(game.options)
  return Object.entries(game.option_kinds)
    .filter(([name]) => game.option_seats[name]?.includes(seats))
    .map(([name, kind]) => optionOf(name, kind, declared[name] ?? {}))
}

function optionOf(name: string, kind: GameFacts['option_kinds'][string], declared: Declared): Option {
  if (kind === 'number') {
    return { name, kind, least: declared.minimum, most: declared.maximum, usual: Number(declared.default ?? 0) }
  }
  if (kind === 'choice') return { name, kind, values: declared.enum ?? [], usual: String(declared.default ?? '') }
  return { name, kind }
}

/** The schema's properties; it may refer to a definition. */
function declarations(schema: Record<string, unknown>): Record<string, Declared> {
  const found = schema as { $ref?: string; $defs?: Record<string, { properties?: Record<string, Declared> }> }
  const named = found.$ref?.split('/').at(-1) ?? ''
  return found.$defs?.[named]?.properties ?? (schema as { properties?: Record<string, Declared> }).properties ?? {}
}

/** The flags that are on at a table. */
export function chosen(options: Record<string, unknown>): string[] {
  return Object.keys(options).filter((name) => options[name] === true)
}
