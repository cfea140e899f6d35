// Message types of Faeries & Magical Creatures; mirrors the view, event, action and component types in
// src/elfhame/games/faeries.

export const FOLKS = ['fae', 'nature', 'earth', 'trolls', 'beast'] as const
export type Folk = (typeof FOLKS)[number]
export const ACTIONS = ['trust', 'build', 'befriend', 'help', 'call'] as const
export type ActionName = (typeof ACTIONS)[number]
export type Side = 'plant' | 'path'
export type Icon = 'kinship' | 'card' | 'points'
export type Square = readonly [number, number]
export type Measure = 'home' | 'lead' | 'area' | 'plant' | 'path' | 'token' | 'card'
export type Verb =
  | 'place' | 'move' | 'remove' | 'steal' | 'draw' | 'recover' | 'befriend' | 'take' | 'build' | 'help'
  | 'rivals_discard' | 'rival_discards' | 'points' | 'count' | 'spend' | 'choose'

export interface Step {
  verb: Verb
  amount: number
  folk: Folk | null
  whose: 'own' | 'rival' | 'any' | null
  measure: Measure | null
  cap: number
  may: boolean
  branch: number
}

export interface CardFace {
  number: number
  name: string
  folk: Folk | null
  rule: string
  steps: Step[]
  end: Step | null
}

export interface TileFace {
  number: number
  outline: string
  plant: Square[]
  path: Square[]
}

export interface FaeriesComponents {
  actions: ActionName[]
  folks: Folk[]
  cards: CardFace[]
  tiles: TileFace[]
  /** The number of distinct rotations of each tile's side. */
  turns: Record<Side, number>[]
  garden: { side: number; icons: Record<Icon, Square[]>; home: Square[] }
  kinship: number
  home_at: number
}

export interface LaidTile {
  tile: number
  side: Side
  turns: number
  x: number
  y: number
  points: number
}

export interface Home {
  folk: Folk
  x: number
  y: number
}

export interface Garden {
  tiles: LaidTile[]
  homes: Home[]
  /** Ten rows: p plant, # path, h home, . free, k c v uncovered icons. */
  squares: string[]
  /** The points of plants, and what homes add. */
  plants: number
  doubled: number
}

export interface Projection {
  points: number
  areas: number[]
  plants: number
  doubled: number
  cards: Record<string, number>
  total: number
}

export interface Player {
  points: number
  supply: number
  tokens: number[]
  homes: Folk[]
  garden: Garden
  held: number
  piled: number
  discarded: number
  hand: string[] | null
  pile: string[] | null
  discards: string[] | null
  cards: string[]
  seen: string[]
  shown: string[]
  kept: string[] | null
  secret: number
  projection: Projection
}

export interface Area {
  folk: Folk
  tokens: number[]
  points: number[]
  leaders: number[]
  home: number | null
}

export interface Asked {
  seat: number
  may_pass: boolean
  left: number | null
  whose: 'own' | 'rival' | 'any' | null
  tile: number | null
  folk: Folk | null
  card: string | null
}

export type Question =
  | 'name' | 'before' | 'after' | 'place' | 'tile' | 'lay' | 'befriend' | 'help' | 'call' | 'home' | 'move' | 'remove'
  | 'steal' | 'aim' | 'drop' | 'recover' | 'spend' | 'choose' | 'keep'

export type Cause = 'homes' | 'tiles' | 'tokens' | 'cards' | 'turns'

export interface FaeriesView {
  observer: number
  seats: number
  waiting: number[]
  question: Question | null
  ending: string | null
  friendly_ties: boolean
  draft: boolean
  turn: number
  acting: number
  action: ActionName | null
  following: number[]
  extra_used: boolean
  asked: Asked | null
  working: string[]
  areas: Area[]
  players: Player[]
  offer: string[]
  tile_offer: number[]
  deck: number
  under: string[]
  unseen: string[]
  bag: number
  unseen_tiles: number[]
  passes: number
  chosen: number[]
  packet: string[]
  sights: string[][]
  cause: Cause | null
}

/** A decision about a card. */
type OfCard<K extends string> = K extends string ? { kind: K; card: string } : never
type OfTokens<K extends string> = K extends string ? { kind: K; seat: number; folk: Folk } : never

export type FaeriesAction =
  | { kind: 'name'; action: ActionName }
  | { kind: 'place'; folk: Folk }
  | { kind: 'option'; number: number }
  | { kind: 'aim'; seat: number }
  | { kind: 'pass' }
  | OfCard<'play' | 'discard' | 'befriend' | 'recover' | 'keep'>
  | OfTokens<'remove' | 'steal'>
  | { kind: 'move'; seat: number; source: Folk; target: Folk }
  | { kind: 'tile'; tile: number }
  | { kind: 'home'; x: number; y: number }
  | { kind: 'lay'; side: Side; turns: number; x: number; y: number }

export type Kind = FaeriesAction['kind']
export type Of<K extends Kind> = Extract<FaeriesAction, { kind: K }>

export interface FaeriesEvent {
  kind: string
  seat?: number
  actor?: number
  card?: string | null
  cards?: string[] | null
  folk?: Folk
  source?: Folk
  target?: Folk
  tile?: number
  side?: Side
  turns?: number
  x?: number
  y?: number
  points?: number
  there?: number
}
