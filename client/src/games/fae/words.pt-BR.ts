// As palavras do tabuleiro em português do Brasil.

import { listed } from './listing'
import type { Words } from './words'

const colours = { blue: 'azul', yellow: 'amarelo', red: 'vermelho', purple: 'roxo', black: 'preto' }
const many = { blue: 'azuis', yellow: 'amarelos', red: 'vermelhos', purple: 'roxos', black: 'pretos' }
const terrains = { hills: 'colinas', mushrooms: 'cogumelos', mountains: 'montanhas', forest: 'floresta' }
const the = { hills: 'as colinas', mushrooms: 'os cogumelos', mountains: 'as montanhas', forest: 'a floresta' }
const levels: Record<string, string> = { seedling: 'Broto', druid: 'Druida', elder: 'Ancião' }
const big = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const pt: Words = {
  map: 'O país de Fae',
  howTo:
    'As setas andam de espaço em espaço, Enter escolhe um grupo, depois o destino, e Enter outra vez joga. Esc volta atrás. Mais, menos e zero controlam o zoom.',
  zoomIn: 'Mais perto',
  zoomOut: 'Mais longe',
  zoomAll: 'O mapa inteiro',
  colours,
  letters: { blue: 'A', yellow: 'M', red: 'V', purple: 'R', black: 'P' },
  terrains,
  space: (name, terrain, region) => `${name}, ${terrains[terrain]}, ${region}`,
  druids: (counts) => {
    const sum = counts.reduce((all, { count }) => all + count, 0)
    if (!sum) return 'nenhum druida'
    const parts = counts.map(({ colour, count }) => `${count} ${count === 1 ? colours[colour] : many[colour]}`)
    return `${sum === 1 ? '1 druida' : `${sum} druidas`}: ${listed(parts, 'e')}`
  },
  doing: {
    choose: 'pode ser conduzido',
    chosen: 'grupo escolhido',
    target: 'destino possível',
    play: 'prévia; mais uma vez para jogar',
    due: 'ritual pendente: pode ser o próximo',
    none: '',
  },
  chose: (space, targets) =>
    targets.length ? `${space} escolhido. Destinos: ${listed(targets, 'e')}.` : `${space} escolhido.`,
  left: 'Nenhum grupo escolhido.',
  lastFrom: 'deixado por último',
  lastTo: 'alcançado por último',
  ritual: (number) => `Ritual ${number}`,
  effect: (effect, value) => ({ blessed: `abençoado +${value}`, cursed: 'amaldiçoado', plain: 'comum' })[effect],
  vanish: 'somem',
  nobody: 'ninguém pontua',
  scores: 'Pontos das cores',
  points: (colour, points) => `${big(colours[colour])}: ${points}`,
  piles: 'Rituais',
  now: 'Agora',
  next: 'Depois',
  done: 'Os doze rituais foram realizados.',
  pile: (value, left, of) => `Valor ${value}: restam ${left} de ${of}`,
  blesses: (blessed) => `abençoa ${listed(blessed.map((one) => the[one]), 'e')}`,
  curses: (cursed) => (cursed ? `amaldiçoa ${the[cursed]}` : 'não amaldiçoa nada'),
  allBlessed: 'todos os terrenos',
  kept: 'Cartas guardadas',
  keptBy: (name, values) =>
    `${name}: ${values.length === 1 ? '1 carta' : `${values.length} cartas`}${values.length ? `, de valor ${listed(values.map(String), 'e')}` : ''}`,
  seat: (name, level, number) => name || `${levels[level ?? ''] ?? 'Lugar'}${number === null ? '' : ` ${number}`}`,
  spirit: 'Seu espírito',
  holdSpirit: 'Segure para ver',
  yourSpirit: (colour) => `Você é o espírito ${colours[colour]}.`,
  soFar: (points, cards, total) => `${points} e ${cards} pelas cartas: ${total} até agora`,
  spiritOf: (colour) => `espírito ${colours[colour]}`,
  box: 'Druidas que sumiram',
  boxEmpty: 'nenhum ainda',
  colourPoints: (colour) => `Pontos do ${colours[colour]}`,
  cardPoints: 'Cartas de ritual',
}
