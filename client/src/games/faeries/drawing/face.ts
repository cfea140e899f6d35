// Faces of the portraits: heads, ears, eyes, noses and mouths that combine freely.

import { INK, disc, dot, fill, line, mirrored, mix, oval, round, shape, spot } from './pen'

type Part = (x: number, y: number, r: number, color: string) => string

/** A path of absolute points around a centre, drawn for a head of radius 100, at a place and size. */
function fit(d: string, x: number, y: number, r: number): string {
  let across = false
  return d.replace(/-?\d+(\.\d+)?/g, (number) => {
    across = !across
    return `${round((across ? x : y) + (Number(number) * r) / 100)} `
  })
}

const EYES = {
  dot: (x, y, r) => spot(x, y, r * 0.11, r * 0.14, INK) + dot(x + r * 0.04, y - r * 0.05, r * 0.045, '#fff'),
  big: (x, y, r, iris) =>
    spot(x, y, r * 0.2, r * 0.25, '#fffdf4') +
    dot(x, y + r * 0.02, r * 0.16, iris) +
    dot(x, y + r * 0.02, r * 0.085, INK) +
    dot(x + r * 0.06, y - r * 0.06, r * 0.05, '#fff') +
    line(fit('M-22-8Q0-34 22-8', x, y, r), INK, 2.4),
  sly: (x, y, r, iris) =>
    fill(fit('M-24-4Q0 22 24-4z', x, y, r), '#fffdf4') +
    dot(x, y + r * 0.03, r * 0.09, iris) +
    line(fit('M-27-6L27-6', x, y, r), INK, 2.6),
  shut: (x, y, r) => line(fit('M-20 0Q0 20 20 0', x, y, r), INK, 2.3),
  glow: (x, y, r, iris) => dot(x, y, r * 0.2, '#fff7c8') + dot(x, y, r * 0.11, iris),
  small: (x, y, r) => disc(x, y, r * 0.13, '#fff4d0') + dot(x, y, r * 0.055, INK),
} satisfies Record<string, Part>

const NOSES = {
  none: () => '',
  dab: (x, y, r) => line(fit('M-7 30Q0 38 7 30', x, y, r), INK, 1.6),
  button: (x, y, r, skin) => oval(x, y + r * 0.3, r * 0.15, r * 0.12, mix(skin, '#c2452d', 0.3)),
  bulb: (x, y, r, skin) => shape(fit('M-12 2C-42 36-20 56 0 52C20 56 42 36 12 2', x, y, r), mix(skin, '#b3563a', 0.22)),
  hook: (x, y, r, skin) =>
    shape(fit('M-10-10C-10 30-30 44 4 72C22 50 24 20 12-10', x, y, r), mix(skin, '#5d7a3a', 0.2)),
} satisfies Record<string, Part>

const IVORY = '#fdf3da'
const MOUTHS = {
  none: () => '',
  smile: (x, y, r) => line(fit('M-24 54Q0 74 24 54', x, y, r), INK, 2),
  smirk: (x, y, r) => line(fit('M-20 62Q8 68 28 48', x, y, r), INK, 2),
  o: (x, y, r) => oval(x, y + r * 0.6, r * 0.1, r * 0.12, '#6b2a20'),
  lips: (x, y, r) => fill(fit('M-17 57Q-6 50 0 55Q6 50 17 57Q0 74-17 57z', x, y, r), '#b8475a'),
  tusks: (x, y, r) =>
    line(fit('M-45 68Q0 84 45 68', x, y, r), INK, 2.4) +
    shape(fit('M-40 72L-37 38L-20 78zM40 72L37 38L20 78z', x, y, r), IVORY),
  grin: (x, y, r) =>
    shape(fit('M-46 52Q0 66 46 52Q30 95 0 94Q-30 95-46 52z', x, y, r), '#4a1f1c') +
    fill(fit('M-30 58L-23 72L-14 60zM14 60L22 73L30 58z', x, y, r), IVORY),
  gap: (x, y, r) =>
    line(fit('M-34 66Q0 86 34 66', x, y, r), INK, 2.2) + fill(fit('M4 77L18 77L18 93L4 93z', x, y, r), IVORY),
} satisfies Record<string, Part>

