// The parts that all Fairies share: faces, arms, hands and the ribbon of a house. Frame: 100 x 130.

import { dot, drawn, flat, INK, line, mirrored, moved, shape, smudge, spot, type Mark } from './marks'

/** The colours of the house, set by the card. */
export const HOUSE = 'var(--house)'
export const LIGHT = 'var(--house-light)'
export const DEEP = 'var(--house-deep)'

const BLUSH = '#d9694f'

interface Look {
  ears?: boolean
  shut?: boolean
  singing?: boolean
  brow?: string
}

/** A face that looks ahead, with pointed ears. */
export function face(x: number, y: number, r: number, skin: string, look: Look = {}): Mark[] {
  const at = (dx: number, dy: number): string =>
    `${Math.round((x + dx * r) * 10) / 10} ${Math.round((y + dy * r) * 10) / 10}`
  const ear = shape(
    `M${at(-0.86, -0.2)}C${at(-1.3, -0.75)} ${at(-1.75, -0.7)} ${at(-1.85, -0.62)}C${at(-1.7, -0.1)} ${at(-1.25, 0.35)} ${at(-0.82, 0.3)}z`,
    skin,
  )
  const head = shape(
    `M${at(-1, -0.1)}C${at(-1, -1.25)} ${at(1, -1.25)} ${at(1, -0.1)}C${at(1, 0.62)} ${at(0.42, 1)} ${at(0, 1)}C${at(-0.42, 1)} ${at(-1, 0.62)} ${at(-1, -0.1)}z`,
    skin,
  )
  const cheek = (side: number): Mark => smudge(x + side * r * 0.6, y + r * 0.46, r * 0.2, r * 0.13, BLUSH, 0.45)
  const mouth = look.singing
    ? smudge(x, y + r * 0.6, r * 0.12, r * 0.15, '#6b2a20')
    : line(`M${at(-0.2, 0.55)}Q${at(0, 0.75)} ${at(0.2, 0.55)}`, INK, 1.3)
  const brow = look.brow
    ? [
        line(
          [-0.62, 0.22].map((dx) => `M${at(dx, -0.3)}Q${at(dx + 0.2, -0.44)} ${at(dx + 0.4, -0.3)}`).join(''),
          look.brow,
          1.3,
        ),
      ]
    : []
  return drawn(
    look.ears === false ? [] : mirrored(x, ear),
    head,
    cheek(-1),
    cheek(1),
    eyes(x, y, r, look.shut),
    mouth,
    brow,
  )
}

function eyes(x: number, y: number, r: number, shut = false): Mark[] {
  const [apart, height, size] = [r * 0.42, y + r * 0.12, Math.max(1.25, r * 0.155)]
  const each = (side: number): Mark[] => {
    const middle = x + side * apart
    if (shut) return [line(`M${middle - size * 1.3} ${height}q${size * 1.3} ${size * 1.4} ${size * 2.6} 0`, INK, 1.5)]
    return [spot(middle, height, size, INK), spot(middle + size * 0.35, height - size * 0.35, size * 0.36, '#fff')]
  }
  return [...each(-1), ...each(1)]
}

export const hand = (x: number, y: number, skin: string): Mark => dot(x, y, 3.2, skin)
/** A sleeve or a limb: a thick line with an outline. */
export const limb = (d: string, colour: string, width: number): Mark[] => [
  line(d, INK, width + 3),
  line(d, colour, width),
]

export const ribbon = (x: number, y: number, size: number): Mark[] =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    shape('M-1 0C-9-7-14-5-13 1C-12 6-6 5-1 1zM1 0C9-7 14-5 13 1C12 6 6 5 1 1z', HOUSE),
    shape('M-2 1L-7 13L-2 11L0 2L2 11L7 13L2 1z', HOUSE),
    dot(0, 0.5, 2.6, DEEP),
  )

/** A small blossom with five petals. */
export const blossom = (x: number, y: number, r: number, colour: string): Mark[] => {
  const petal: Mark = {
    ...shape(
      `M0 0C${r} ${-r * 0.4} ${r * 0.9} ${-r * 2} 0 ${-r * 2}C${-r * 0.9} ${-r * 2} ${-r} ${-r * 0.4} 0 0z`,
      colour,
    ),
    width: 1.2,
  }
  const petals = [0, 72, 144, 216, 288].map((turn) => moved(`translate(${x} ${y}) rotate(${turn})`, petal))
  return drawn(petals, { ...dot(x, y, r * 0.6, '#f4d35e'), width: 1.2 })
}

/** A soft round glow. */
export const glow = (x: number, y: number, r: number, colour: string): Mark => spot(x, y, r, colour, 0.42)

/** A star with five points. */
export const star = (d: string): Mark[] => [flat(d, '#fff3c4'), line(d, '#b97a18', 1.1)]
