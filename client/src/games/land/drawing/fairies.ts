// The Fairies: those of a house with wings in its colour, the six special ones with their attributes.

import { around, disc, INK, type Drawing, type Shape } from './layers'

const SKIN = '#f3d3b0'

const wings = (upper: string, lower: string): Shape[] => [
  [upper, 'M31 34C20 30 6 24 4 10C16 6 28 14 32 32C36 14 48 6 60 10C58 24 44 30 33 34z'],
  [lower, 'M31 36C20 36 12 42 11 52C21 56 29 48 32 38C35 48 43 56 53 52C52 42 44 36 33 36z'],
]
const figure = (dress: string, hair: string): Shape[] => [
  [dress, 'M32 26C26 28 25 36 27 40L22 57C28 61 36 61 42 57L37 40C39 36 38 28 32 26z'],
  [SKIN, disc(32, 20, 7)],
  [hair, 'M25 22C22 12 28 9 33 10C40 10 42 16 39 22C38 18 34 17 31 15C30 18 27 18 25 22z'],
]

/** A house Fairy; her wings take the colour of the house. */
export const HOUSE: Drawing = [
  ...wings('var(--house)', 'color-mix(in srgb, var(--house) 62%, #fff)'),
  ...figure('#f4ead2', '#6e4a24'),
]

export const FAIRIES: Record<string, Drawing> = {
  warrior: [
    ...wings('#c8524a', '#e59a86'),
    ...figure('#8b98a3', '#5a2a1c'),
    ['#dfe6ea', 'M48 2L52 6V37H44V6z'],
    ['#8a5a22', 'M39 37H57V41H50V50H46V41H39z'],
    ['#b83f38', 'M8 32C13 32 18 30 20 28C22 30 27 32 32 32C32 44 28 50 20 55C12 50 8 44 8 32z'],
    ['=#f4d9a2', 'M18 34h4v6h6v4h-6v7h-4v-7h-6v-4h6z'],
  ],
  explorer: [
    ...wings('#4b9a8c', '#9fcfc0'),
    ...figure('#7d6a3c', '#3a2a18'),
    ['#3c6b4a', 'M22 16C24 6 40 6 42 16L49 18C42 22 22 22 15 18z'],
    ['#e9d6a6', disc(46, 45, 14)],
    ['#fdf7e4', disc(46, 45, 10.5)],
    ['#c8423a', 'M46 35L49 45H43z'],
    ['#33506e', 'M46 55L49 45H43z'],
  ],
  fauna: [
    ...wings('#b7813c', '#e1bd84'),
    ...figure('#7b5332', '#b5622c'),
    ['#f3e2c7', disc(32, 46, 15)],
    [
      '#7b5332',
      'M32 45C39 45 42 50 40 54C38 58 35 55 32 55C29 55 26 58 24 54C22 50 25 45 32 45z' +
        disc(22, 44, 3.2) +
        disc(28, 38, 3.4) +
        disc(36, 38, 3.4) +
        disc(42, 44, 3.2),
    ],
  ],
  flora: [
    ...wings('#5f9a4b', '#aed08c'),
    ...figure('#e6efd2', '#8a4a6a'),
    [
      '#e67fae',
      around(6, 32, 45, [
        [0, -3],
        [9, -5],
        [8, -16],
        [0, -16],
        [-8, -16],
        [-9, -5],
        [0, -3],
      ]),
    ],
    ['#f4d35e', disc(32, 45, 5)],
  ],
  herald: [
    ...wings('#d2a233', '#f0d79a'),
    ...figure('#7a3b6c', '#3b2a20'),
    ['#e4b53c', 'M6 40L40 47C48 48 54 42 60 36V62C54 56 48 53 40 52L6 45z'],
    ['#b83f58', 'M18 45L36 49V62L27 56L18 60z'],
    ['=#f4d9a2', disc(27, 52, 2)],
  ],
  wind: [
    ...wings('#6fa6d6', '#c3dff3'),
    ...figure('#dceaf4', '#e8e2d0'),
    ['-#2f6aa3', 'M4 44H38C47 44 48 33 40 33C35 33 34 39 38 40M10 51H50C59 51 60 41 53 40M18 58H38C45 58 46 64 40 63'],
  ],
}

/** A Fairy face down: two wings in the moonlight. */
export const BACK: Drawing = [
  ['#c9b06a', 'M31 36C21 32 10 27 9 15C19 11 28 18 32 33C36 18 45 11 55 15C54 27 43 32 33 36z'],
  ['#a58b45', 'M31 38C22 38 16 43 15 51C23 54 29 47 32 40C35 47 41 54 49 51C48 43 42 38 33 38z'],
  ['#f4ead2', disc(32, 35, 2.5)],
]

export const CREST: Drawing = [
  ['var(--house)', 'M10 8C18 10 26 8 32 4C38 8 46 10 54 8C56 32 50 50 32 60C14 50 8 32 10 8z'],
  ['#f6e7bd', 'M31 34C23 31 16 28 15 19C22 17 29 22 32 32C35 22 42 17 49 19C48 28 41 31 33 34z'],
  ['#e2c273', 'M31 36C24 36 20 40 19 46C25 48 30 43 32 38C34 43 39 48 45 46C44 40 40 36 33 36z'],
  [INK, disc(32, 33, 1.8)],
]
