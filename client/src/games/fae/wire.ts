// Names of the generated types that Fae uses.

import type { components } from '../../wire.gen'

type Schemas = components['schemas']

export type FaeView = Schemas['FaeView']
export type FaeAction = Schemas['FaeAction']
export type FaeEvent = Schemas['FaeEvent']
export type FaeComponents = Schemas['FaeComponents']
export type MoveAction = Schemas['FaeMove']
export type MovedEvent = Schemas['FaeMoved']
export type RitualEvent = Schemas['FaeRitualEvent']
export type Standing = Schemas['FaeStanding']
export type Colour = Standing['colour']
export type Terrain = RitualEvent['terrain']
export type Effect = RitualEvent['effect']
/** A number for each colour: blue, yellow, red, purple, black. */
export type Druids = Readonly<FaeView['points']>
export type Point = readonly [x: number, y: number]

export const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red', 'purple', 'black']
