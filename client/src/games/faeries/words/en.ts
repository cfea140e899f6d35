// The board in English.

import { levels } from '../../../i18n/levels'
import type { Words } from './index'

const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
const more = (left: number, one: string, many: (left: number) => string): string => (left > 1 ? many(left) : one)

export const en: Words = {
  board: 'The table of the faerie folk',
  howTo:
    'Tab goes from part to part, arrows walk among cards, Enter chooses, Escape takes a step back. Keys 1 to 5 choose an action or an area.',
  seat: (named, level, number) => named || `${levels.en[level ?? ''] ?? 'Seat'}${number === null ? '' : ` ${number}`}`,
  starting: 'Starting card',

  actions: 'Actions',
  turn: (number) => `Turn ${number}`,
  turnOf: (number, acting, following) =>
    `Turn ${number}. ${acting} acts.${following.length ? ` Still to follow: ${list(following)}.` : ''}`,
  lastTurn: (cause) =>
    `Last turn: ${{ homes: 'all homes are placed', tiles: 'the tiles have run out', tokens: 'a supply is empty', cards: 'the deck has run out', turns: 'two hundred turns are played' }[cause]}`,

  areas: 'Areas of the folk',
  areaSaid: (folk, counts, status) => `${folk}: ${counts.join(', ')}. ${status}`,
  tokens: (name, count, points) =>
    `${name} ${plural(count, 'token', 'tokens')} for ${plural(points, 'point', 'points')}`,
  placeHere: (area, moving) => `${moving ? 'Move it here' : 'Place a token'}. ${area}`,
  homeOf: (name) => `home: ${name}`,
  takeUp: (name, folk) => `Take up a token of ${name} in ${folk}`,
  remove: (name, folk) => `Remove a token of ${name} from ${folk}`,
  steal: (name, folk) => `Take the place of a token of ${name} in ${folk}`,

  befriend: (card) => `Befriend ${card}`,
  takeTile: (tile) => `Take ${tile}`,
  fitsNot: (tile) => `${tile}, fits nowhere`,

  garden: (name) => `Garden of ${name}`,
  layKeys: 'Arrows move the piece, R and E turn it, F flips it, Enter lays it.',
  layTools: 'The piece in hand',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  sideUp: { plant: 'Plant side up', path: 'Path side up' },
  turned: (quarters) => ['not turned', 'turned a quarter', 'turned by half', 'turned three quarters'][quarters] ?? '',

  notes: {
    name: () => 'Choose the action that all perform this turn.',
    place: (left) => more(left, 'Choose an area for your token.', (n) => `Choose areas for ${n} tokens, one by one.`),
    tile: () => 'Take a tile: tap it, or drag it into your garden.',
    lay: () => 'Lay the tile: tap where it goes. One tap looks, the next lays.',
    befriend: () => 'Choose a card of the offer.',
    help: () => 'Play a card from your hand.',
    call: () => 'Discard a card if you like; then you draw up to five.',
    home: () => 'The home is yours: place it in your garden.',
    move: (left) => `Take up a token, then choose its new area${left > 1 ? `; ${left} to move` : ''}.`,
    remove: (left) => more(left, 'Choose a rival’s token to remove.', (n) => `Choose ${n} rivals’ tokens to remove.`),
    steal: (left) => more(left, 'Choose a rival’s token to replace.', (n) => `Choose ${n} rivals’ tokens to replace.`),
    aim: (left) => more(left, 'Choose who discards a card.', (n) => `Choose who discards ${n} cards.`),
    drop: (left) => more(left, 'Discard a card.', (n) => `Discard ${n} cards.`),
    recover: (left) =>
      more(left, 'Take a card of your discards back.', (n) => `Take ${n} cards of your discards back.`),
    spend: () => 'Discard a card for what follows, or do not.',
    choose: () => 'Choose one of the two.',
    keep: () => 'Keep one card; the others are passed to the left.',
  },
  extra: {
    before: 'Play one extra card first if you like, or go on with the action.',
    after: 'Play one extra card if you like, or end your part of the turn.',
  },
  extraMode: 'What to do with the extra card',
  playCard: 'Play',
  discardCard: 'Discard',
  goOn: (action) => `Go on: ${action}`,
  finish: 'Done',
  keepAll: 'Keep all, draw',
  doNot: 'Do not',
  playIt: 'Play it',
  back: 'Undo',
  working: 'At work',
  others: (names, question) =>
    `${list(names)}: ${{ name: 'names the action', before: 'may play a card first', after: 'may play a card', place: 'places a token', tile: 'takes a tile', lay: 'lays a tile', befriend: 'befriends a faerie', help: 'plays a card', call: 'may discard, then draws', home: 'places a home', move: 'moves a token', remove: 'removes a token', steal: 'takes a token’s place', aim: 'chooses who discards', drop: 'discards', recover: 'takes a card back', spend: 'may discard a card', choose: 'chooses what a card does', keep: 'keeps a card' }[question]}`,
  aim: 'Who discards',
  inHand: (count) => `${count} in hand`,
  recover: (card) => `Take ${card} back`,
  packet: 'Your packet',
  hasChosen: 'has chosen',
  stillChoosing: 'is choosing',
  keepThis: (card) => `Keep ${card}`,
  kept: 'Kept so far',

  hand: 'Your hand',
  noHand: 'No cards in hand',
  pile: (count) => `${count} to draw`,
  discards: (count) => `${count} discarded`,
  playThis: (card) => `Play ${card}`,
  discardThis: (card) => `Discard ${card}`,
  discarded: 'unplayed',

  cardsOf: 'Whose cards are known',
  counts: (held, piled, discarded) => `${held} in hand · ${piled} to draw · ${discarded} discarded`,
  handNamed: 'In hand',
  pileNamed: 'To draw, in no known order',
  discardsNamed: 'Discarded',
  somewhere: 'In hand, draw pile or discards',
  secret: (count) => `${plural(count, 'card', 'cards')} kept in the draft, not shown yet`,
  under: 'Under the deck',
  gallery: 'All cards',

  toHome: (left) => `${left} more for the home`,
  cardOffer: 'Faeries to befriend',
  deckLeft: (count) => `${count} more in the deck`,
  tileOffer: 'Tiles',
  bagLeft: (count) => `${count} in the bag`,
  tile: (size, outline) => `tile of ${size} squares, shape ${outline.charAt(0)}`,
  gardens: 'Their gardens',
  inPlants: (points) => `${points} in plants`,
  needsPath: 'needs a path',
  tileSaid: (side, size, squares, points) =>
    side === 'path'
      ? `Path of ${size} squares on ${squares}.`
      : `Plant of ${size} squares on ${squares}, ${points ? plural(points, 'point', 'points') : 'needs a path'}.`,
  homeSaid: (folk, square) => `Home of ${folk} at ${square}.`,
  freeSaid: (count) => `${plural(count, 'square', 'squares')} free.`,
  neighbours: { path: 'a path', home: 'a home', plant: 'a plant' },
  beside: (things) => (things.length ? `. Beside ${list(things)}` : ''),
  decision: 'Your decision',
  tileInHand: (side) => (side === 'plant' ? 'Your tile, plant side up.' : 'Your tile, path side up.'),
  homeInHand: (folk) => `The home of ${folk}.`,
  putDown: 'Choose its place on the lawn.',
  noFit: 'It doesn’t fit there.',
  brings: (points, cards, tokens, end) =>
    `${[points && `${points} points now`, cards && `draw ${plural(cards, 'card', 'cards')}`, tokens && `place ${plural(tokens, 'token', 'tokens')}`, (end || !(points || cards || tokens)) && `${end} more at the end`].filter(Boolean).join(', ')}.`,
  fitsHere: (tokens, cards, points, end) =>
    `fits, ${[points && `${points} points now`, cards && `draw ${plural(cards, 'card', 'cards')}`, tokens && `place ${plural(tokens, 'token', 'tokens')}`, (end || !(points || cards || tokens)) && `${end} more at the end`].filter(Boolean).join(', ')}`,
  now: (points) => `+${points} now`,
  atEnd: (points) => `+${points} at the end`,
  flip: (side) => (side === 'plant' ? 'Plant side' : 'Path side'),
  layHere: 'Lay it',
  doNotSpend: 'Discard nothing',
  goOnNow: 'Go on',
  close: 'Close',
  or: 'or',
  shown: 'What to show',
  tabs: { hand: 'Hand', offer: 'Faeries', tiles: 'Tiles', gardens: 'Gardens' },
  player: 'Player',
  soFar: 'if it ended now',
  projection: 'If it ended now',
  projectionNote: 'As far as you know: rivals may hold cards that count at the end.',
  finalScore: 'Points',
  columns: { track: 'track', folk: 'folk', plants: 'plants', cards: 'cards', total: 'total' },
  score: 'Score',
  nearing: 'How near is the end?',
  nearness: (cause, left, whole, names) =>
    ({
      homes: `Homes placed: ${whole - left} of ${whole}`,
      tiles: `Tiles in the bag: ${left}`,
      tokens: `Fewest tokens left: ${left} (${list(names)})`,
      cards: `Cards in the deck: ${left}`,
      turns: `Turns left: ${left}`,
    })[cause],
  allCards: 'Everyone’s cards',
  moreCards: (count) => `and ${plural(count, 'other', 'others')}`,
  turnsUp: (name) => `${name} shows all cards.`,
  endedBy: (cause) =>
    ({
      homes: 'All five homes are placed.',
      tiles: 'The tiles have run out.',
      tokens: 'A supply of tokens is empty.',
      cards: 'The deck has run out.',
      turns: 'Two hundred turns have been played.',
    })[cause],
  drafting: 'Starting draft',
}
