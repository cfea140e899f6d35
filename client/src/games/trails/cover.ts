// Fairy Trails on the home page: its picture, how long it takes, and one line.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 25,
  about: {
    en: 'Lay cards, close the paths of your folk, settle their houses. For two, or alone.',
    fr: 'Posez des cartes, fermez les chemins de votre peuple et donnez une pierre à chaque maison. À deux, ou en solo.',
    'pt-BR': 'Coloque cartas, feche os caminhos do seu povo, dê moradores às casas. Para dois, ou sozinho.',
  },
}

export default cover
