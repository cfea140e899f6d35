// The decks as places in the forest: a hollow tree, the Queen's pavilion, the Druids' stones. Frame: -34 -34 68 64.

import { drawn, INK, line, moved, shape, spot, type Mark } from './marks'

const FOREST = drawn(
  shape(
    'M-17 22C-13 10-14-4-17-16C-6-20 6-20 17-16C14-4 13 10 17 22C24 24 29 26 32 28H-32C-29 26-24 24-17 22z',
    '#7a5a36',
  ),
  shape('M-9 24C-11 10-10-4 0-7C10-4 11 10 9 24z', '#1f1a12'),
  shape('M-17-17a17 5 0 1 0 34 0a17 5 0 1 0-34 0z', '#c9a872'),
  line('M-9-17q9-4 18 0M-5-17q5-2 10 0', INK, 1.1),
  moved(
    'translate(-10 2) scale(.31)',
    shape('M36 57C58 60 63 40 57 24C52 10 35 10 34 23C34 31 43 32 44 26C49 34 47 46 34 49z', '#a9562a'),
    shape('M17 57C13 46 17 37 26 33C36 35 41 46 39 57z', '#c9763a'),
    shape('M11 30C9 21 15 15 22 16L25 8L30 16C36 22 34 33 26 35C19 37 12 36 11 30z', '#c9763a'),
    spot(19, 24, 2.6, INK),
  ),
)

const COURT = drawn(
  shape('M-22 28V6H22V28z', '#e9dcc0'),
  shape('M-28 8C-16 4-6-8 0-22C6-8 16 4 28 8C18 11-18 11-28 8z', '#a4466d'),
  shape('M-10 7C-5 0-2-10 0-22C2-10 5 0 10 7z', '#c76f94'),
  shape('M-7 28V16C-7 8 7 8 7 16V28z', '#4a2338'),
  shape('M0-22V-32L11-28L0-24.5', '#e2b03a'),
  line('M-30 28H30'),
)

const DRUIDS = drawn(
  shape('M-26 28L-24-6C-22-10-15-10-13-6L-11 28z', '#a9b0ab'),
  shape('M11 28L13-6C15-10 22-10 24-6L26 28z', '#959d99'),
  shape('M-29-6C-18-14 18-14 29-6L27 2C16-3-16-3-27 2z', '#bcc3bd'),
  shape('M-6 28L-5 8C-3 4 3 4 5 8L6 28z', '#7f8984'),
  line('M-20 6l3 4-3 4M18 8l2 5-3 3M-2 14h4M0 11v8', '#4d5a55'),
  line('M-32 28H32'),
)

export const PLACES: Readonly<Record<'forest' | 'court' | 'druids', Mark[]>> = {
  forest: FOREST,
  court: COURT,
  druids: DRUIDS,
}
