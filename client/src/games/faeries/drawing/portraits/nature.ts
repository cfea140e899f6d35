// Portraits of Nature: plants for hair, collars of leaves, no wings.

import { head } from '../face'
import { SKIN, bloom, body, hand, leaf, neck, rose, type Portraits } from '../figure'
import { INK, disc, dot, each, fill, line, mirrored, oval, placed, random, scallop, shape, spot, tube } from '../pen'

export const NATURE: Portraits = {
  bluebell_ringer: {
    hour: 1,
    layers: () => [
      tube('M166 150C160 92 136 30 64 20', '#5d8a45', 4),
      each(
        [
          [66, 22, -6],
          [92, 28, 0],
          [118, 40, 4],
          [140, 58, 6],
        ],
        (x, y, a) =>
          placed(
            `translate(${x} ${y})rotate(${a})`,
            line('M0-4V4', INK, 3) +
              shape('M-12 22C-14 8-8 2 0 2C8 2 14 8 12 22L6 17L0 23L-6 17z', '#6f78cf') +
              line('M-4 8V16M4 8V16', '#a9aeea', 1.6) +
              disc(0, 24, 2.6, '#f4d35e'),
          ),
      ),
      body('#7fa655', { sh: 46 }),
      [-50, -25, 0, 25, 50]
        .map((a) => leaf(110 + a * 0.9, 128 - Math.abs(a) * 0.1, 28, a * 0.9 + 180, '#8fbf62'))
        .join(''),
      neck(SKIN.tan),
      shape('M80 78C72 46 148 46 140 78C146 100 140 108 134 98H86C80 108 74 100 80 78z', '#4f5a9e'),
      head({ y: 80, r: 27, skin: SKIN.tan, iris: '#4f5a9e', mouth: 'o', ears: 'point' }),
      shape('M83 78C82 58 98 54 110 58C122 54 138 58 137 78C130 68 120 66 110 66C100 66 90 68 83 78z', '#6f78cf'),
      tube('M146 134C158 128 162 120 162 112', '#7fa655', 11),
      hand(161, 112, SKIN.tan),
    ],
  },
  green_man: {
    hour: 0,
    layers: () => [
      foliage(0, '#4f8a4c'),
      foliage(1, '#6fa653'),
      foliage(2, '#93c163'),
      shape('M84 68C84 40 136 40 136 68C140 96 126 110 110 110C94 110 80 96 84 68z', '#a9824e'),
      line('M92 52C98 60 100 62 100 70M128 52C122 60 120 62 120 70M110 46V58', '#6d4d28', 1.7),
      head({
        y: 74,
        r: 26,
        skin: '#b98f58',
        ears: 'none',
        iris: '#3f7a3a',
        nose: 'bulb',
        mouth: 'none',
        blush: false,
        brow: ['#3f6f3a', -2, 5],
      }),
      each([[-56], [-34], [-12], [12], [34], [56]], (angle) =>
        leaf(110 + angle * 0.35, 92, 36, 180 - angle * 0.7, angle % 24 ? '#6fa653' : '#8fbf62', 0.34),
      ),
      leaf(98, 96, 20, 250, '#93c163') + leaf(122, 96, 20, 110, '#93c163'),
      line('M102 100Q110 106 118 100', INK, 2.2),
      bloom(74, 40, 4.5, '#fffaf4') + bloom(150, 46, 4.5, '#f7d3a0'),
    ],
  },
  rain_sylph: {
    hour: 1,
    layers: () => [
      fill('M0 0H220V150H0z', '#5a86a8', 0.4),
      line(
        'M20 10l-8 26M52 4l-8 26M30 54l-8 26M196 10l-8 26M208 56l-8 26M176 44l-6 20M14 96l-6 20M60 96l-6 20M150 6l-6 20M84 2l-6 18',
        '#e8f6ff',
        2.4,
        0.8,
      ),
      shape(
        'M70 70C56 20 164 20 150 70C158 100 168 110 158 136C150 128 150 142 142 150H78C70 142 70 128 62 136C52 110 62 100 70 70z',
        '#6fb4d4',
      ),
      line(
        'M76 76C70 100 72 120 80 142M88 84C82 108 84 126 90 146M144 76C150 100 148 120 140 142M132 84C138 108 136 126 130 146',
        '#cdeaf6',
        2.4,
      ),
      body('#4f8a6a', { sh: 42, top: 100 }),
      each([[-62], [-30], [0], [30], [62]], (angle) => leaf(110 + angle * 0.5, 126, 30, angle + 180, '#7fbf8a', 0.5)),
      neck('#c4dce8'),
      head({ y: 70, skin: '#d8ecf4', ears: 'none', iris: '#2f74a8' }),
      shape('M79 72C76 42 96 34 108 40C118 34 146 42 141 72C136 56 126 50 114 50C102 48 86 54 79 72z', '#8fcbe4'),
      fill('M110 16C118 28 116 36 110 38C104 36 102 28 110 16z', '#eaf8ff'),
      tube('M92 140C98 130 106 120 114 112', '#8fcbe4', 10),
      placed(
        'translate(146 112)rotate(14)',
        shape('M-20-16H10V16H-20z', '#8fa0a8'),
        line('M-20-8C-34-10-34 12-20 10', INK, 4),
        shape('M10 6L32-18L38-12L10 16z', '#8fa0a8'),
        shape('M26-22L42-8L46-14L30-28z', '#dfe8ec'),
      ),
      line('M188 104l3 12M180 110l2 14M192 124l2 10M184 132l1 10', '#ffffff', 2.6),
      hand(118, 108, '#d8ecf4'),
    ],
  },
  mushroom_host: {
    hour: 2,
    layers: () => [
      body('#a4553f', { sh: 50 }),
      shape('M90 104L110 150L130 104z', '#f7efdc'),
      dot(110, 128, 2.4, '#c9922e'),
      dot(110, 140, 2.4, '#c9922e'),
      head({
        y: 78,
        r: 29,
        skin: '#f7ecd4',
        ears: 'none',
        shape: 'round',
        eyes: 'dot',
        nose: 'button',
        mouth: 'smile',
      }),
      mirrored(shape('M86 92C78 92 74 98 68 96C72 104 84 106 92 98z', '#e8d6b0')),
      shape('M54 62C52 24 80 6 110 6C140 6 168 24 166 62C150 52 130 50 110 50C90 50 70 52 54 62z', '#c8503f'),
      fill('M54 62C70 52 90 50 110 50C130 50 150 52 166 62C150 60 130 58 110 58C90 58 70 60 54 62z', '#f4dfbf'),
      each(
        [
          [80, 30, 8],
          [110, 20, 9],
          [138, 32, 8],
          [96, 44, 5],
          [126, 44, 5],
          [64, 50, 5],
          [155, 51, 5],
        ],
        (x, y, r) => spot(x, y, r, r * 0.8, '#fbf0dc'),
      ),
      tube('M150 140C162 136 170 130 174 122', '#a4553f', 12),
      shape('M140 106H212L206 114H146z', '#b98a4c'),
      shape('M152 88H172L170 106H154z', '#f6efe0'),
      line('M172 92C180 92 180 102 171 102', INK, 2.2),
      line('M158 82q4-6 0-12M166 82q4-6 0-12', '#fff', 2),
      shape('M184 98C184 90 202 90 202 98L204 106H182z', '#d9a85c'),
      hand(176, 118, '#f7ecd4'),
    ],
  },
  apple_dryad: {
    hour: 0,
    layers: () => [
      shape(scallop(110, 46, 78, 44, 13, random(32)), '#5d9a4c'),
      fill(scallop(96, 36, 56, 28, 10, random(33)), '#86ba5e'),
      body('#8a6238', { sh: 38 }),
      line('M92 120C94 132 90 140 88 150M110 116V150M126 120C124 134 130 140 132 150', '#5a3d1f', 2),
      mirrored(
        tube('M78 140C62 126 50 112 30 104', '#8a6238', 9) +
          leaf(30, 104, 20, -60, '#86ba5e') +
          leaf(34, 106, 18, -130, '#6fa653'),
      ),
      neck('#b98656'),
      head({ y: 72, skin: '#c9976a', iris: '#5f8a3f', ears: 'none', mouth: 'smile' }),
      mirrored(shape('M80 74C70 66 74 46 92 42C100 40 108 44 110 50C98 50 86 58 80 74z', '#5d9a4c')),
      each(
        [
          [60, 46],
          [150, 34],
          [166, 62],
          [84, 22],
          [52, 66],
        ],
        (x, y) =>
          disc(x, y, 8, '#d2463c') + line(`M${x} ${y - 7}q1-5 5-6`, INK, 2) + dot(x - 2.5, y - 2.5, 1.8, '#ffd9c8'),
      ),
      bloom(124, 22, 4, '#fff3f4'),
      bloom(104, 34, 3.6, '#fff3f4'),
      bloom(140, 54, 3.6, '#fff3f4'),
      disc(30, 92, 10, '#d2463c'),
      line('M30 83q1-6 6-7', INK, 2),
    ],
  },
  reed_nymph: {
    hour: 1,
    layers: () => [
      each(
        [
          [30, 0],
          [54, -8],
          [166, 6],
          [190, 0],
        ],
        (x, lean) =>
          tube(`M${x} 150C${x} 100 ${x + lean} 60 ${x + lean} 30`, '#5d8a45', 3.5) +
          shape(
            `M${x + lean - 6} 8C${x + lean - 6} 0 ${x + lean + 6} 0 ${x + lean + 6} 8V38C${x + lean + 6} 44 ${x + lean - 6} 44 ${x + lean - 6} 38z`,
            '#7a4a26',
          ),
      ),
      body('#6f9a5a', { sh: 44 }),
      each([[-56], [-34], [-12], [12], [34], [56]], (angle) =>
        leaf(110 + angle * 0.6, 132, 40, angle * 0.7, '#9cc46a', 0.2),
      ),
      neck(SKIN.tan),
      each([[-66], [-46], [-26], [-8], [8], [26], [46], [66]], (angle) =>
        leaf(110 + angle * 0.35, 58, 52 - Math.abs(angle) * 0.1, angle * 0.9, angle % 4 ? '#86ba5e' : '#5d8f4a', 0.16),
      ),
      head({ y: 70, skin: SKIN.tan, iris: '#3f7a5a', mouth: 'o' }),
      shape('M80 66C80 44 98 40 110 44C122 40 140 44 140 66C130 54 120 52 110 52C100 52 90 54 80 66z', '#6fa653'),
      placed(
        'translate(134 34)rotate(30)',
        oval(-13, -3, 13, 4.5, '#d8f0f6', 16),
        oval(13, -3, 13, 4.5, '#d8f0f6', -16),
        tube('M0-10V20', '#2f9aa0', 4),
        disc(0, -12, 4.5, '#2f9aa0'),
      ),
      tube('M104 92L166 128', '#d9b36a', 8),
      line('M120 100l-2 4M132 107l-2 4M144 114l-2 4', INK, 3),
      hand(128, 114, SKIN.tan) + hand(152, 130, SKIN.tan),
    ],
  },
  seed_sower: {
    hour: 2,
    layers: () => [
      body('#b9864c', { sh: 52 }),
      shape('M74 118H98V142H74zM122 118H146V142H122z', '#d9a86a'),
      line('M78 118l4-8M86 118V106M94 118l-3-9', '#5d8a45', 3),
      neck(SKIN.brown),
      shape(scallop(110, 56, 44, 40, 16, random(12)), '#fbf7ea'),
      each(
        [
          [72, 40],
          [84, 22],
          [104, 14],
          [126, 16],
          [144, 30],
          [152, 52],
          [66, 60],
        ],
        (x, y) => line(`M110 60L${x} ${y}`, '#c9bfa4', 1.4) + dot(x, y, 3, '#ffffff'),
      ),
      head({ y: 74, r: 28, skin: SKIN.brown, shape: 'round', ears: 'none', eyes: 'dot', nose: 'button' }),
      shape(scallop(110, 50, 28, 11, 9, random(13)), '#fbf7ea'),
      tube('M146 140C154 126 150 112 144 100', '#b9864c', 13),
      hand(142, 92, SKIN.brown, 12),
      each(
        [
          [154, 72, 30],
          [164, 90, 60],
          [172, 70, 50],
          [158, 50, 10],
          [174, 104, 80],
          [140, 60, -10],
          [176, 46, 30],
        ],
        (x, y, tilt) =>
          placed(`translate(${x} ${y})rotate(${tilt})`, shape('M0 6C-5 0-4-6 0-9C4-6 5 0 0 6z', '#8a4a1c')),
      ),
    ],
  },
  rose_warden: {
    hour: 0,
    layers: () => [
      tube('M34 150C28 80 56 14 110 12C164 14 192 80 186 150', '#6a4a2a', 7),
      each(
        [
          [34, 120],
          [38, 80],
          [52, 46],
          [80, 22],
          [110, 12],
          [140, 22],
          [168, 46],
          [182, 80],
          [186, 120],
        ],
        (x, y) => leaf(x, y, 20, x - 110, '#4f8a4c') + rose(x, y, 11),
      ),
      body('#4a6b46', { sh: 54 }),
      line('M110 100V152', INK, 2.2),
      each([[116], [132], [148]], (y) => shape(`M104 ${y - 6}L118 ${y}L104 ${y + 4}z`, '#d9cfa8')),
      head({ y: 76, r: 30, shape: 'square', ears: 'round', eyes: 'dot', nose: 'bulb', brow: ['#8a6a44', 0, 5] }),
      tube('M78 56C94 44 126 44 142 56', '#6a4a2a', 5),
      line('M82 52l-6-10M96 46l-3-11M124 46l3-11M138 52l6-10M110 43V31', INK, 3),
      rose(92, 46, 8) + rose(110, 42, 10) + rose(128, 46, 8),
      tube('M150 144C158 138 160 132 160 128', '#4a6b46', 12),
      placed(
        'translate(160 88)rotate(-8)',
        shape('M-4 6C-16-8-16-26-10-42C2-28 6-10 4 6z', '#d5dde2'),
        shape('M4 6C16-8 16-26 10-42C-2-28-6-10-4 6z', '#eef2f4'),
        tube('M-3 8L-10 40', '#c8503f', 5),
        tube('M3 8L10 40', '#c8503f', 5),
        dot(0, 4, 3, INK),
      ),
      hand(160, 126, SKIN.pale, 10),
    ],
  },
  willow_widow: {
    hour: 1,
    layers: () => [
      each([[16], [32], [48], [172], [188], [204]], strand),
      shape('M60 154C56 96 76 78 110 78C144 78 164 96 160 154z', '#3f5a4a'),
      head({
        y: 74,
        r: 30,
        skin: '#b09a74',
        ears: 'none',
        eyes: 'shut',
        mouth: 'none',
        blush: false,
        brow: ['#5a4a30', -4, 2.6],
      }),
      line('M88 60C84 70 88 80 86 92M132 62C136 72 130 82 134 92M110 48V60', '#7a664a', 1.6),
      shape(
        'M110 26C60 22 44 66 34 154H60C66 110 74 74 92 60C100 54 106 52 110 52C114 52 120 54 128 60C146 74 154 110 160 154H186C176 66 160 22 110 26z',
        '#86ad6a',
      ),
      line(
        'M104 30C70 36 56 90 48 150M100 36C80 48 66 90 58 150M116 30C150 36 164 90 172 150M120 36C140 48 154 90 162 150',
        '#4f7a4a',
        2,
      ),
      each(
        [
          [44, 120],
          [52, 96],
          [60, 128],
          [64, 78],
          [176, 120],
          [168, 96],
          [160, 128],
          [156, 78],
        ],
        (x, y) => leaf(x, y, 16, x < 110 ? 200 : 160, '#a9cc84', 0.26),
      ),
      fill('M94 84C99 92 98 97 94 98C90 97 89 92 94 84z', '#bfe6f6'),
      tube('M84 150C92 138 100 130 108 124', '#3f5a4a', 11),
      shape('M96 104L132 98L128 130L108 120z', '#fffdf6') + line('M104 108L122 126M116 104L112 118', '#c4bda4', 1.6),
      hand(108, 122, '#b09a74'),
    ],
  },
  bee_charmer: {
    hour: 2,
    layers: () => [
      body('#d9b13c', { sh: 46 }),
      line('M70 128C94 136 126 136 150 128M72 144C96 152 124 152 148 144', '#4a3418', 7),
      neck(SKIN.deep),
      shape(
        'M82 74C76 46 144 46 138 74C148 96 148 116 140 122C132 112 134 100 132 94H88C86 100 88 112 80 122C72 116 72 96 82 74z',
        '#2b1c14',
      ),
      head({ y: 74, r: 28, skin: SKIN.deep, iris: '#b5791c', eyes: 'shut', mouth: 'o' }),
      shape('M52 58C74 50 78 22 110 22C142 22 146 50 168 58C150 70 70 70 52 58z', '#e6c77a'),
      line('M80 48C92 54 128 54 140 48M88 34C100 38 120 38 132 34', '#a37a2c', 1.8),
      shape('M78 50C92 56 128 56 142 50L143 57C126 63 94 63 77 57z', '#7a9a4a'),
      bloom(136, 50, 4, '#fffaf4'),
      each(
        [
          [36, 46, 20],
          [182, 40, -20],
          [190, 96, 10],
          [30, 100, -15],
          [164, 16, 0],
        ],
        (x, y, a) =>
          placed(
            `translate(${x} ${y})rotate(${a})`,
            oval(-3, -7, 5, 7, '#eef6fa', -25) +
              oval(4, -7, 5, 7, '#eef6fa', 25) +
              oval(0, 2, 10, 7, '#f4c534') +
              line('M-3-4V8M3-4V8', INK, 2.4) +
              dot(9, 0, 1.3, INK),
          ),
      ),
      tube('M70 140C60 134 54 130 50 126', '#d9b13c', 11),
      tube('M46 140L56 84', '#b98a4c', 4),
      oval(57, 78, 9, 13, '#c08034'),
      line('M49 74H65M49 80H65', '#7c4d16', 2),
      hand(50, 126, SKIN.deep),
    ],
  },
  moss_maiden: {
    hour: 1,
    layers: () => [
      body('#5f8a4a', { sh: 50 }),
      fill(scallop(110, 132, 52, 22, 14, random(10)), '#7fae5a'),
      neck(SKIN.brown),
      shape(scallop(110, 70, 46, 50, 14, random(11)), '#6f9a4a'),
      head({ y: 72, r: 27, skin: SKIN.brown, iris: '#8a6a1c', mouth: 'smile', ears: 'none' }),
      fill(scallop(110, 46, 36, 16, 10, random(12)), '#93bd5e'),
      each(
        [
          [80, 44, '#e8a0b8'],
          [96, 36, '#f6e2a8'],
          [124, 36, '#e8a0b8'],
          [140, 46, '#f6e2a8'],
        ],
        (x, y, color) => line(`M${x} ${y + 6}v-14`, '#3f5a2a', 2) + disc(x, y - 8, 3.6, color),
      ),
      placed(
        'translate(110 128)',
        shape('M-26 10C-26-4-14-10 0-10C14-10 26-4 26 10C14 18-14 18-26 10z', '#8d9a90') +
          shape('M-12 2L0-14L12 2z', '#b9483f') +
          shape('M-9 2H9V12H-9z', '#f4e8cf') +
          shape('M-3 12V5H3V12z', '#4a2f1a'),
      ),
      hand(78, 140, SKIN.brown),
      hand(142, 140, SKIN.brown),
    ],
  },
  frost_gardener: {
    hour: 1,
    layers: () => [
      fill('M0 0H220V150H0z', '#dff0fa', 0.5),
      body('#6f9cc0', { sh: 46 }),
      mirrored(shape('M64 150C62 128 74 112 92 104L100 150z', '#a9cbe4')),
      neck('#dcebf4'),
      mirrored(shape('M84 86L66 116L84 106L80 128L98 104z', '#eef8ff')),
      shape('M80 70C72 34 148 34 140 70L146 100L132 88H88L74 100z', '#eef8ff'),
      head({
        y: 70,
        skin: '#dcebf4',
        iris: '#3f7fb8',
        eyes: 'sly',
        mouth: 'smirk',
        brow: ['#8fb6d4', 3],
        blush: false,
      }),
      shape('M79 66L84 44L92 54L98 40L106 52L112 38L118 52L126 42L130 54L138 46L141 66C130 56 90 56 79 66z', '#bfe0f4'),
      shape('M84 44L78 16L94 32L110 6L126 32L142 16L136 44C120 38 100 38 84 44z', '#eef8ff'),
      line('M110 14V36M88 26L92 38M132 26L128 38', '#8fc0e0', 1.8),
      tube('M144 138C156 134 162 128 166 120', '#6f9cc0', 11),
      tube('M166 150V64', '#8a6a44', 5),
      shape('M148 64H184V56H148z', '#9aa7ae'),
      line('M150 56V44M158 56V42M166 56V42M174 56V42M182 56V44', INK, 3.6),
      line('M150 56V44M158 56V42M166 56V42M174 56V42M182 56V44', '#dfe8ec', 1.6),
      hand(166, 118, '#dcebf4'),
      each(
        [
          [30, 40],
          [44, 92],
          [194, 100],
          [186, 22],
        ],
        (x, y) => placed(`translate(${x} ${y})`, line('M0-9V9M-8-4.500L8 4.500M-8 4.500L8-4.5', '#ffffff', 2.2)),
      ),
    ],
  },
}

/** One of three rings of leaves, the outermost first. */
const foliage = (ring: number, color: string): string =>
  Array.from({ length: 18 }, (_, index) => {
    const angle = index * 20 + ring * 10
    const [x, y] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    return leaf(110 + x * (38 - ring * 7), 78 - y * (34 - ring * 6), 46 - ring * 9, angle, color, 0.3)
  }).join('')

/** A willow's hanging twig. */
const strand = (x: number): string =>
  line(`M${x} 0C${x + 6} 50 ${x - 6} 100 ${x} 150`, '#4f7a4a', 2.4) +
  each([[24], [50], [76], [102], [128]], (y) => leaf(x, y, 18, y % 4 ? 160 : 200, '#7faa64', 0.28))
