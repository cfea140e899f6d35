// O tabuleiro em português do Brasil.

import { cards } from './cards.pt-BR'
import type { Words } from './words'
import { writing } from './writing'

const levels: Record<string, string> = { seedling: 'Broto', druid: 'Druida', elder: 'Ancião' }
const nth = (place: number): string => `${place}ª`
const plural = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`
const name = (kind: string): string => cards.names[kind] ?? kind

export const pt: Words = {
  ...writing('pt-BR'),
  cards,
  board: 'A floresta e suas três clareiras',
  howTo: 'Tab vai de grupo em grupo, as setas percorrem as cartas, Enter escolhe, Esc volta um passo. As teclas 1 a 3 escolhem uma clareira.',
  seat: (named, level, number) => named || `${levels[level ?? ''] ?? 'Lugar'}${number === null ? '' : ` ${number}`}`,

  clearing: (number) => `Clareira ${number}`,
  empty: 'vazia',
  explore: 'Explorar',
  reach: (most) => `até ${most}`,
  place: (card, clearing) => `${card}: pôr na clareira ${clearing}`,
  barred: 'a outra carta da aurora',
  takeHere: (card) => `${card}: pegar`,

  decks: { forest: 'Floresta', court: 'Corte da Rainha', druids: 'Druidas' },
  left: (count) => plural(count, 'carta', 'cartas'),
  some: 'algumas cartas',
  none: 'vazio',
  visit: { court: 'Audiência', druids: 'Visita' },
  crest: 'Jogar um brasão',
  crests: (count) => plural(count, 'brasão', 'brasões'),
  crestBack: (count) => plural(count, 'fada volta', 'fadas voltam'),
  useThis: (item) => `${item}: usar`,

  dawn: 'Aurora',
  dawnNow: (card) => `${card}: escolha uma clareira`,
  auction: (clearing) => `Lances pela clareira ${clearing}`,
  passed: 'passa',
  bid: (value) => `Oferecer ${value}`,
  pass: 'Passar',
  most: (kind) => `Maioria: ${name(kind)}`,
  upTo: (most) => `Você pode pagar até ${most} aqui`,
  counts: (fairy, worth) => `${fairy} conta ${worth} aqui`,
  itemsAdd: (amount) => `seus objetos somam ${amount}`,
  bids: (named, bid, now) => `${named}: ${bid === null ? (now ? 'está pensando' : 'ainda vem') : bid ? `oferece ${bid}` : 'passa'}`,

  payFor: (clearing) => `Pagamento da clareira ${clearing}`,
  tapFairies: 'toque nas fadas',
  payVisit: { court: 'Audiência com a Rainha', druids: 'Visita aos druidas' },
  total: (total, needed) => `${total} de ${needed}`,
  missing: (points) => `${points < 2 ? 'falta' : 'faltam'} ${points}`,
  wasted: (points) => (points ? `${points} a mais` : 'na medida'),
  looks: (count) => `você veria ${plural(count, 'carta', 'cartas')}`,
  thrifty: 'Mais barato',
  payThis: (fairy, worth, paid) => `${fairy}, vale ${worth} aqui${paid ? ', no pagamento' : ''}`,

  wind: 'Ficam no máximo três cartas na mão: a fada do Vento pode voltar.',
  recall: 'Pegar Vento de volta',
  leave: 'Deixá-la',
  warrior: 'A Guerreira pode expulsar todos os goblins e ogros.',
  banish: 'Expulsá-los',
  spare: 'Pegá-los também',
  keep: 'Toque na carta que fica com você, depois nas outras na ordem em que vão para baixo do baralho.',
  order: 'Toque nas cartas na ordem em que vão para baixo do baralho; a última fica mais embaixo.',
  onlyYou: 'só você as vê',
  kept: 'fica',
  keepThis: (card) => `${card}: ficar`,
  under: (place) => `${nth(place)} embaixo`,
  underThis: (card, place) => `${card}: pôr sob o baralho, ${nth(place)}`,
  rest: 'O resto como está',
  ogre: (count) => `O ogro leva mais ${plural(count, 'carta', 'cartas')}: escolha`,
  feed: (card) => `${card}: entregar`,
  gain: 'Ganhe uma delas; a outra vai para uma clareira.',
  gainThis: (card) => `${card}: ganhar`,
  take: 'Toque numa carta de uma clareira para pegá-la.',
  others: (names, question) => `${names} ${question}`,
  doing: {
    dawn: 'põe cartas', day: 'escolhe a ação do dia', bid: 'dá um lance', payment: 'paga', wind: 'decide sobre Vento', warrior: 'decide sobre a Guerreira',
    keep: 'olha cartas', order: 'devolve cartas', ogre: 'alimenta um ogro', take: 'pega uma carta', gain: 'escolhe uma carta',
  },

  hand: 'Suas fadas',
  noHand: 'Nenhuma fada na mão',
  handOf: (named, count) => `${named} tem ${count === null ? 'fadas' : plural(count, 'fada', 'fadas')}`,
  front: (named) => `À frente de ${named}`,
  played: 'Jogadas',
  items: 'Objetos',
  many: (card, count) => (count > 1 ? `${card}, ${count} cartas` : card),

  projection: 'Se acabasse agora',
  finalScore: 'Pontos',
  rows: { turtles: 'Três tartarugas', flowers: 'Flores', variety: 'Variedade', goblins: 'Goblins', items: 'Objetos', applause: 'Aplausos' },
  sum: 'Total',
  reason: (reason, named) => {
    if (reason.kind === 'half') return 'dois empatados: metade cada'
    if (reason.kind === 'crowd') return 'três ou mais empatados: ninguém'
    if (reason.kind === 'crown') return `empate; a Coroa de galhada decide por ${named(reason.seat)}`
    if (reason.kind === 'goblins') return 'quem tem mais: 2 cada'
    if (reason.kind === 'tiedGoblins') return 'empate: 1 cada'
    if (reason.kind === 'clap') return 'melhor mão'
    if (reason.kind === 'sharedClap') return 'melhores mãos empatadas'
    return reason.kind === 'none' ? 'ninguém tem' : ''
  },
  rowNotes: { turtles: 'exatamente três', flowers: 'por cor', variety: 'cores', goblins: 'mais perde', items: 'como dizem', applause: 'melhor mão' },
  scoreNow: (named, points) => `${named} teria ${points}`,
  known: 'O que você sabe dos baralhos',
  knownAt: (card, places) => (places.length === 1 ? `${card}: ${places[0] === 0 ? 'em cima' : `${nth(places[0]! + 1)} de cima`}` : `${card}: entre os lugares ${places[0]! + 1} e ${places.at(-1)! + 1}`),
  lately: 'Agora há pouco',
  gallery: 'Todas as cartas',
  galleryNote: 'Nove dos objetos estão numa partida. A estrela marca os de uma primeira partida.',
  usable: 'Uma só vez',
  permanent: 'Permanente',
  starred: 'estrela',
  forestCards: 'Cartas da floresta',
  times: (count) => `${count}×`,
  play: 'Jogar',
}
