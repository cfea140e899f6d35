// Tables of Faeries & Magical Creatures for tests.

import { asked as offeredBy, tableAt, type Answers as AnyAnswers, type FakeTable, type Stored } from '../../core/testing/tables'
import components from './fixtures/components.json'
import type { FaeriesAction, FaeriesComponents, FaeriesView } from './wire'
import { learn } from './words'

await Promise.all((['en', 'fr', 'pt-BR'] as const).map(learn))

export const COMPONENTS = components as unknown as FaeriesComponents
export type Answers = AnyAnswers<FaeriesView, FaeriesAction>

export const viewOf = (stored: unknown): FaeriesView => (stored as Stored<FaeriesView>).view
export const asked = (stored: unknown): FaeriesAction[] => offeredBy(stored as Stored<FaeriesView>)
/** No further questions, whatever is composed. */
export const once = (stored: unknown): Answers => (tried) => ({ actions: tried.length ? [] : asked(stored) })

export const tableOf = (stored: unknown, answers: Answers = once(stored)): FakeTable<FaeriesView, FaeriesAction> => tableAt(stored as Stored<FaeriesView>, answers)
