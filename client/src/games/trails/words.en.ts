// The board's words in English.

import type { PathWords, Words } from './words'

const SIDE: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }
const count = (n: number, one: string, many: string) => (n === 1 ? `one ${one}` : `${n} ${many}`)

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

function network(paths: PathWords[]): string {
  const crossing = paths.length === 2 && paths.every(({ edges }) => edges === 'NS' || edges === 'EW')
  return paths.map((one) => path(one, crossing)).join('; ')
}

const colour = { pink: 'pink', yellow: 'yellow' }
const stones = (n: number, c: 'pink' | 'yellow') => `${n} ${colour[c]} ${n === 1 ? 'stone' : 'stones'}`
const QUARTERS = ['not turned', 'turned a quarter', 'turned half round', 'turned three quarters']

export const en: Words = {
  colour,
  folk: { pink: 'elves', yellow: 'gnomes' },
  card: (number, pink, yellow) => `Card ${number}. Pink: ${network(pink)}. Yellow: ${network(yellow)}.`,
  place: (x, y) => {
    const parts = [x && `${Math.abs(x)} ${x > 0 ? 'east' : 'west'}`, y && `${Math.abs(y)} ${y > 0 ? 'south' : 'north'}`]
    return parts.filter(Boolean).join(', ') || 'the start'
  },
  laid: (card, place) => `At ${place}: ${card}`,
  free: (place) => `Free place, ${place}`,
  tryHere: (place, turns) => `Try the card here, ${place}, ${QUARTERS[turns]}`,
  confirmHere: (place) => `Lay the card here, ${place}`,
  network: ({ colour: c, cards, ends, houses, stones: settled }) =>
    `${c === 'pink' ? 'Pink' : 'Yellow'} path over ${count(cards, 'card', 'cards')}: ` +
    `${ends ? count(ends, 'open end', 'open ends') : 'complete'}, ` +
    (houses ? `${count(houses, 'house', 'houses')}${settled ? `, ${settled} settled` : ''}` : 'no house'),
  turned: (turns) => `The card is ${QUARTERS[turns]}.`,
  chooseFirst: 'Choose a card of your hand first.',
  board: 'The table of cards',
  paths: 'Paths',
  places: 'Places for a card',
  hand: 'Your hand',
  tools: 'The view of the table',
  yourCards: 'Your cards',
  drawnCard: 'The card drawn',
  turnRight: 'Turn to the right',
  turnLeft: 'Turn to the left',
  discard: 'Put aside',
  confirm: 'Lay it here',
  back: 'Back',
  nearer: 'Nearer',
  farther: 'Farther',
  centre: 'Show everything',
  keepEnds: 'Keep open ends lit',
  wouldPlace: (n, c) => `+${stones(n, c)}`,
  wouldOwe: (n, c) => `${stones(n, c)} next turn`,
  wouldClose: (c) => `closes a ${colour[c]} path without houses`,
  pile: (n) => `${count(n, 'card', 'cards')} in the pile`,
  pileShort: 'Pile',
  held: (n) => `${count(n, 'card', 'cards')} in hand`,
  stonesLeft: (n) => (n ? `${count(n, 'stone', 'stones')} left` : 'all stones placed'),
  owed: (n) => `${count(n, 'stone', 'stones')} to place next turn`,
  idle: (n) => `${n} of 3 cards without a stone`,
  idleShort: 'Without a stone',
  score: 'Score',
  scoreNow: (points) => `If you won now: ${points}`,
  putAside: 'Put aside',
  stones: 'Stones placed',
  cardsLeft: 'Cards left in the pile',
  keys: 'Keys: 1 and 2 choose a card, R turns it, Enter looks and then lays, Escape goes back, 0 shows everything.',
  alone: {
    laid: 'The card lies. Draw the next one, or take it up again.',
    aside: 'The card is put aside. Draw the next one, or take it up again.',
    draw: 'Draw the next card',
    takeUp: 'Take it up again',
    faceDown: 'The next card is still face down.',
  },
}
