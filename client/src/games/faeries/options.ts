// The labels of the options of Faeries & Magical Creatures.

import type { OptionLabels } from '../../core/contract'

const options: OptionLabels = {
  words: {
    en: {
      labels: {
        draft: 'Starting draft: everybody keeps four Faerie cards, passed around',
        friendly_ties: 'Friendly ties: all who share the most score as if alone',
        first: 'Who begins',
      },
    },
    fr: {
      labels: {
        draft: 'Choix initial : chacun garde quatre cartes de fées, qui passent de main en main',
        friendly_ties: 'Égalités amicales : à égalité en tête, chacun marque comme s’il était seul',
        first: 'Qui commence',
      },
    },
    'pt-BR': {
      labels: {
        draft: 'Escolha inicial: cada um guarda quatro cartas de fadas, que passam de mão em mão',
        friendly_ties: 'Empates amigáveis: quem empata na liderança pontua como se estivesse sozinho',
        first: 'Quem começa',
      },
    },
  },
}

export default options
