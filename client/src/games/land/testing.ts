// Tables of Fairy Land for tests.

import { tableAt, type Answers as AnyAnswers, type FakeTable, type Stored as AnyStored } from '../../core/testing/tables'
import components from './fixtures/components.json'
import type { LandAction, LandComponents, LandView } from './wire'
import { learn } from './words'

await Promise.all((['en', 'fr', 'pt-BR'] as const).map(learn))

export const COMPONENTS = components as unknown as LandComponents
export type Stored = AnyStored<LandView>
export type Answers = AnyAnswers<LandView, LandAction>

export const tableOf = (stored: unknown, answers: Answers): FakeTable<LandView, LandAction> => tableAt(stored as Stored, answers)
