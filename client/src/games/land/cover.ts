// Fairy Land on the home page: its picture, one line, and the labels of its options.

import type { GameCover } from '../../core/contract'
import Picture from './Picture.svelte'

const cover: GameCover = {
  Picture,
  words: {
    en: {
      about: 'Bid Fairies for three Clearings, gather animals and flowers, and leave goblins to others.',
      options: {
        first_game: 'First game: the nine starred items',
        hidden_counts: 'Nobody sees how many cards decks and hands have (French text)',
        herald_court_only: 'The Herald is worth 5 at the Court alone (French text)',
        first: 'Who begins',
      },
    },
    fr: {
      about: 'Misez vos fées sur trois clairières, réunissez animaux et fleurs, laissez les gobelins aux autres.',
      options: {
        first_game: 'Première partie : les neuf objets étoilés',
        hidden_counts: 'Nul ne voit combien de cartes ont les pioches et les mains (texte français)',
        herald_court_only: 'Le Héraut ne vaut 5 qu’à la Cour (texte français)',
        first: 'Qui commence',
      },
    },
    'pt-BR': {
      about: 'Aposte fadas em três clareiras, reúna animais e flores, e deixe os goblins para os outros.',
      options: {
        first_game: 'Primeira partida: os nove objetos com estrela',
        hidden_counts: 'Ninguém vê quantas cartas têm os baralhos e as mãos (texto francês)',
        herald_court_only: 'O Arauto só vale 5 na Corte (texto francês)',
        first: 'Quem começa',
      },
    },
  },
}

export default cover
