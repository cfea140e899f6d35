// The board in Brazilian Portuguese.

import { levels } from '../../../i18n/levels'
import type { Words } from './index'

const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const list = (names: readonly string[]): string => new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(names)
const more = (left: number, one: string, many: (left: number) => string): string => (left > 1 ? many(left) : one)

export const pt: Words = {
  board: 'A mesa dos povos das fadas',
  howTo:
    'Tab vai de parte em parte, as setas percorrem as cartas, Enter escolhe, Esc volta um passo. As teclas 1 a 5 escolhem uma ação ou uma área.',
  seat: (named, level, number) =>
    named || `${levels['pt-BR'][level ?? ''] ?? 'Lugar'}${number === null ? '' : ` ${number}`}`,
  starting: 'Carta inicial',

  actions: 'Ações',
  turn: (number) => `Turno ${number}`,
  turnOf: (number, acting, following) =>
    `Turno ${number}. ${acting} age.${following.length ? ` Ainda seguem: ${list(following)}.` : ''}`,
  lastTurn: (cause) =>
    `Último turno: ${{ homes: 'todas as casas foram colocadas', tiles: 'as peças acabaram', tokens: 'uma reserva está vazia', cards: 'o baralho acabou', turns: 'duzentos turnos foram jogados' }[cause]}`,

  areas: 'Áreas dos povos',
  areaSaid: (folk, counts, status) => `${folk}: ${counts.join(', ')}. ${status}`,
  tokens: (name, count, points) =>
    `${name} ${plural(count, 'ficha', 'fichas')} por ${plural(points, 'ponto', 'pontos')}`,
  placeHere: (area, moving) => `${moving ? 'Mover para cá' : 'Pôr uma ficha'}. ${area}`,
  homeOf: (name) => `casa: ${name}`,
  takeUp: (name, folk) => `Pegar uma ficha de ${name} em ${folk}`,
  remove: (name, folk) => `Retirar uma ficha de ${name} de ${folk}`,
  steal: (name, folk) => `Trocar uma ficha de ${name} em ${folk}`,

  befriend: (card) => `Fazer amizade: ${card}`,
  takeTile: (tile) => `Pegar a ${tile}`,
  fitsNot: (tile) => `A ${tile}, não cabe em lugar nenhum`,

  garden: (name) => `Jardim de ${name}`,
  layKeys: 'As setas movem a peça, R e E a giram, F a vira, Enter a coloca.',
  layTools: 'A peça na mão',
  turnLeft: 'Girar à esquerda',
  turnRight: 'Girar à direita',
  sideUp: { plant: 'Lado das plantas à vista', path: 'Lado da trilha à vista' },
  turned: (quarters) => ['sem giro', 'girada um quarto', 'girada meia volta', 'girada três quartos'][quarters] ?? '',

  notes: {
    name: () => 'Escolha a ação que todos farão neste turno.',
    place: (left) =>
      more(left, 'Escolha uma área para a sua ficha.', (n) => `Escolha áreas para ${n} fichas, uma a uma.`),
    tile: () => 'Pegue uma peça: toque nela, ou arraste-a para o seu jardim.',
    lay: () => 'Coloque a peça: toque onde ela vai. Um toque mostra, o seguinte coloca.',
    befriend: () => 'Escolha uma carta da oferta.',
    help: () => 'Jogue uma carta da mão.',
    call: () => 'Descarte uma carta se quiser; depois você compra até cinco.',
    home: () => 'A casa é sua: coloque-a no seu jardim.',
    move: (left) => `Pegue uma ficha, depois escolha a nova área${left > 1 ? `; ${left} a mover` : ''}.`,
    remove: (left) =>
      more(left, 'Escolha uma ficha de um rival para retirar.', (n) => `Escolha ${n} fichas de rivais para retirar.`),
    steal: (left) =>
      more(
        left,
        'Escolha uma ficha de um rival para trocar por uma sua.',
        (n) => `Escolha ${n} fichas de rivais para trocar por suas.`,
      ),
    aim: (left) => more(left, 'Escolha quem descarta uma carta.', (n) => `Escolha quem descarta ${n} cartas.`),
    drop: (left) => more(left, 'Descarte uma carta.', (n) => `Descarte ${n} cartas.`),
    recover: (left) => more(left, 'Retome uma carta do seu descarte.', (n) => `Retome ${n} cartas do seu descarte.`),
    spend: () => 'Descarte uma carta pelo que segue, ou não.',
    choose: () => 'Escolha um dos dois.',
    keep: () => 'Guarde uma carta; as outras passam à esquerda.',
  },
  extra: {
    before: 'Jogue antes uma carta extra se quiser, ou siga com a ação.',
    after: 'Jogue uma carta extra se quiser, ou termine a sua parte do turno.',
  },
  extraMode: 'O que fazer com a carta extra',
  playCard: 'Jogar',
  discardCard: 'Descartar',
  goOn: (action) => `Seguir: ${action}`,
  finish: 'Terminar',
  keepAll: 'Ficar com tudo, comprar',
  doNot: 'Não fazer',
  playIt: 'Jogar',
  back: 'Desfazer',
  working: 'Em efeito',
  others: (names, question) =>
    `${list(names)}: ${{ name: 'escolhe a ação', before: 'pode jogar antes uma carta', after: 'pode jogar uma carta', place: 'põe uma ficha', tile: 'pega uma peça', lay: 'coloca uma peça', befriend: 'faz amizade', help: 'joga uma carta', call: 'pode descartar, depois compra', home: 'coloca uma casa', move: 'move uma ficha', remove: 'retira uma ficha', steal: 'troca uma ficha', aim: 'escolhe quem descarta', drop: 'descarta', recover: 'retoma uma carta', spend: 'pode descartar uma carta', choose: 'escolhe o efeito de uma carta', keep: 'guarda uma carta' }[question]}`,
  aim: 'Quem descarta',
  inHand: (count) => `${count} na mão`,
  recover: (card) => `Retomar: ${card}`,
  packet: 'Seu pacote',
  hasChosen: 'escolheu',
  stillChoosing: 'está escolhendo',
  keepThis: (card) => `Guardar: ${card}`,
  kept: 'Guardadas até agora',

  hand: 'Sua mão',
  noHand: 'Nenhuma carta na mão',
  pile: (count) => `${count} a comprar`,
  discards: (count) => plural(count, 'descartada', 'descartadas'),
  playThis: (card) => `Jogar: ${card}`,
  discardThis: (card) => `Descartar: ${card}`,
  discarded: 'sem jogar',

  cardsOf: 'As cartas que se conhecem',
  counts: (held, piled, discarded) =>
    `${held} na mão · ${piled} a comprar · ${plural(discarded, 'descartada', 'descartadas')}`,
  handNamed: 'Na mão',
  pileNamed: 'A comprar, em ordem desconhecida',
  discardsNamed: 'Descartadas',
  somewhere: 'Na mão, na pilha de compra ou no descarte',
  secret: (count) =>
    `${plural(count, 'carta guardada', 'cartas guardadas')} na escolha inicial, ainda não ${count === 1 ? 'mostrada' : 'mostradas'}`,
  under: 'Debaixo do baralho',
  gallery: 'Todas as cartas',

  toHome: (left) => `faltam ${left} para a casa`,
  cardOffer: 'Fadas para conhecer',
  deckLeft: (count) => `mais ${count} no baralho`,
  tileOffer: 'Peças',
  bagLeft: (count) => `${count} no saco`,
  tile: (size, outline) => `peça de ${size} quadrados, em ${outline.charAt(0)}`,
  gardens: 'Os jardins deles',
  inPlants: (points) => `${points} em plantas`,
  needsPath: 'falta trilha',
  tileSaid: (side, size, squares, points) =>
    side === 'path'
      ? `Trilha de ${size} quadrados em ${squares}.`
      : `Plantas de ${size} quadrados em ${squares}, ${points ? plural(points, 'ponto', 'pontos') : 'falta trilha'}.`,
  homeSaid: (folk, square) => `Casa de ${folk} em ${square}.`,
  freeSaid: (count) => `${plural(count, 'quadrado livre', 'quadrados livres')}.`,
  neighbours: { path: 'uma trilha', home: 'uma casa', plant: 'plantas' },
  beside: (things) => (things.length ? `. Ao lado de ${list(things)}` : ''),
  decision: 'Sua decisão',
  tileInHand: (side) => (side === 'plant' ? 'Sua peça, lado das plantas.' : 'Sua peça, lado da trilha.'),
  homeInHand: (folk) => `A casa de ${folk}.`,
  putDown: 'Escolha o lugar dela no gramado.',
  noFit: 'Não cabe ali.',
  brings: (points, cards, tokens, end) =>
    `${[points && `${points} pontos agora`, cards && `compra ${plural(cards, 'carta', 'cartas')}`, tokens && `põe ${plural(tokens, 'ficha', 'fichas')}`, (end || !(points || cards || tokens)) && `mais ${end} no fim`].filter(Boolean).join(', ')}.`,
  fitsHere: (tokens, cards, points, end) =>
    `cabe, ${[points && `${points} pontos agora`, cards && `compra ${plural(cards, 'carta', 'cartas')}`, tokens && `põe ${plural(tokens, 'ficha', 'fichas')}`, (end || !(points || cards || tokens)) && `mais ${end} no fim`].filter(Boolean).join(', ')}`,
  now: (points) => `+${points} agora`,
  atEnd: (points) => `+${points} no fim`,
  flip: (side) => (side === 'plant' ? 'Lado das plantas' : 'Lado da trilha'),
  layHere: 'Colocar',
  doNotSpend: 'Não descartar nada',
  goOnNow: 'Continuar',
  close: 'Fechar',
  or: 'ou',
  shown: 'O que mostrar',
  tabs: { hand: 'Mão', offer: 'Fadas', tiles: 'Peças', gardens: 'Jardins' },
  player: 'Jogador',
  soFar: 'se acabasse agora',
  projection: 'Se acabasse agora',
  projectionNote: 'Até onde você sabe: os outros podem ter cartas que contam no fim.',
  finalScore: 'Pontos',
  columns: { track: 'placar', folk: 'povos', plants: 'plantas', cards: 'cartas', total: 'total' },
  score: 'Pontuação',
  nearing: 'Falta muito para o fim?',
  nearness: (cause, left, whole, names) =>
    ({
      homes: `Casas colocadas: ${whole - left} de ${whole}`,
      tiles: `Peças no saco: ${left}`,
      tokens: `Menor reserva: ${plural(left, 'ficha', 'fichas')} (${list(names)})`,
      cards: `Cartas no baralho: ${left}`,
      turns: `Turnos restantes: ${left}`,
    })[cause],
  allCards: 'As cartas de todos',
  moreCards: (count) => `e mais ${count}`,
  turnsUp: (name) => `${name} mostra todas as suas cartas.`,
  endedBy: (cause) =>
    ({
      homes: 'As cinco casas foram colocadas.',
      tiles: 'As peças acabaram.',
      tokens: 'Uma reserva de fichas acabou.',
      cards: 'O baralho acabou.',
      turns: 'Duzentos turnos foram jogados.',
    })[cause],
  drafting: 'Escolha inicial',
}
