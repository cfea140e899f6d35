// The board's words in English.

import type { PathWords, Words } from './index'

const SIDE: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }
const count = (n: number, one: string, many: string) => (n === 1 ? `one ${one}` : `${n} ${many}`)
const number = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

function path({ edges, houses }: PathWords, crossing: boolean): string {
  const sides = [...edges].map((edge) => SIDE[edge]!)
  const way =
    sides.length === 1
      ? `dead end ${sides[0]}`
      : sides.length === 2
        ? `${sides[0]} to ${sides[1]}${crossing ? (edges === 'NS' ? ' over the bridge' : ' under the bridge') : ''}`
        : sides.length === 4
          ? 'all four sides meet'
          : `${sides[0]}, ${sides[1]} and ${sides[2]} meet`
  return houses ? `${way} with ${count(houses, 'house', 'houses')}` : way
}

function network(paths: readonly PathWords[]): string {
  const crossing = paths.length === 2 && paths.every(({ edges }) => edges === 'NS' || edges === 'EW')
  return paths.map((one) => path(one, crossing)).join('; ')
}

const colour = { pink: 'pink', yellow: 'yellow' }
const folk = { pink: 'Elves', yellow: 'Gnomes' }
const QUARTERS = ['not turned', 'turned a quarter', 'turned half round', 'turned three quarters']

export const en: Words = {
  colour,
  folk,
  card: (id, pink, yellow) => `Card ${id}. Pink: ${network(pink)}. Yellow: ${network(yellow)}.`,
  place: (x, y) => {
    const parts = [x && `${Math.abs(x)} ${x > 0 ? 'east' : 'west'}`, y && `${Math.abs(y)} ${y > 0 ? 'south' : 'north'}`]
    return parts.filter(Boolean).join(', ') || 'the start'
  },
  laid: (card, place) => `At ${place}: ${card}`,
  free: (place) => `Free place, ${place}`,
  tryHere: (place, turns) => `Try the card here, ${place}, ${QUARTERS[turns]}`,
  confirmHere: (place) => `Lay the card here, ${place}`,
  network: ({ colour: c, cards, ends, houses, waiting }) =>
    `${c === 'pink' ? 'Pink' : 'Yellow'} path over ${count(cards, 'card', 'cards')}: ` +
    (houses
      ? `${count(houses, 'house', 'houses')}, ${waiting ? `${waiting} without a stone` : 'all with a stone'}. `
      : 'no house. ') +
    (ends.length
      ? `${number(ends.length, 'open end', 'open ends')}: ${ends.map(({ place, side }) => `${SIDE[side]} of ${place}`).join('; ')}.`
      : 'Complete.'),
  meets: (c, side, waiting, ends) =>
    `${c === 'pink' ? 'Pink' : 'Yellow'} path comes from the ${SIDE[side]}` +
    (waiting ? `, ${count(waiting, 'house waits', 'houses wait')}${ends === 1 ? ', its last open end' : ''}` : ''),
  turned: (turns) => `The card is ${QUARTERS[turns]}.`,
  chooseFirst: 'Choose a card from your hand first.',
  board: 'The table of cards',
  paths: 'Paths',
  places: 'Places for a card',
  yourHand: (c) => `Your hand, ${folk[c]}`,
  dragOrTap: 'drag, or tap and tap',
  drawnCard: 'The card drawn',
  turnRight: 'Turn right',
  turnLeft: 'Turn left',
  discard: 'Put aside',
  two: { ready: 'Lay the card, or turn it.', play: 'Lay it', back: 'Not here', thenDraw: 'Then you draw a card.' },
  closes: (c) => (c ? `closes a ${colour[c]} path:` : 'closes a path:'),
  closesTheirs: (c) => `closes a path of the ${folk[c]}:`,
  housesWith: (n, stones) =>
    `${number(n, 'house', 'houses')}, ${stones === null ? 'stones for them' : number(stones, 'stone', 'stones')}`,
  noHouses: 'no houses',
  endings: {
    'TRAIL-40': 'Your last stone: you win.',
    'TRAIL-53': 'The third card without a stone: the game is lost.',
    'TRAIL-54': 'The last stone: you win.',
    'TRAIL-55R': 'The pile is empty: the game is lost.',
  },
  lastOf: (name) => `${name}’s last card`,
  yourLast: 'Your last card',
  openEnds: 'Open ends',
  lanternNote: 'Houses that wait behind this end.',
  lastEndNote: 'With rays: the last open end.',
  rivalNote: (c) => `The ${folk[c]}’: think twice before you close it for them.`,
  you: 'You',
  stonesShort: (n) => (n === 1 ? 'stone left' : 'stones left'),
  pile: (n) => `${number(n, 'card', 'cards')} in the pile`,
  held: (n) => `${number(n, 'card', 'cards')} in hand`,
  owed: (n) => `${number(n, 'stone', 'stones')} to place next turn`,
  idle: (n) => `${n} of 3 cards without a stone`,
  idleWhy: 'Three in a row without a stone, and the game is lost.',
  scoreNow: (points) => `A win now would score ${points}.`,
  putAside: 'Put aside',
  keys: 'Keys: 1 and 2 choose a card, R turns it, Enter tries and then lays, Escape goes back, 0 shows everything.',
  alone: {
    laid: 'Lay the card here and draw the next, or pick it up again.',
    aside: 'The card is put aside. Draw the next, or pick it up again.',
    draw: 'Lay it and draw',
    drawInstead: 'Draw another',
    takeUp: 'Pick it up again',
    faceDown: 'The next card is still face down.',
    lost: 'Lay it and lose',
    won: 'Lay it and win',
  },
  result: {
    won: 'You won',
    lost: 'Not this time',
    allPlaced: 'All stones are placed.',
    cardsLeft: (n) => (n === 1 ? 'card left in the pile.' : 'cards left in the pile.'),
    thatsScore: 'That’s your score.',
    of: (placed, all) => `${placed} of ${all}`,
    inAll: (placed, all) => `${placed} of ${all} stones placed`,
    short: (c, n) => `${number(n, `${colour[c]} stone`, `${colour[c]} stones`)} short.`,
    noScore: 'A lost game has no score.',
  },
}
