// Whether the reader's spirit is covered on the screen: from the start where people share a device.

import type { Table } from '../../../core/contract'

export class Cloak {
  covered: boolean = $state(false)

  constructor(table: Pick<Table, 'seats'>) {
    this.covered = table.seats.filter(({ kind, yours }) => kind === 'person' && yours).length > 1
  }

  turn = (): void => {
    this.covered = !this.covered
  }
}

const ALL = new WeakMap<object, Cloak>()

/** The cover at a table, shared by all its components. */
export function cloakAt(table: Pick<Table, 'seats'>): Cloak {
  const known = ALL.get(table) ?? new Cloak(table)
  ALL.set(table, known)
  return known
}
