// A game's options as its JSON Schema has them, made plain enough for a form.

import type { GameFacts } from '../wire'

export interface Option {
  name: string
  kind: 'flag' | 'seat'
  value: boolean | null
}

interface Shape {
  type?: string
  default?: unknown
  anyOf?: { type?: string }[]
}

/** Those that can be offered: flags, and the seat that begins. */
export function optionsOf(game: GameFacts): Option[] {
  const schema = game.options as { $defs?: Record<string, { properties?: Record<string, Shape> }> }
  const shapes = Object.values(schema.$defs ?? {})[0]?.properties ?? {}
  return Object.entries(shapes).flatMap(([name, shape]): Option[] => {
    if (shape.type === 'boolean') return [{ name, kind: 'flag', value: shape.default === true }]
    return name === 'first' ? [{ name, kind: 'seat', value: null }] : []
  })
}

/** The options that a table has on: names of flags, to be said in words. */
export function chosen(options: Record<string, unknown>): string[] {
  return Object.keys(options).filter((name) => options[name] === true)
}
