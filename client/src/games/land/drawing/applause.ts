// Applause: two hands that clap. Frame: 20 x 20.

import { line, shape, type Mark } from './marks'

export const APPLAUSE: Mark[] = [
  {
    ...shape('M3 11C3 6 7 4 9 8L11 4C13 2 15 4 14 6L13 9C16 8 18 10 17 13C16 17 12 18 8 17C5 16 3 14 3 11z', '#f3d3b0'),
    width: 1.3,
  },
  line('M15 2l1-1.5M17.5 4.5l1.5-.8M12 1.5V0', '#c9922e', 1.4),
]
