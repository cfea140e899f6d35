// The message types of Faeries & Magical Creatures, generated from the server, with names narrowed to those that exist.

import type { components } from '../../wire.gen'

type Schemas = components['schemas']

export const FOLKS = ['fae', 'nature', 'earth', 'trolls', 'beast'] as const
export type Folk = (typeof FOLKS)[number]
export const ACTIONS = ['trust', 'build', 'befriend', 'help', 'call'] as const
export type ActionName = (typeof ACTIONS)[number]
export type Side = 'plant' | 'path'
export type Icon = 'kinship' | 'card' | 'points'
export type Square = readonly [number, number]
export type Cause = 'homes' | 'tiles' | 'tokens' | 'cards' | 'turns'
export type Question =
  | 'name'
  | 'before'
  | 'after'
  | 'place'
  | 'tile'
  | 'lay'
  | 'befriend'
  | 'help'
  | 'call'
  | 'home'
  | 'move'
  | 'remove'
  | 'steal'
  | 'aim'
  | 'drop'
  | 'recover'
  | 'spend'
  | 'choose'
  | 'keep'

/** By field: the names that it can hold. */
interface Names {
  folk: Folk
  source: Folk
  target: Folk
  action: ActionName
  side: Side
  question: Question
  cause: Cause
}

type Narrowed<Name, Value> = Value extends string ? Name : Value extends object ? Narrow<Value> : Value

/** The same type, with such fields narrowed at any depth. */
type Narrow<Type> = Type extends readonly [number, number]
  ? Type
  : Type extends readonly (infer Item)[]
    ? Narrow<Item>[]
    : Type extends object
      ? { [Key in keyof Type]: Key extends keyof Names ? Narrowed<Names[Key], Type[Key]> : Narrow<Type[Key]> }
      : Type

export type FaeriesView = Narrow<Schemas['FaeriesView']>
export type FaeriesAction = Narrow<Schemas['FaeriesAction']>
export type Player = FaeriesView['players'][number]
export type Area = FaeriesView['areas'][number]
export type Garden = Player['garden']
export type LaidTile = Garden['tiles'][number]
/** A home in a garden; one beside it has no place. */
export interface Home {
  folk: Folk
  x: number
  y: number
}
export type EndCondition = FaeriesView['end_conditions'][number]
/** A way to lay the piece in hand, and what it would bring; `home` if the piece is one. */
export type Prospect = Omit<FaeriesView['prospects'][number], 'side'> & { side: Side | 'home' }

export type FaeriesComponents = Omit<
  Narrow<Schemas['FaeriesComponents']>,
  'turns' | 'outlines' | 'faces' | 'garden'
> & {
  /** The number of distinct rotations of each tile's side. */
  turns: Record<Side, number>[]
  outlines: Square[][]
  /** By tile and side: its outline in each of these rotations. */
  faces: Record<Side, number[]>[]
  garden: { side: number; icons: Record<Icon, Square[]>; home: Square[] }
}
export type CardFace = FaeriesComponents['cards'][number]
export type Step = CardFace['steps'][number]
export type CardText = Schemas['PieceText']

export type Kind = FaeriesAction['kind']
export type Of<K extends Kind> = Extract<FaeriesAction, { kind: K }>
export type FaeriesEvent = Narrow<Schemas['FaeriesEvent']>
export type EventKind = FaeriesEvent['kind']
