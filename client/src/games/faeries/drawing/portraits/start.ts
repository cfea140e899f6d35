// Portraits of the starting cards: things on a table.

import { leaf, type Portraits } from '../figure'
import { INK, dashed, dot, each, fill, line, oval, placed, ring, shape, tube } from '../pen'

export const START: Portraits = {
  paper_lantern: {
    hour: 0,
    layers: () => [
      dot(110, 72, 66, '#ffd873', 0.35),
      line('M110 22C110 8 126 4 138 10', INK, 2.6),
      shape('M92 26H128V34H92z', '#6d4d28'),
      shape('M92 34C56 44 56 104 92 116H128C164 104 164 44 128 34z', '#f6c25a'),
      fill('M100 34C84 50 84 100 100 116H120C136 100 136 50 120 34z', '#fff0b8'),
      line('M72 56H148M66 74H154M72 94H148', '#b5791c', 2),
      shape('M92 116H128V122H92z', '#6d4d28'),
      line('M104 122V138M110 122V142M116 122V138', '#a4466d', 3),
    ],
  },
  acorn_cup: {
    hour: 0,
    layers: () => [
      shape('M64 70H156C156 112 134 134 110 138C86 134 64 112 64 70z', '#b98a4c'),
      fill('M112 72H150C150 106 132 126 112 132z', '#8a5f2c', 0.5),
      oval(110, 70, 52, 14, '#7a5230'),
      oval(110, 70, 40, 9, '#cfe6ee'),
      dot(98, 70, 3, '#fff'),
      line('M62 66l8 8M76 60l8 8M90 78l8 6M122 78l-6 6M144 60l-8 8M158 66l-8 8', '#4a2f18', 2),
      leaf(160, 122, 30, 60, '#6f9a4a'),
      leaf(60, 126, 26, -64, '#86ba5e'),
      line('M128 46q6-8 0-18M110 42q6-8 0-18M92 46q6-8 0-18', '#fff8e6', 3),
    ],
  },
  honey_cake: {
    hour: 0,
    layers: () => [
      oval(110, 122, 74, 16, '#efe6d2'),
      shape('M58 114C58 74 78 56 110 56C142 56 162 74 162 114C140 124 80 124 58 114z', '#d9963f'),
      shape(
        'M58 96C58 66 80 52 110 52C142 52 162 68 162 92C154 104 150 92 142 100C136 110 130 92 120 100C112 114 104 94 96 102C88 112 82 94 74 104C68 110 60 106 58 96z',
        '#f4c24a',
      ),
      line('M80 72C88 64 100 62 108 62', '#fff0b8', 4),
      each(
        [
          [92, 78],
          [120, 74],
          [136, 86],
          [106, 90],
        ],
        (x, y) => oval(x, y, 4, 6, '#8a4a1c', 30),
      ),
      tube('M128 20L116 50', '#b98a4c', 4),
      oval(130, 18, 9, 12, '#c08034', 22),
    ],
  },
  skipping_stone: {
    hour: 0,
    layers: () => [
      fill('M0 150V92H220V150z', '#6f9fb8'),
      ripple(64, 122, 22) + ripple(102, 114, 16) + ripple(130, 107, 11),
      dashed('M64 120C70 90 94 88 102 112C108 90 124 88 130 104C132 90 136 80 140 72', '#fff8e6', 2.2, '2 8'),
      shape('M110 58C112 36 142 28 160 40C172 50 164 70 146 72C126 74 110 70 110 58z', '#a7aea4'),
      fill('M136 72C160 72 168 56 160 42C152 58 146 66 124 70z', '#5f6660', 0.5),
      line('M120 52q12-10 24-5', '#ffffff', 2.6),
      fill('M0 92Q50 84 110 92T220 88V96H0z', '#4f7d5a'),
    ],
  },
}

const ripple = (x: number, y: number, r: number): string =>
  placed(`translate(${x} ${y})scale(1 .3)`, ring(0, 0, r, '#e4f2f8', 3.4), ring(0, 0, r * 0.55, '#e4f2f8', 2.8))
