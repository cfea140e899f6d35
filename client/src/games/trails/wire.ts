// Message types of Fairy Trails; mirrors src/elfhame/games/trails/knowledge/{view_types,events,actions}.py and
// data/faces.py.

export type Colour = 'pink' | 'yellow'
export type Side = 'N' | 'E' | 'S' | 'W'
export type Place = readonly [x: number, y: number]

/** A path of a card: the sides it crosses, and its number of houses. */
export interface Path {
  edges: string
  houses: number
}

export interface Card {
  number: number
  pink: Path[]
  yellow: Path[]
}

export interface TrailsComponents {
  cards: Card[]
  colours: Colour[]
  sides: string
  stones: number
}

export interface LaidCard {
  card: number
  x: number
  y: number
  turns: number
}

export interface Part {
  x: number
  y: number
  path: number
}

export interface End {
  x: number
  y: number
  side: Side
}

export interface House {
  x: number
  y: number
  number: number
  stone: boolean
}

export interface Network {
  colour: Colour
  complete: boolean
  parts: Part[]
  ends: End[]
  houses: House[]
}

export interface TrailsView {
  observer: number
  seats: number
  waiting: number[]
  question: 'card' | 'lay' | null
  ending: string | null
  easier: boolean
  turn: number
  table: LaidCard[]
  places: Place[]
  networks: Network[]
  placed: [number, number]
  left: [number, number]
  owed: [number, number]
  cards_held: number[]
  hands: (number[] | null)[]
  chosen: number | null
  has_chosen: boolean
  pile_count: number
  pile: number[] | null
  unseen: number[]
  idle: number
  discarded: number | null
}

export interface Lay {
  kind: 'lay'
  x: number
  y: number
  turns: number
}

export type TrailsAction = { kind: 'card'; card: number } | Lay | { kind: 'discard' }

export type TrailsEvent =
  | { kind: 'dealt'; seat: number; count: number; cards: number[] | null }
  | { kind: 'began'; seat: number }
  | { kind: 'chose'; seat: number; card: number }
  | { kind: 'laid'; seat: number; card: number; x: number; y: number; turns: number }
  | { kind: 'completed'; colour: Colour; houses: number; places: Place[] }
  | { kind: 'settled'; colour: Colour; left: number; houses: [number, number, number][] }
  | { kind: 'drew'; seat: number; card: number | null }
  | { kind: 'discarded'; card: number }
  | { kind: 'ended'; rule: string }
  | { kind: 'shown'; seat: number; cards: number[] }
  | { kind: 'pile'; cards: number[] }
  | { kind: 'won'; seats: number[] }
