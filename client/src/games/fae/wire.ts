// Fae's message types: the generated ones, with names of colours and terrains.

import type * as Sent from '../../wire'

export type Colour = 'blue' | 'yellow' | 'red' | 'purple' | 'black'
export type Terrain = 'hills' | 'mushrooms' | 'mountains' | 'forest'
export type Point = readonly [number, number]
/** Druids per colour: blue, yellow, red, purple, black. */
export type Druids = readonly [number, number, number, number, number]

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'purple', 'black']

/** A generated type with some fields narrowed; each of them must exist. */
type Known<Sent, Better extends Partial<Record<keyof Sent, unknown>>> = Readonly<Omit<Sent, keyof Better> & Better>

export type Region = Known<Sent.FaeRegion, { label: Point }>

export type Space = Known<
  Sent.FaeSpace,
  { terrain: Terrain; centre: Point; polygon: readonly Point[]; neighbours: readonly string[] }
>

export type FaeMap = Known<
  Sent.FaeMap,
  {
    region: readonly Region[]
    space: readonly Space[]
    river: readonly Known<Sent.FaeRiver, { course: readonly Point[] }>[]
    lake: readonly Known<Sent.FaeLake, { shore: readonly Point[] }>[]
  }
>

export type RitualCards = Known<Sent.FaeRitualComponent, { blessed: readonly Terrain[]; cursed: Terrain | null }>

export type FaeComponents = Known<
  Sent.FaeComponents,
  { colours: readonly Colour[]; terrains: readonly Terrain[]; map: FaeMap; rituals: readonly RitualCards[] }
>

export type Standing = Known<Sent.FaeStanding, { colour: Colour }>

export type FaeView = Known<
  Sent.FaeView,
  {
    question: 'move' | 'ritual' | null
    druids: Readonly<Record<string, Druids>>
    box: Druids
    points: Druids
    piles: readonly number[]
    kept: readonly (readonly number[])[]
    spirits: readonly (Colour | null)[]
    standings: readonly (Standing | null)[]
  }
>

export type MoveAction = Readonly<Sent.FaeMove>
export type RitualAction = Readonly<Sent.FaeRitualAction>
export type FaeAction = MoveAction | RitualAction

export type MovedEvent = Known<Sent.FaeMoved, { druids: Druids }>

export type RitualEvent = Known<
  Sent.FaeRitualEvent,
  {
    terrain: Terrain
    effect: 'blessed' | 'cursed' | 'plain'
    druids: Druids
    left: Druids
    scored: readonly Colour[]
  }
>

export type FaeEvent = MovedEvent | RitualEvent | { kind: string }
