// Fairy Land on the home page: its picture, how long it takes, and one line.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 35,
  detail: () => [220, 12, 200, 166],
  about: {
    en: 'Bid Fairies for three Clearings, gather animals and flowers, and leave goblins to others.',
    fr: 'Misez vos fées sur trois clairières, réunissez animaux et fleurs, laissez les gobelins aux autres.',
    'pt-BR': 'Aposte fadas em três clareiras, reúna animais e flores, e deixe os goblins para os outros.',
  },
}

export default cover
