// Fairy Trails in the page: its board, what lies beside it, its picture, its points and words.

import type { GameFolder } from '../../core/contract'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Picture from './Picture.svelte'
import { score } from './score'
import { wordsIn } from './words'

const said = (language: 'en' | 'fr' | 'pt-BR') => {
  const { about, options } = wordsIn(language)
  return { about, options }
}

const trails: GameFolder = {
  name: 'trails',
  Board,
  Aside,
  Picture,
  score,
  words: { en: said('en'), fr: said('fr'), 'pt-BR': said('pt-BR') },
}

export default trails
