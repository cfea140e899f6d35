// Faeries & Magical Creatures on the home page: its picture, how long it takes, and one line.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 40,
  detail: (seat) => [14 + 134 * seat, 90, 120, 120],
  about: {
    en: 'Name an action and all perform it: win the trust of five folk, lay out a garden, gather cards.',
    fr: 'Nommez une action, et tous la font : gagnez cinq peuples, composez un jardin, réunissez des cartes.',
    'pt-BR': 'Escolha uma ação e todos a fazem: ganhe a confiança de cinco povos, plante um jardim, reúna cartas.',
  },
}

export default cover
