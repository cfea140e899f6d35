// Fae on the home page: its picture, how long it takes, and one line.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 15,
  about: {
    en: 'Lead druids together, hold rituals, and let nobody guess which spirit you are.',
    fr: 'Réunissez des druides, accomplissez des rituels, et que nul ne devine quel esprit vous êtes.',
    'pt-BR': 'Reúna druidas, realize rituais e não deixe ninguém adivinhar qual espírito você é.',
  },
}

export default cover
