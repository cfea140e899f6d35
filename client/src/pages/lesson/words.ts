// The lesson page's own words; the texts of the lessons come from the server.

import type { Language } from '../../core/contract'

interface Words {
  lesson: string
  progress(step: number, steps: number): string
  wellDone: string
  notQuite: string
  /** Told after a move that wasn't asked for. */
  takenBack: string
  next(title: string): string
  finish: string
  again: string
  previous: string
  /** Takes back the last decision of an incomplete turn. */
  undo: string
  show: string
  shown: string
  solve: string
  skip: string
  leave: string
  tap(thing: string): string
  tapped(thing: string): string
  things: string
  play: string
  playAlone: string
  invite: string
  gentle(level: string): string
  tricks(game: string): string
  rules: string
  repeat: string
  following(title: string): string
  minutes(count: number): string
  home: string
}

/** The title of a lesson inside a sentence: only its first letter is lower case. */
const inside = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

const WORDS: Record<Language, Words> = {
  en: {
    lesson: 'Lesson',
    progress: (step, steps) => `${step} of ${steps}`,
    wellDone: 'Well done',
    notQuite: 'Not quite',
    takenBack: 'The move is taken back.',
    next: (title) => `Next: ${title}`,
    finish: 'Finish the lesson',
    again: 'Try it again',
    previous: 'Back',
    undo: 'Undo',
    show: 'Show me',
    shown: 'Look at the board: it’s marked there.',
    solve: 'Do it for me',
    skip: 'Skip this step',
    leave: 'Leave the lesson',
    tap: (thing) => `Tap: ${thing}`,
    tapped: (thing) => `${thing}, tapped`,
    things: 'Things to tap',
    play: 'Play a game now',
    playAlone: 'Play alone now',
    invite: 'Invite a friend',
    gentle: (level) => `${level}, the gentlest bot, plays with you. You can take back any move.`,
    tricks: (game) => `Three tricks for ${game}`,
    rules: 'The rules on one page',
    repeat: 'Do this lesson again',
    following: (title) => `Next: ${title}`,
    minutes: (count) => `about ${count} minutes`,
    home: 'All games',
  },
  fr: {
    lesson: 'Leçon',
    progress: (step, steps) => `${step} sur ${steps}`,
    wellDone: 'Bien joué',
    notQuite: 'Pas tout à fait',
    takenBack: 'Le coup est annulé.',
    next: (title) => `Suite : ${title}`,
    finish: 'Terminer la leçon',
    again: 'Réessayer',
    previous: 'Retour',
    undo: 'Annuler',
    show: 'Montrez-moi',
    shown: 'Regardez le plateau : c’est indiqué.',
    solve: 'Faites-le pour moi',
    skip: 'Passer l’étape',
    leave: 'Quitter la leçon',
    tap: (thing) => `Toucher : ${thing}`,
    tapped: (thing) => `${thing}, touché`,
    things: 'À toucher',
    play: 'Jouer une partie',
    playAlone: 'Jouer en solo',
    invite: 'Inviter un ami',
    gentle: (level) => `${level}, l’adversaire la plus douce, joue avec vous. Tout coup peut être repris.`,
    tricks: (game) => `Trois astuces pour ${game}`,
    rules: 'Les règles en une page',
    repeat: 'Refaire cette leçon',
    following: (title) => `Suite : ${inside(title)}`,
    minutes: (count) => `environ ${count} minutes`,
    home: 'Tous les jeux',
  },
  'pt-BR': {
    lesson: 'Lição',
    progress: (step, steps) => `${step} de ${steps}`,
    wellDone: 'Muito bem',
    notQuite: 'Quase',
    takenBack: 'A jogada foi desfeita.',
    next: (title) => `Seguinte: ${title}`,
    finish: 'Terminar a lição',
    again: 'Tentar de novo',
    previous: 'Voltar',
    undo: 'Desfazer',
    show: 'Mostre-me',
    shown: 'Olhe o tabuleiro: está marcado lá.',
    solve: 'Faça por mim',
    skip: 'Pular este passo',
    leave: 'Sair da lição',
    tap: (thing) => `Tocar: ${thing}`,
    tapped: (thing) => `${thing}, tocado`,
    things: 'O que tocar',
    play: 'Jogar uma partida agora',
    playAlone: 'Jogar sozinho agora',
    invite: 'Convidar um amigo',
    gentle: (level) => `${level}, o bot mais fácil, joga com você. Você pode voltar qualquer jogada.`,
    tricks: (game) => `Três truques para ${game}`,
    rules: 'As regras em uma página',
    repeat: 'Repetir esta lição',
    following: (title) => `Seguinte: ${inside(title)}`,
    minutes: (count) => `cerca de ${count} minutos`,
    home: 'Todos os jogos',
  },
}

export const wordsIn = (language: Language): Words => WORDS[language]
