// Fae, for the page: its board, what lies beside it, its picture, its score and words.

import type { Component } from 'svelte'
import type { BoardProps, GameFolder } from '../../core/contract'
import Aside from './Aside.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import Picture from './Picture.svelte'
import { score } from './score'
import { wordsOf } from './words'

const spoken = (language: 'en' | 'fr' | 'pt-BR') => {
  const { about, options } = wordsOf(language)
  return { about, options }
}

const fae: GameFolder = {
  name: 'fae',
  Board: Board as unknown as Component<BoardProps>,
  Aside: Aside as unknown as Component<BoardProps>,
  Hand: Hand as unknown as Component<BoardProps>,
  Picture: Picture as unknown as Component<{ components: unknown }>,
  score,
  words: { en: spoken('en'), fr: spoken('fr'), 'pt-BR': spoken('pt-BR') },
}

export default fae