const HEADS = {
  heart: 'M-100-16C-102-120 102-120 100-16C100 50 36 98 0 98C-36 98-100 50-100-16z',
  round: 'M-100 0C-100-125 100-125 100 0C100 120-100 120-100 0z',
  square: 'M-98-40C-90-105 90-105 98-40C112 40 92 92 50 98L-50 98C-92 92-112 40-98-40z',
  pear: 'M-66-50C-60-112 60-112 66-50C80-10 125 30 110 70C80 120-80 120-110 70C-125 30-80-10-66-50z',
}

const EARS = {
  none: () => '',
  point: (x, y, r, skin) =>
    mirrored(
      shape(fit('M-88-14C-130-60-170-66-186-60C-166 2-124 40-84 32z', x, y, r), skin) +
        line(fit('M-104 0C-130-20-150-34-162-42', x, y, r), mix(skin, '#7a2f1c', 0.4), 1.6),
      x,
    ),
  round: (x, y, r, skin) => mirrored(oval(x - r, y + r * 0.06, r * 0.22, r * 0.28, skin), x),
  bat: (x, y, r, skin) =>
    mirrored(
      shape(fit('M-80-20C-140-80-200-70-220-40C-190-30-180 0-150 10C-130 30-100 40-80 30z', x, y, r), skin) +
        fill(fit('M-100-4C-130-40-170-44-190-38C-160-10-120 16-100 12z', x, y, r), mix(skin, '#6b2f3c', 0.35)),
      x,
    ),
  droop: (x, y, r, skin) =>
    mirrored(shape(fit('M-84-30C-130-40-170 10-180 60C-140 60-100 40-84 20z', x, y, r), skin), x),
} satisfies Record<string, Part>

export interface Face {
  x?: number
  y?: number
  r?: number
  skin?: string
  shape?: keyof typeof HEADS
  ears?: keyof typeof EARS
  eyes?: keyof typeof EYES
  nose?: keyof typeof NOSES
  mouth?: keyof typeof MOUTHS
  iris?: string
  /** How far the eyes are from the middle, as a part of the radius. */
  set?: number
  blush?: boolean
  /** Colour, slant and width. */
  brow?: readonly [string, number, number?]
}

export function head(face: Face): string {
  const { x = 110, y = 66, r = 30, skin = '#f3d3b0', iris = face.eyes === 'glow' ? '#e08a1c' : '#5f8a3f' } = face
  const [apart, level] = [r * (face.set ?? 0.42), y + r * 0.08]
  const eye = EYES[face.eyes ?? 'big']
  return [
    EARS[face.ears ?? 'point'](x, y, r, skin),
    shape(fit(HEADS[face.shape ?? 'heart'], x, y, r), skin),
    fill(fit('M10 90C70 80 95 20 86-30C70 40 50 70 10 90z', x, y, r), mix(skin, '#5a2a20', 0.35), 0.35),
    face.blush === false ? '' : mirrored(spot(x - r * 0.58, y + r * 0.42, r * 0.18, r * 0.11, '#d9573f', 0.38), x),
    eye(x - apart, level, r, iris) + eye(x + apart, level, r, iris),
    NOSES[face.nose ?? 'dab'](x, y, r, skin),
    MOUTHS[face.mouth ?? 'smile'](x, y, r),
    face.brow ? brows(x, level, r, apart, face.brow) : '',
  ].join('')
}

function brows(
  x: number,
  y: number,
  r: number,
  apart: number,
  [color, slant, width = 2.6]: NonNullable<Face['brow']>,
): string {
  const [near, far] = [apart - r * 0.24, apart + r * 0.24]
  const one = `M${round(x - far)} ${round(y - r * 0.36 - slant)}Q${round(x - apart)} ${round(y - r * 0.48)} ${round(x - near)} ${round(y - r * 0.36 + slant)}`
  return mirrored(line(one, color, width), x)
}
