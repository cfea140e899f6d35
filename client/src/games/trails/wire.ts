// Names of the generated types that Fairy Trails uses.

import type { components } from '../../wire.gen'

type Schemas = components['schemas']

export type TrailsView = Schemas['TrailsView']
export type TrailsAction = Schemas['TrailsAction']
export type TrailsEvent = Schemas['TrailsEvent']
export type TrailsComponents = Schemas['TrailsComponents']
export type Drawing = Schemas['TrailsDrawing']
export type RibbonShape = Schemas['TrailsRibbon']
export type Network = Schemas['TrailsNetwork']
export type End = Schemas['TrailsEnd']
export type LaidCard = Schemas['TrailsLaidCard']
export type Lay = Schemas['TrailsLay']
export type Colour = Network['colour']
export type Place = readonly [x: number, y: number]

export const COLOURS: readonly Colour[] = ['pink', 'yellow']
