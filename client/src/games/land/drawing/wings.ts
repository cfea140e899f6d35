// The wings of the house Fairies, in the colours of the house: drawn for the left side, then mirrored.

import { DEEP, HOUSE, LIGHT } from './figure'
import { dot, flat, line, mirrored, mixed, shape, spot } from './marks'

export const WINGS = {
  bee: mirrored(
    50,
    shape('M46 74C34 58 18 58 17 69C16 79 34 83 46 78z', LIGHT),
    shape('M46 80C36 80 27 86 29 92C33 98 43 90 47 84z', mixed(LIGHT, HOUSE, 35)),
    line('M42 75C34 69 26 66 21 69', HOUSE, 1.3),
  ),
  petal: mirrored(
    50,
    shape('M46 66C38 42 14 34 8 46C4 60 26 74 46 72z', HOUSE),
    shape('M46 74C30 72 18 82 22 92C30 98 44 86 48 77z', mixed(HOUSE, '#fff', 35)),
    line('M42 67C34 56 22 48 13 49M42 69C34 64 24 62 17 63', LIGHT, 1.5),
  ),
  moth: mirrored(
    50,
    shape('M46 62C36 38 8 26 4 38C2 46 8 50 10 56C8 62 14 68 24 69C32 70 40 70 46 70z', HOUSE),
    shape('M46 70C32 68 20 76 19 86C24 90 26 90 28 96C38 94 46 84 48 74z', mixed(HOUSE, '#fff', 38)),
    dot(21, 51, 6, LIGHT),
    spot(21, 51, 2.4, DEEP),
    line('M8 42C16 38 30 46 40 60', DEEP, 1.3),
  ),
  dragonfly: mirrored(
    50,
    shape('M46 58C32 42 6 22 2 31C0 41 28 58 46 63z', mixed(LIGHT, '#fff', 20)),
    shape('M46 64C30 58 4 56 4 65C6 74 32 74 46 69z', HOUSE),
    shape('M47 69C34 72 14 84 18 91C26 95 42 82 49 73z', mixed(LIGHT, '#fff', 20)),
    line('M43 59C32 48 20 39 8 33M42 66C30 63 18 62 9 64M44 72C36 78 28 83 22 88', HOUSE, 1.3),
  ),
  butterfly: mirrored(
    50,
    shape('M46 58C40 30 14 14 5 24C0 36 10 46 14 52C8 56 10 64 18 66C28 69 38 66 46 64z', HOUSE),
    shape('M46 65C30 64 16 76 20 90C24 98 34 96 38 90C44 84 48 74 48 69z', mixed(HOUSE, '#fff', 36)),
    flat('M12 28C18 26 26 34 32 46C22 46 14 38 12 28z', LIGHT),
    spot(18, 58, 3.2, LIGHT),
    spot(29, 82, 4, DEEP),
    spot(29, 82, 1.8, LIGHT),
  ),
  feather: mirrored(
    50,
    shape(
      'M46 52C40 34 24 14 6 10C8 18 8 20 4 24C10 28 9 31 6 35C12 38 12 41 10 46C18 48 20 50 20 56C30 58 40 60 46 60z',
      HOUSE,
    ),
    shape('M46 60C34 60 18 64 14 74C20 76 20 78 20 82C26 82 27 84 28 88C38 86 46 76 48 66z', mixed(HOUSE, '#fff', 38)),
    line('M42 52C32 38 20 24 10 16M40 55C30 46 20 38 11 33M40 64C32 67 24 72 20 78', LIGHT, 1.5),
  ),
  royal: mirrored(
    50,
    shape('M46 50C42 20 18 2 3 8C-3 20 6 30 11 38C3 42 4 52 13 57C24 62 38 60 46 58z', HOUSE),
    shape(
      'M46 58C30 58 12 68 12 84C12 92 18 94 22 92C22 100 20 108 13 115C24 114 31 104 33 94C42 88 48 72 48 63z',
      mixed(HOUSE, DEEP, 30),
    ),
    flat('M9 14C18 14 29 26 37 42C24 40 11 28 9 14z', LIGHT),
    dot(18, 48, 4.6, LIGHT),
    spot(18, 48, 1.8, DEEP),
    dot(24, 78, 6, LIGHT),
    spot(24, 78, 2.4, DEEP),
    line('M37 63C32 68 30 74 30 80', LIGHT, 1.3),
  ),
}
