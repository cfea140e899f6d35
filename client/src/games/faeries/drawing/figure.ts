// Bodies of the portraits and what grows on them: shoulders, wings, hands, leaves and flowers.

import type { Hour } from './grounds'
import { INK, disc, dot, fill, line, mirrored, mix, placed, round, shape, tube } from './pen'

/** A card's picture: what is drawn on the ground, from back to front: behind, body, head, worn, held. */
export interface Portrait {
  readonly hour: Hour
  readonly layers: () => readonly string[]
}
export type Portraits = Readonly<Record<string, Portrait>>

export const SKIN = { pale: '#f3d3b0', tan: '#e0b088', brown: '#b07a50', deep: '#7d4e35' }

interface Build {
  /** Half the width of the shoulders. */
  sh?: number
  top?: number
  /** Whether the back rises above the head. */
  hump?: boolean
}

export function body(color: string, { sh = 52, top = 96, hump = false }: Build = {}): string {
  const [left, right] = [110 - sh, 110 + sh]
  const slope = sh * 0.7
  const outline = hump
    ? `M${left - 20} 154C${left - 28} 92 50 58 110 58C170 58 ${right + 28} 92 ${right + 20} 154z`
    : `M${left} 154C${left} 122 ${round(110 - slope)} ${top + 10} 97 ${top}L123 ${top}C${round(110 + slope)} ${top + 10} ${right} 122 ${right} 154z`
  const at = (part: number): number => round(110 + sh * part)
  const shade = `M${at(0.4)} 154C${at(0.5)} 132 ${at(0.6)} 118 ${at(0.55)} ${top + 16}C${at(0.84)} ${top + 26} ${at(0.96)} 132 ${at(0.96)} 154z`
  return shape(outline, color) + fill(shade, '#1c1020', 0.2)
}

export const neck = (skin: string): string =>
  shape('M98 86H122V106C116 112 104 112 98 106z', mix(skin, '#5a2a20', 0.18))

export const hand = (x: number, y: number, skin: string, r = 9): string =>
  disc(x, y, r, skin) +
  line(
    `M${round(x - r * 0.3)} ${round(y + r * 0.5)}q${round(r * 0.3)} ${round(-r * 0.3)} ${round(r * 0.2)} ${round(-r * 0.8)}`,
    mix(skin, '#5a2a20', 0.5),
    1.5,
  )

export const mothWings = (color: string, light: string, dark: string): string =>
  mirrored(
    shape('M104 104C84 58 30 18 10 36C2 52 16 62 20 74C14 86 26 98 44 102C66 106 88 106 104 110z', color) +
      shape('M104 112C78 106 44 116 38 140C48 150 60 150 68 152C86 148 100 128 106 118z', mix(color, '#ffffff', 0.35)) +
      disc(42, 68, 12, light) +
      dot(42, 68, 5, dark) +
      line('M18 42C40 36 70 62 92 96M24 84C40 84 64 92 84 104', dark),
  )

export const flyWings = (color: string, light: string): string =>
  mirrored(
    shape('M104 96C76 60 22 14 6 28C0 46 58 88 104 104z', mix(light, '#ffffff', 0.25), 0.85) +
      shape('M104 106C72 96 14 92 8 108C12 124 70 122 106 114z', color, 0.9) +
      line('M98 96C70 70 44 50 18 36M96 108C66 102 40 104 20 108', mix(color, '#2a1b4a', 0.4), 1.6),
  )

export const butterflyWings = (color: string, light: string, dark: string): string =>
  mirrored(
    shape('M104 100C92 44 36 8 14 24C2 44 22 64 32 74C18 80 20 98 38 102C62 108 84 106 104 108z', color) +
      shape('M104 110C72 106 40 124 44 150H96C102 138 108 124 108 114z', mix(color, '#ffffff', 0.35)) +
      fill('M24 34C42 30 64 52 82 80C56 80 28 58 24 34z', light) +
      dot(44, 90, 6, light) +
      dot(70, 134, 8, dark) +
      dot(70, 134, 3.5, light),
  )

/** A leaf that grows from a point, turned clockwise from upright. */
export function leaf(x: number, y: number, length: number, angle: number, color: string, width = 0.36): string {
  const [wide, low, high] = [round(length * width), round(-length * 0.3), round(-length * 0.75)]
  return placed(
    `translate(${round(x)} ${round(y)})rotate(${round(angle)})`,
    shape(`M0 0C${wide} ${low} ${wide} ${high} 0 ${-length}C${-wide} ${high} ${-wide} ${low} 0 0z`, color),
    line(`M0 ${round(-length * 0.1)}V${round(-length * 0.8)}`, mix(color, '#10301a', 0.5), 1.4),
  )
}

export function bloom(x: number, y: number, r: number, color: string, middle = '#f4d35e', petals = 5): string {
  const petal = (_: unknown, index: number): string =>
    `<ellipse transform="rotate(${(index * 360) / petals})" cy="${round(-r)}" rx="${round(r * 0.7)}" ry="${round(r)}" fill="${color}" stroke="${INK}" stroke-width="1.7"/>`
  return placed(
    `translate(${round(x)} ${round(y)})`,
    ...Array.from({ length: petals }, petal),
    disc(0, 0, r * 0.6, middle),
  )
}

/** A rose seen from above. */
export const rose = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#d2465a') +
  line(
    `M${x - r * 0.5} ${round(y + r * 0.1)}q${round(r * 0.5)} ${round(-r * 0.9)} ${r} 0q${round(-r * 0.3)} ${round(r * 0.7)} ${round(-r * 0.7)} ${round(r * 0.2)}`,
    '#7a1f34',
    1.8,
  )

export const oakLeaf = (x: number, y: number, angle: number): string =>
  placed(
    `translate(${x} ${y})rotate(${angle})`,
    shape('M0 4C-8 2-8-4-5-6C-10-10-8-16-4-16C-4-22 4-22 4-16C8-16 10-10 5-6C8-4 8 2 0 4z', '#7a9a3c'),
  )

/** A bone of this length, lying level. */
export const bone = (length: number): string => {
  const end = length / 2
  return mirrored(disc(end, -6, 8, '#f4ecd4') + disc(end, 6, 8, '#f4ecd4'), 0) + tube(`M${-end} 0H${end}`, '#f4ecd4', 9)
}
