// The message types of Fairy Land under short names, generated from the server's.

import type { Turn } from '../../board/turn.svelte'
import type { components } from '../../wire.gen'

type Schemas = components['schemas']

export type LandAction = Schemas['LandAction']
export type LandComponents = Schemas['LandComponents']
export type LandEvent = Schemas['LandEvent']
export type LandKnown = Schemas['LandKnown']
export type LandOffer = Schemas['LandOffer']
export type LandOutcome = Schemas['LandOutcome']
export type LandReason = Schemas['LandReason']
export type LandStakes = Schemas['LandStakes']
export type LandView = Schemas['LandView']

export type LandTurn = Turn<LandView, LandAction>
