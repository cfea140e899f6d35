// Fairy Trails on the home page: its picture, one line, and the labels of its options.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 15,
  words: {
    en: {
      about: 'Lay cards, close the paths of your folk, settle their houses. For two, or alone.',
      options: {
        easier: 'Easier: once a game you may put the card just drawn aside',
        first: 'Who begins',
      },
      seats: ['Elves (pink)', 'Gnomes (yellow)'],
    },
    fr: {
      about:
        'Posez des cartes, fermez les chemins de votre peuple et donnez une pierre à chaque maison. À deux, ou en solo.',
      options: {
        easier: 'Plus facile : une fois par partie, la carte piochée peut être mise de côté',
        first: 'Qui commence',
      },
      seats: ['Elfes (rose)', 'Gnomes (jaune)'],
    },
    'pt-BR': {
      about: 'Coloque cartas, feche os caminhos do seu povo, dê moradores às casas. Para dois, ou sozinho.',
      options: {
        easier: 'Mais fácil: uma vez por partida, a carta comprada pode ser posta de lado',
        first: 'Quem começa',
      },
      seats: ['Elfos (rosa)', 'Gnomos (amarelo)'],
    },
  },
}

export default cover
