// Fae on the home page: its picture, one line, and the labels of its options.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 20,
  words: {
    en: {
      about: 'Lead druids together, hold rituals, and let nobody guess which spirit you are.',
      options: { clans: 'Clans: seven or more may join a group as large', first: 'Who begins' },
    },
    fr: {
      about: 'Réunissez des druides, accomplissez des rituels, et que nul ne devine quel esprit vous êtes.',
      options: { clans: 'Clans : sept ou plus peuvent rejoindre un groupe aussi nombreux', first: 'Qui commence' },
    },
    'pt-BR': {
      about: 'Reúna druidas, realize rituais e não deixe ninguém adivinhar qual espírito você é.',
      options: {
        clans: 'Clãs: sete ou mais podem se juntar a um grupo do mesmo tamanho ou maior',
        first: 'Quem começa',
      },
    },
  },
}

export default cover
