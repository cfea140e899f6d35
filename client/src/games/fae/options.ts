// The labels of Fae's options.

import type { OptionLabels } from '../../core/contract'

const options: OptionLabels = {
  words: {
    en: {
      labels: { clans: 'Clans: seven or more may join a group as large', first: 'Who begins' },
    },
    fr: {
      labels: { clans: 'Clans : sept ou plus peuvent rejoindre un groupe aussi nombreux', first: 'Qui commence' },
    },
    'pt-BR': {
      labels: {
        clans: 'Clãs: sete ou mais podem se juntar a um grupo do mesmo tamanho ou maior',
        first: 'Quem começa',
      },
    },
  },
}

export default options
