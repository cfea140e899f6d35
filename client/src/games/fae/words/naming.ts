// Names of colours and terrains in the reader's language, as served with the components.

import type { FaeComponents } from '../wire'

export type Naming = (id: string) => string

export const namingOf =
  ({ pieces }: Pick<FaeComponents, 'pieces'>): Naming =>
  (id) =>
    pieces[id]?.name ?? id
