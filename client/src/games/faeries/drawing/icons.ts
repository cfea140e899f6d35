// What lies on the lawn, as images.

import { drawnOnce } from './image'
import { card, path, picture, star, stroke, token } from './sketch'

/** What lies on the lawn: a token to place, a card to draw, points. */
const ICONS = {
  kinship: token('own', 13, 13, 7.5),
  card: card(13, 13, 11, 16) + path('M13 9.5v7M10 13.8l3 3 3-3', 1.5),
  points: star(13, 13.5, '2', 10),
}

export const iconAddress = (icon: keyof typeof ICONS): string =>
  drawnOnce(`icon ${icon}`, () =>
    picture(26, 26, `<circle cx="13" cy="13" r="12" fill="#fff6df" ${stroke(1.5)}/>${ICONS[icon]}`),
  )
