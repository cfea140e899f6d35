// The board's words in Brazilian Portuguese.

import type { PathWords, Words } from './words'

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

function network(paths: PathWords[]): string {
  const crossing = paths.length === 2 && paths.every(({ edges }) => edges === 'NS' || edges === 'EW')
  return paths.map((one) => path(one, crossing)).join('; ')
}

const colour = { pink: 'rosa', yellow: 'amarelo' }
const QUARTERS = ['sem girar', 'girada um quarto de volta', 'girada meia-volta', 'girada três quartos de volta']
const stones = (n: number, c: 'pink' | 'yellow') =>
  `${n} ${n === 1 ? 'pedra' : 'pedras'} ${c === 'pink' ? 'rosa' : n === 1 ? 'amarela' : 'amarelas'}`

export const pt: Words = {
  colour,
  folk: { pink: 'elfos', yellow: 'gnomos' },
  card: (number, pink, yellow) => `Carta ${number}. Rosa: ${network(pink)}. Amarelo: ${network(yellow)}.`,
  place: (x, y) => {
    const parts = [x && `${Math.abs(x)} a ${x > 0 ? 'leste' : 'oeste'}`, y && `${Math.abs(y)} ao ${y > 0 ? 'sul' : 'norte'}`]
    return parts.filter(Boolean).join(', ') || 'o início'
  },
  laid: (card, place) => `Lugar: ${place}. ${card}`,
  free: (place) => `Lugar livre, ${place}`,
  tryHere: (place, turns) => `Experimentar a carta aqui, ${place}, ${QUARTERS[turns]}`,
  confirmHere: (place) => `Colocar a carta aqui, ${place}`,
  network: ({ colour: c, cards, ends, houses, stones: settled }) =>
    `Caminho ${colour[c]} por ${count(cards, 'carta', 'cartas')}: ` +
    `${ends ? count(ends, 'ponta aberta', 'pontas abertas') : 'completo'}, ` +
    (houses ? `${count(houses, 'casa', 'casas')}${settled ? `, ${settled} com morador` : ''}` : 'nenhuma casa'),
  turned: (turns) => `Carta ${turns ? QUARTERS[turns] : 'na posição inicial'}.`,
  chooseFirst: 'Escolha primeiro uma carta da sua mão.',
  board: 'A mesa de cartas',
  paths: 'Caminhos',
  places: 'Lugares para uma carta',
  hand: 'Sua mão',
  tools: 'A vista da mesa',
  yourCards: 'Suas cartas',
  drawnCard: 'A carta comprada',
  turnRight: 'Girar à direita',
  turnLeft: 'Girar à esquerda',
  discard: 'Pôr de lado',
  confirm: 'Colocar aqui',
  back: 'Voltar',
  nearer: 'Mais perto',
  farther: 'Mais longe',
  centre: 'Mostrar tudo',
  keepEnds: 'Manter acesas as pontas abertas',
  wouldPlace: (n, c) => `+${stones(n, c)}`,
  wouldOwe: (n, c) => `${stones(n, c)} no próximo turno`,
  wouldClose: (c) => `fecha um caminho ${colour[c]} sem casas`,
  pile: (n) => `${count(n, 'carta', 'cartas')} na pilha`,
  pileShort: 'Pilha',
  held: (n) => `${count(n, 'carta', 'cartas')} na mão`,
  stonesLeft: (n) => (n ? `${n === 1 ? 'resta uma pedra' : `restam ${n} pedras`}` : 'todas as pedras colocadas'),
  owed: (n) => `${count(n, 'pedra', 'pedras')} a colocar no próximo turno`,
  idle: (n) => `${n} de 3 cartas sem pedra`,
  idleShort: 'Sem pedra',
  score: 'Pontos',
  scoreNow: (points) => `Se vencesse agora: ${points}`,
  putAside: 'Posta de lado',
  stones: 'Pedras colocadas',
  cardsLeft: 'Cartas que restam na pilha',
  keys: 'Teclas: 1 e 2 escolhem uma carta, R gira, Enter experimenta e depois coloca, Esc volta, 0 mostra tudo.',
  alone: {
    laid: 'A carta está na mesa. Compre a próxima ou pegue-a de volta.',
    aside: 'A carta foi posta de lado. Compre a próxima ou pegue-a de volta.',
    draw: 'Comprar a próxima',
    takeUp: 'Pegar de volta',
    faceDown: 'A próxima carta ainda está virada para baixo.',
  },
}
