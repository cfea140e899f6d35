// What the reader may see of spirits: their own, or at the end everybody's.

import type { Table } from '../../../core/contract'
import type { FaeAction, FaeView, Standing } from '../wire'
import { cloakAt } from './cloak.svelte'

/** The reader's own spirit and points; null for watchers and once all spirits are revealed. */
export function ownStanding({ now, observer }: Table<FaeView, FaeAction>): Standing | null {
  return now.ending === null ? (now.standings[observer] ?? null) : null
}

/** The same, or null while it is covered. */
export const openStanding = (table: Table<FaeView, FaeAction>): Standing | null =>
  cloakAt(table).covered ? null : ownStanding(table)

/** The seats in the order in which they step out at the end: the last place first. */
export function lastFirst({ standings }: FaeView): number[] {
  const place = (seat: number): number => standings[seat]?.place ?? 0
  return standings.map((_, seat) => seat).sort((one, other) => place(other) - place(one) || one - other)
}
