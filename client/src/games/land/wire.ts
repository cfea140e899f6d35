// Message types of Fairy Land; mirrors
// src/elfhame/games/land/{knowledge/{view_types,events,actions},data/components}.py.

export type Deck = 'court' | 'druids'
export type Group = 'animal' | 'flower' | 'fairy' | 'evil' | 'item'
export type Counts = Record<string, number>

export interface ForestCard {
  name: string
  group: Group
  count: number
}

export interface Item {
  name: string
  use: 'usable' | 'permanent'
  effect: string
  star: boolean
  amount: number
  among: string | null
  least: number
  deck: Deck | null
  shuffled: boolean
  crest: number
  goblin: number
  both: number
}

export interface LandComponents {
  forest: { card: ForestCard[]; flower_points: number[]; variety_points: number[]; turtles: number; turtle_points: number; applause: number[] }
  items: Item[]
  fairies: string[]
  clearings: number
  deck: number
}

/** Points so far. */
export interface Score {
  animals: Counts
  turtles: number
  flowers: number
  variety: number
  goblins: number
  items: number
  applause: number
  total: number
}

export interface Player {
  collection: Counts
  items: string[]
  crests: number
  played: string[]
  specials: string[]
  hand_count: number | null
  hand: string[] | null
  score: Score
}

export interface Worth {
  fairy: string
  worth: number
  rule: string | null
}

export interface Auction {
  clearing: number
  /** By seat: the bid, 0 for a pass, null if not yet made. */
  bids: (number | null)[]
  highest: number
  leader: number | null
}

export interface Payment {
  seat: number
  deck: Deck | null
  clearing: number | null
  needed: number
  total: number
  fairies: Worth[]
  bonus: { item: string; amount: number }[]
}

export interface Sight {
  seat: number
  deck: Deck
  value: number
  put_back: number
  count: number | null
  cards: string[] | null
}

export interface Known {
  card: string
  places: number[]
}

export type Question = 'dawn' | 'day' | 'bid' | 'payment' | 'wind' | 'warrior' | 'keep' | 'order' | 'ogre' | 'take' | 'gain'

export interface LandView {
  observer: number
  seats: number
  waiting: number[]
  question: Question | null
  ending: string | null
  first_game: boolean
  hidden_counts: boolean
  herald_court_only: boolean
  turn: number
  turns: number
  dawn: boolean
  clearings: string[][]
  drawn: string[]
  barred: number | null
  players: Player[]
  forest_count: number | null
  court_count: number | null
  druids_count: number | null
  forest_empty: boolean
  court_empty: boolean
  druids_empty: boolean
  court_known: Known[]
  druids_known: Known[]
  auction: Auction | null
  payment: Payment | null
  worths: Worth[]
  /** The most that your hand can pay: in each Clearing, at the Court, at the Druids'. */
  reach: number[]
  sight: Sight | null
  ogres: number
  feeding: number
  places: number[]
}

export type LandAction =
  | { kind: 'place'; card: string; clearing: number }
  | { kind: 'explore'; clearing: number }
  | { kind: 'audience' | 'druids' | 'crest' | 'pass' | 'enough' | 'recall' | 'leave' | 'banish' | 'spare' }
  | { kind: 'use'; item: string }
  | { kind: 'bid'; value: number }
  | { kind: 'pay'; fairy: string }
  | { kind: 'keep' | 'under' | 'feed' | 'gain'; card: string }
  | { kind: 'take'; clearing: number; card: string }

export interface LandEvent {
  kind: string
  seat?: number
  card?: string
  clearing?: number
  cards?: string[] | null
  deck?: Deck
}
