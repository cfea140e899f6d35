// Fairy Land on the home page: its picture, one line, and the labels of its options.

import type { GameCover } from '../../core/contract'
import Picture from './drawing/Picture.svelte'

const cover: GameCover = {
  Picture,
  minutes: 35,
  together: { french: ['hidden_counts', 'herald_court_only'] },
  words: {
    en: {
      about: 'Bid Fairies for three Clearings, gather animals and flowers, and leave goblins to others.',
      options: {
        first_game: 'First game: the nine starred items',
        french: 'French rules: card counts stay hidden, and the Herald is worth 5 only at the Queen’s',
        hidden_counts: 'Nobody sees how many cards decks and hands have (French text)',
        herald_court_only: 'The Herald is worth 5 at the Court alone (French text)',
        first: 'Who begins',
      },
    },
    fr: {
      about: 'Misez vos fées sur trois clairières, réunissez animaux et fleurs, laissez les gobelins aux autres.',
      options: {
        first_game: 'Première partie : les neuf objets étoilés',
        french: 'Règles françaises : le nombre de cartes reste caché, et la Fée Héraldique ne vaut 5 que chez la Reine',
        hidden_counts: 'Nul ne voit combien de cartes ont les pioches et les mains (texte français)',
        herald_court_only: 'La Fée Héraldique ne vaut 5 qu’à la Cour (texte français)',
        first: 'Qui commence',
      },
    },
    'pt-BR': {
      about: 'Aposte fadas em três clareiras, reúna animais e flores, e deixe os goblins para os outros.',
      options: {
        first_game: 'Primeira partida: os nove objetos com estrela',
        french: 'Regras francesas: o número de cartas fica escondido, e a Arauto só vale 5 na Rainha',
        hidden_counts: 'Ninguém vê quantas cartas têm os baralhos e as mãos (texto francês)',
        herald_court_only: 'A Fada Arauto só vale 5 na Corte (texto francês)',
        first: 'Quem começa',
      },
    },
  },
}

export default cover
