// A mesa em português do Brasil.

import { levels } from '../../../i18n/levels'
import type { Words } from './index'
import { writing } from './writing'

const nth = (place: number): string => `${place}ª`
const plural = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`
const ANIMALS: Record<string, string> = {
  squirrel: 'esquilos',
  fox: 'raposas',
  raccoon: 'guaxinins',
  deer: 'cervos',
  turtle: 'tartarugas',
  bear: 'ursos',
  unicorn: 'unicórnios',
  goblins: 'goblins',
}
const FLOWERS: Record<string, [string, string]> = {
  yellow: ['flor amarela', 'flores amarelas'],
  white: ['flor branca', 'flores brancas'],
  violet: ['flor violeta', 'flores violeta'],
  pink: ['flor rosa', 'flores rosa'],
  blue: ['flor azul', 'flores azuis'],
}

export const pt: Words = {
  ...writing('pt-BR'),
  board: 'A floresta e suas três Clareiras',
  howTo:
    'Tab vai de grupo em grupo, as setas percorrem as cartas, Enter escolhe, Esc volta um passo. As teclas 1 a 3 escolhem uma Clareira.',
  seat: (named, level, number) =>
    named || `${levels['pt-BR'][level ?? ''] ?? 'Lugar'}${number === null ? '' : ` ${number}`}`,
  hours: { dawn: 'Amanhecer', day: 'Dia', sunset: 'Pôr do sol' },
  turn: (number, last) => (last === null ? `Turno ${number}` : `Turno ${number} de ${last}`),

  clearing: (number) => `Clareira ${number}`,
  empty: 'vazia',
  explore: 'Explorar',
  exploreThis: (clearing) => `Explorar a Clareira ${clearing}`,
  place: (card) => `Colocar: ${card}`,
  barred: 'já tem carta do amanhecer',
  evilElsewhere: 'tem mais criaturas más',
  takeThis: (card) => `Pegar: ${card}`,
  filling: (cards, full, room) =>
    room ? `${cards} de ${full}: mais uma, e o pôr do sol a esvazia` : `${cards} de ${full}: o pôr do sol a esvazia`,
  fillingShort: (cards, full) => `${cards} de ${full} cartas`,
  brings: (points) => `vale ${points} para você`,

  decks: { forest: 'Floresta', court: 'Corte da Rainha', druids: 'Druidas' },
  cardsLeft: (count) => plural(count, 'carta', 'cartas'),
  someLeft: 'ainda há cartas',
  noneLeft: 'vazio',
  visit: { court: 'Pedir audiência', druids: 'Visitar os Druidas' },

  dawn: 'Amanhecer',
  dawnAsk: (card) => `${card}: escolha uma Clareira`,
  crest: 'Brasão',
  crests: (count) => plural(count, 'Brasão', 'Brasões'),
  crestCalls: (count) => `chama ${count} de volta`,
  useThis: (item) => `Usar: ${item}`,

  auction: (clearing) => `Quem vai para a Clareira ${clearing}?`,
  hasBid: (name, value) => `${name} deu ${value}`,
  hasPassed: (name) => `${name} passou`,
  bidsNow: (name) => `vez de ${name}`,
  you: 'você',
  then: 'depois',
  canPay: (most) => `pode pagar até ${most}`,
  youCanPay: (most) => `Você pode pagar até ${most}. Toque nas Fadas para escolher quem vai.`,
  sure: (value) => `${value}: ninguém pode superar`,
  bid: (value) => `Dar ${value}`,
  bidStone: (value, unbeatable) => (unbeatable ? `Lance de ${value}, ninguém pode superar` : `Lance de ${value}`),
  lower: (value) => `Baixar o lance para ${value}`,
  higher: (value) => `Subir o lance para ${value}`,
  pass: 'Passar',
  sendNobody: 'não mandar ninguém',
  sends: (parts) => `mandar ${parts}`,
  youTake: (value) => `Você leva por ${value}`,
  tops: (name) => `${name} dá mais`,
  takes: (name, value) => `${name} leva por ${value}`,
  nobodyTakes: 'Ninguém leva',
  fromTo: (from, to) => `${from} → ${to}`.replaceAll('-', '−'),
  cardsLost: 'As cartas saem da partida',
  noChange: 'Seus pontos não mudam',
  gains: (name, points) => `${name} ${points}`,
  reason({ row, change, own, best, rivals }, name) {
    const animals = ANIMALS[row]
    if (row === 'applause')
      return change > 0
        ? 'aplausos para você'
        : rivals.length
          ? `aplausos para ${pt.list(rivals.map(name))}`
          : 'sem aplausos'
    if (row === 'turtles') return change > 0 ? 'exatamente três tartarugas' : 'não são mais exatamente três tartarugas'
    if (row === 'variety') return plural(own, 'cor', 'cores diferentes')
    if (row === 'items') return 'objetos'
    if (!animals) return plural(own, ...(FLOWERS[row] ?? ([row, row] as [string, string])))
    if (own > best) return `maioria de ${animals}, ${own} a ${best}`
    if (own === best) return `${animals}: empate em ${own}`
    return row === 'goblins' ? `${pt.list(rivals.map(name))}: maioria dos goblins` : `${animals}: ${best} contra ${own}`
  },

  payFor: { court: 'Audiência com a Rainha', druids: 'Visita aos Druidas' },
  looks: (count) => (count === null ? 'olhar cartas' : `olhar ${plural(count, 'carta', 'cartas')}`),
  send: 'Enviar',
  wins: (clearing) => `Você venceu a Clareira ${clearing}`,
  total: (total, needed) => `${total} de ${needed}`,
  worthHere: (fairy, worth, chosen) => `${fairy}, vale ${worth} aqui${chosen ? ', escolhida' : ''}`,

  wind: 'Restam no máximo três cartas na sua mão: a Fada do Vento pode voltar.',
  recall: 'Pegá-la de volta',
  leave: 'Deixá-la',
  warrior: 'A Guerreira pode expulsar todos os goblins e ogros.',
  banish: 'Expulsá-los',
  spare: 'Pegá-los também',
  keep: 'Toque na carta com que você fica.',
  order: 'Toque nas cartas na ordem em que vão para o fundo do baralho; a última fica por baixo de todas.',
  onlyYou: 'Só você vê estas cartas.',
  keeps: 'fica',
  keepThis: (card) => `Ficar com: ${card}`,
  under: (place) => `${nth(place)} no fundo`,
  underThis: (card, place) => `Pôr no fundo do baralho, ${nth(place)}: ${card}`,
  asTheyLie: 'o resto vai para o fundo nesta ordem',
  ogre: (count) => `O ogro leva ${plural(count, 'carta', 'cartas')} de você. Escolha.`,
  feed: (card) => `Dar: ${card}`,
  gain: 'Ganhe uma delas; a outra vai para uma Clareira.',
  gainThis: (card) => `Ganhar: ${card}`,
  take: 'Toque numa carta de uma Clareira para pegá-la.',
  doing: {
    dawn: (name) => `${name} está colocando cartas`,
    day: (name) => `${name} está escolhendo uma ação`,
    bid: (name) => `${name} está dando um lance`,
    payment: (name) => `${name} está pagando`,
    wind: (name) => `${name} está decidindo sobre a Fada do Vento`,
    warrior: (name) => `${name} está decidindo sobre a Guerreira`,
    keep: (name) => `${name} está olhando cartas`,
    order: (name) => `${name} está devolvendo cartas`,
    ogre: (name) => `${name} está alimentando um ogro`,
    take: (name) => `${name} está pegando uma carta`,
    gain: (name) => `${name} está escolhendo uma carta`,
  },

  hand: 'Suas Fadas',
  noHand: 'Nenhuma Fada na mão',
  items: 'Objetos',
  played: 'Enviadas',
  inHand: (count) => (count === null ? 'Fadas na mão' : `${plural(count, 'Fada', 'Fadas')} na mão`),
  many: (card, count) => (count > 1 ? `${card}, ${count} cartas` : card),

  who: 'Quem tem o quê',
  whoNote: 'dourado: maioria; sombreado: em jogo',
  most: 'maioria',
  tied: 'empate',
  atStake: 'em jogo',
  mostGoblins: 'maioria dos goblins',
  known: 'O que você sabe dos baralhos',
  knownAt: (card, places) =>
    places.length === 1
      ? `${card}: ${places[0] === 0 ? 'no topo' : `${nth(places[0]! + 1)} a partir do topo`}`
      : `${card}: entre os lugares ${places[0]! + 1} e ${places.at(-1)! + 1}`,
  gallery: 'Todas as cartas',
  galleryNote: 'Nove destes objetos estão em cada partida. A estrela marca os de uma primeira partida.',
  usable: 'De uso único',
  permanent: 'Permanente',
  starred: 'estrela',
  forestCards: 'Cartas da Floresta',
  times: (count) => `${count}×`,
  close: 'Fechar',

  harvest: 'O que cada um trouxe para casa',
  turnsUp: (name) => `${name} mostra as Fadas que ainda tem na mão.`,
  ending: 'A floresta adormece. O que cada um trouxe para casa?',
  play: 'Jogar',
}
