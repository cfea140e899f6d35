// The texts of Fae's table in Brazilian Portuguese.

import { levels } from '../../../i18n/levels'
import { big, listed } from './listing'
import type { Words } from './index'

const effects = { blessed: ', terreno abençoado', cursed: ', terreno amaldiçoado', plain: '' }
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`
/** "2 azuis", "2 amarelos". */
const coloured = (count: number, name: string): string =>
  count > 1 && name.endsWith('l') ? `${count} ${name.slice(0, -1)}is` : many(count, name)

export const pt: Words = {
  map: 'O país de Fae',
  howTo:
    'As setas andam de espaço em espaço. Enter escolhe um grupo, depois o destino; Enter de novo joga. Esc desfaz. Mais, menos e zero controlam o zoom.',
  letters: { blue: 'A', yellow: 'M', red: 'V', purple: 'R', black: 'P' },
  space: (name, terrain, region) => `${name}, ${terrain}, ${region}`,
  druids: (counts) => {
    const sum = counts.reduce((all, { count }) => all + count, 0)
    if (!sum) return 'nenhum druida'
    return `${many(sum, 'druida')}: ${listed(
      counts.map(({ name, count }) => coloured(count, name)),
      'e',
    )}`
  },
  doing: {
    choose: 'pode ser movido',
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
  rests: 'ritual já realizado',
  ritual: (number, terrain, effect) => `Ritual ${number}: ${terrain}${effects[effect]}`,
  adds: (count, blessing) => `${many(count, 'druida')}${blessing ? ` e ${blessing} pela bênção` : ''}:`,
  each: 'cada',
  nobody: 'Ninguém pontua.',
  cursed: 'Em terreno amaldiçoado, todos os druidas desaparecem.',
  lone: 'As cinco cores se encontram: os druidas solitários desaparecem.',
  youAre: (colour) => `Você é ${big(colour)}`,
  youShort: (colour) => `Você: ${big(colour)}`,
  covered: 'Seu espírito',
  cover: 'Cobrir',
  uncover: 'Ver',
  soFar: (sum, count) => `${many(sum, 'ponto')} e ${many(count, 'carta')}`,
  inForce: (value, blessed, cursed) =>
    `Carta em vigor: ${value}. Terreno abençoado: ${listed(blessed, 'e')}. ${cursed ? `Terreno amaldiçoado: ${cursed}.` : 'Nenhum terreno amaldiçoado.'}`,
  everywhere: 'em todo lugar',
  lost: 'perdidos',
  progress: (number, all) => `Ritual ${number} de ${all}`,
  ofAll: (all) => `de ${all}`,
  rituals: 'rituais',
  over: 'A partida terminou',
  scores: 'Pontos das cores',
  points: (colour, sum) => `${big(colour)}: ${many(sum, 'ponto')}`,
  gained: (values) => values.map((value) => `+${value}`).join(' '),
  own: 'sua cor',
  notes: 'Quem é quem?',
  yours: 'suas anotações',
  howToNote: 'O número mostra quantos pontos as jogadas dele deram à cor. Toque: em aberto, provável, descartado.',
  note: (colour, given, guess) => `${big(colour)}, recebeu ${many(given, 'ponto')}: ${pt.guesses[guess]}`,
  guesses: { open: 'em aberto', likely: 'provável', out: 'descartado' },
  you: 'você',
  kept: (hands) => `Cartas guardadas: ${hands.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
  box: (counts) =>
    `Druidas desaparecidos: ${counts.map(({ name, count }) => coloured(count, name)).join(', ') || 'nenhum'}.`,
  seat: (name, level, number) =>
    name || `${levels['pt-BR'][level ?? ''] ?? 'Lugar'}${number === null ? '' : ` ${number}`}`,
  stepOut: 'Os espíritos se revelam',
  lastFirst: 'Do último lugar ao primeiro. No mapa, cada um chama seus druidas.',
  next: 'a seguir',
  cards: (count) => many(count, 'carta'),
  isSpirit: (name, colour, total) => `${name} é o espírito ${colour}: ${many(total, 'ponto')}`,
  neutral: (colours) =>
    colours.length === 1
      ? `${big(colours[0]!)} não era de ninguém: pontua, mas não pode vencer.`
      : `${big(listed(colours, 'e'))} não eram de ninguém: pontuam, mas não podem vencer.`,
}
