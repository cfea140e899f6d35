// Faeries & Magical Creatures on the home page: its picture, one line, and the labels of its options.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 40,
  words: {
    en: {
      about: 'Name an action and all perform it: win the trust of five folk, lay out a garden, gather cards.',
      options: {
        draft: 'Starting draft: everybody keeps four Faerie cards, passed around',
        friendly_ties: 'Friendly ties: all who share the most score as if alone',
        first: 'Who begins',
      },
    },
    fr: {
      about: 'Nommez une action, et tous la font : gagnez cinq peuples, composez un jardin, réunissez des cartes.',
      options: {
        draft: 'Choix initial : chacun garde quatre cartes de fées, qui passent de main en main',
        friendly_ties: 'Égalités amicales : à égalité en tête, chacun marque comme s’il était seul',
        first: 'Qui commence',
      },
    },
    'pt-BR': {
      about: 'Escolha uma ação e todos a fazem: ganhe a confiança de cinco povos, plante um jardim, reúna cartas.',
      options: {
        draft: 'Escolha inicial: cada um guarda quatro cartas de fadas, que passam de mão em mão',
        friendly_ties: 'Empates amigáveis: quem empata na liderança pontua como se estivesse sozinho',
        first: 'Quem começa',
      },
    },
  },
}

export default cover
