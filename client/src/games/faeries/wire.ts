// Names of the generated types that Faeries & Magical Creatures uses.

import type { components } from '../../wire.gen'

type Schemas = components['schemas']

export type FaeriesView = Schemas['FaeriesView']
export type FaeriesAction = Schemas['FaeriesAction']
export type FaeriesEvent = Schemas['FaeriesEvent']
export type Player = FaeriesView['players'][number]
export type Area = FaeriesView['areas'][number]
export type Folk = Area['folk']
export type ActionName = Schemas['FaeriesName']['action']
export type Question = NonNullable<FaeriesView['question']>
export type EndCondition = FaeriesView['end_conditions'][number]
export type Cause = EndCondition['cause']
export type Garden = Player['garden']
export type LaidTile = Garden['tiles'][number]
export type Side = LaidTile['side']
export type Square = readonly [number, number]
/** A home in a garden; one beside it has no place. */
export interface Home {
  folk: Folk
  x: number
  y: number
}
/** A way to lay the piece in hand, and what it would bring; `home` if the piece is one. */
export type Prospect = FaeriesView['prospects'][number]

export const FOLKS = ['fae', 'nature', 'earth', 'trolls', 'beast'] as const satisfies readonly Folk[]
export const ACTIONS = ['trust', 'build', 'befriend', 'help', 'call'] as const satisfies readonly ActionName[]

export type FaeriesComponents = Omit<Schemas['FaeriesComponents'], 'outlines'> & { outlines: Square[][] }
export type CardFace = FaeriesComponents['cards'][number]
export type Step = CardFace['steps'][number]
export type CardText = Schemas['PieceText']

export type Kind = FaeriesAction['kind']
export type Of<K extends Kind> = Extract<FaeriesAction, { kind: K }>
export type EventKind = FaeriesEvent['kind']
