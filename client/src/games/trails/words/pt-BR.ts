// The board's words in Brazilian Portuguese.

import type { PathWords, Words } from './index'

const SIDE: Record<string, string> = { N: 'norte', E: 'leste', S: 'sul', W: 'oeste' }
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

function path({ edges, houses }: PathWords, crossing: boolean): string {
  const sides = [...edges].map((edge) => SIDE[edge]!)
  const way =
    sides.length === 1
      ? `sem saída ao ${sides[0]}`
      : sides.length === 2
        ? `de ${sides[0]} a ${sides[1]}${crossing ? (edges === 'NS' ? ' por cima da ponte' : ' por baixo da ponte') : ''}`
        : sides.length === 4
          ? 'os quatro lados se encontram'
          : `${sides[0]}, ${sides[1]} e ${sides[2]} se encontram`
  return houses ? `${way} com ${count(houses, 'casa', 'casas')}` : way
}

function network(paths: readonly PathWords[]): string {
  const crossing = paths.length === 2 && paths.every(({ edges }) => edges === 'NS' || edges === 'EW')
  return paths.map((one) => path(one, crossing)).join('; ')
}

const colour = { pink: 'rosa', yellow: 'amarelo' }
const folk = { pink: 'Elfos', yellow: 'Gnomos' }
const QUARTERS = ['sem girar', 'girada um quarto de volta', 'girada meia volta', 'girada três quartos de volta']

export const pt: Words = {
  colour,
  folk,
  card: (id, pink, yellow) => `Carta ${id}. Rosa: ${network(pink)}. Amarelo: ${network(yellow)}.`,
  place: (x, y) => {
    const parts = [
      x && `${Math.abs(x)} a ${x > 0 ? 'leste' : 'oeste'}`,
      y && `${Math.abs(y)} ao ${y > 0 ? 'sul' : 'norte'}`,
    ]
    return parts.filter(Boolean).join(', ') || 'o início'
  },
  laid: (card, place) => `Lugar: ${place}. ${card}`,
  free: (place) => `Lugar livre, ${place}`,
  tryHere: (place, turns) => `Testar a carta aqui, ${place}, ${QUARTERS[turns]}`,
  confirmHere: (place) => `Colocar a carta aqui, ${place}`,
  network: ({ colour: c, cards, ends, houses, waiting }) =>
    `Caminho ${colour[c]} por ${count(cards, 'carta', 'cartas')}: ` +
    (houses
      ? `${count(houses, 'casa', 'casas')}, ${waiting ? `${waiting} sem pedra` : houses === 1 ? 'com pedra' : 'todas com pedra'}. `
      : 'nenhuma casa. ') +
    (ends.length
      ? `${count(ends.length, 'ponta aberta', 'pontas abertas')}: ${ends.map(({ place, side }) => `ao ${SIDE[side]} de ${place}`).join('; ')}.`
      : 'Completo.'),
  meets: (c, side, waiting, ends) =>
    `Um caminho ${colour[c]} vem do ${SIDE[side]}` +
    (waiting
      ? `, ${count(waiting, 'casa espera', 'casas esperam')}${ends === 1 ? ', sua última ponta aberta' : ''}`
      : ''),
  turned: (turns) => `Carta ${turns ? QUARTERS[turns] : 'na posição inicial'}.`,
  chooseFirst: 'Escolha primeiro uma carta da sua mão.',
  board: 'A mesa de cartas',
  paths: 'Caminhos',
  places: 'Lugares para uma carta',
  yourHand: (c) => `Sua mão, ${folk[c]}`,
  dragOrTap: 'arraste, ou toque duas vezes',
  drawnCard: 'A carta comprada',
  turnRight: 'Girar à direita',
  turnLeft: 'Girar à esquerda',
  discard: 'Pôr de lado',
  two: {
    ready: 'Coloque a carta ou gire-a.',
    play: 'Colocar',
    back: 'Aqui não',
    thenDraw: 'Depois, você compra uma carta.',
  },
  closes: (c) => (c ? `fecha um caminho ${colour[c]}:` : 'fecha um caminho:'),
  closesTheirs: (c) => `fecha um caminho dos ${folk[c]}:`,
  housesWith: (n, stones) =>
    `${count(n, 'casa', 'casas')}, ${stones === null ? 'pedras para eles' : count(stones, 'pedra', 'pedras')}`,
  noHouses: 'nenhuma casa',
  endings: {
    'TRAIL-40': 'Sua última pedra: você vence.',
    'TRAIL-53': 'A terceira carta sem pedra: a partida está perdida.',
    'TRAIL-54': 'A última pedra: você vence.',
    'TRAIL-55R': 'A pilha acabou: a partida está perdida.',
  },
  lastOf: (name) => `Última carta de ${name}`,
  yourLast: 'Sua última carta',
  openEnds: 'Pontas abertas',
  lanternNote: 'As casas que esperam atrás desta ponta.',
  lastEndNote: 'Com raios: a última ponta aberta.',
  rivalNote: (c) => `Dos ${folk[c]}: pense bem antes de fechá-la para eles.`,
  you: 'Você',
  stonesShort: (n) => (n === 1 ? 'pedra' : 'pedras'),
  pile: (n) => `${count(n, 'carta', 'cartas')} na pilha`,
  held: (n) => `${count(n, 'carta', 'cartas')} na mão`,
  owed: (n) => `${count(n, 'pedra', 'pedras')} a colocar no próximo turno`,
  idle: (n) => `${count(n, 'carta', 'cartas')} de 3 sem pedra`,
  idleWhy: 'Três seguidas sem pedra, e a partida está perdida.',
  scoreNow: (points) => `Vencer agora valeria ${count(points, 'ponto', 'pontos')}.`,
  putAside: 'Posta de lado',
  keys: 'Teclas: 1 e 2 escolhem uma carta, R gira, Enter testa e depois coloca, Esc volta, 0 mostra tudo.',
  alone: {
    laid: 'Coloque a carta aqui e compre a próxima, ou pegue-a de volta.',
    aside: 'A carta foi posta de lado. Compre a próxima ou pegue-a de volta.',
    draw: 'Colocar e comprar',
    drawInstead: 'Comprar outra',
    takeUp: 'Pegar de volta',
    faceDown: 'A próxima carta ainda está virada para baixo.',
    lost: 'Colocar e perder',
    won: 'Colocar e vencer',
  },
  result: {
    won: 'Você venceu',
    lost: 'Não foi desta vez',
    allPlaced: 'Todas as pedras foram colocadas.',
    cardsLeft: (n) => (n === 1 ? 'carta restante na pilha.' : 'cartas restantes na pilha.'),
    thatsScore: 'Essa é a sua pontuação.',
    of: (placed, all) => `${placed} de ${all}`,
    inAll: (placed, all) => `${placed} de ${all} pedras colocadas`,
    short: (c, n) =>
      `${n === 1 ? 'Faltou' : 'Faltaram'} ${n} ${n === 1 ? 'pedra' : 'pedras'} ${c === 'pink' ? 'rosa' : n === 1 ? 'amarela' : 'amarelas'}.`,
    noScore: 'Uma partida perdida não tem pontuação.',
  },
}
