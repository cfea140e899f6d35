// The labels of the options of Fairy Trails, and the names of its seats.

import type { OptionLabels } from '../../core/contract'

const options: OptionLabels = {
  easier: {
    options: { easier: true },
    label: {
      en: 'Easier: one card aside',
      fr: 'Plus facile : une carte de côté',
      'pt-BR': 'Mais fácil: uma carta de lado',
    },
  },
  words: {
    en: {
      labels: {
        easier: 'Easier: once a game you may put the card just drawn aside',
        first: 'Who begins',
      },
      seats: ['Elves (pink)', 'Gnomes (yellow)'],
    },
    fr: {
      labels: {
        easier: 'Plus facile : une fois par partie, la carte piochée peut être mise de côté',
        first: 'Qui commence',
      },
      seats: ['Elfes (rose)', 'Gnomes (jaune)'],
    },
    'pt-BR': {
      labels: {
        easier: 'Mais fácil: uma vez por partida, a carta comprada pode ser posta de lado',
        first: 'Quem começa',
      },
      seats: ['Elfos (rosa)', 'Gnomos (amarelo)'],
    },
  },
}

export default options
