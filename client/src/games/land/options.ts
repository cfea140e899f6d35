// The labels of the options of Fairy Land.

import type { OptionLabels } from '../../core/contract'

const options: OptionLabels = {
  together: { french: ['hidden_counts', 'herald_court_only'] },
  words: {
    en: {
      labels: {
        first_game: 'First game: the nine starred items',
        french: 'French rules: card counts stay hidden, and the Herald is worth 5 only at the Queen’s',
        hidden_counts: 'Nobody sees how many cards decks and hands have (French text)',
        herald_court_only: 'The Herald is worth 5 at the Court alone (French text)',
        first: 'Who begins',
      },
    },
    fr: {
      labels: {
        first_game: 'Première partie : les neuf objets étoilés',
        french: 'Règles françaises : le nombre de cartes reste caché, et la Fée Héraldique ne vaut 5 que chez la Reine',
        hidden_counts: 'Nul ne voit combien de cartes ont les pioches et les mains (texte français)',
        herald_court_only: 'La Fée Héraldique ne vaut 5 qu’à la Cour (texte français)',
        first: 'Qui commence',
      },
    },
    'pt-BR': {
      labels: {
        first_game: 'Primeira partida: os nove objetos com estrela',
        french: 'Regras francesas: o número de cartas fica escondido, e a Arauto só vale 5 na Rainha',
        hidden_counts: 'Ninguém vê quantas cartas têm os baralhos e as mãos (texto francês)',
        herald_court_only: 'A Fada Arauto só vale 5 na Corte (texto francês)',
        first: 'Quem começa',
      },
    },
  },
}

export default options
