// The board in English.

import { cards } from './cards.en'
import type { Words } from './words'
import { writing } from './writing'

const levels: Record<string, string> = { seedling: 'Seedling', druid: 'Druid', elder: 'Elder' }
const PLACES = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']
const nth = (place: number): string => PLACES[place] ?? `${place}th`
const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const name = (kind: string): string => cards.names[kind] ?? kind

export const en: Words = {
  ...writing('en'),
  cards,
  board: 'The forest with its three Clearings',
  howTo: 'Tab goes from group to group, arrows walk among cards, Enter chooses, Escape takes a step back. Keys 1 to 3 choose a Clearing.',
  seat: (named, level, number) => named || `${levels[level ?? ''] ?? 'Seat'}${number === null ? '' : ` ${number}`}`,

  clearing: (number) => `Clearing ${number}`,
  empty: 'empty',
  explore: 'Explore',
  reach: (most) => `you reach ${most}`,
  place: (card, clearing) => `Put ${card} into Clearing ${clearing}`,
  barred: 'dawn’s other card',
  takeHere: (card) => `Take ${card}`,

  decks: { forest: 'Forest', court: 'Queen’s Court', druids: 'Druids' },
  left: (count) => plural(count, 'card', 'cards'),
  some: 'some cards',
  none: 'empty',
  visit: { court: 'Audience', druids: 'Visit' },
  crest: 'Play a Crest',
  crests: (count) => plural(count, 'Crest', 'Crests'),
  crestBack: (count) => `${plural(count, 'Fairy returns', 'Fairies return')}`,
  useThis: (item) => `Use ${item}`,

  dawn: 'Dawn',
  dawnNow: (card) => `${card}: choose a Clearing`,
  auction: (clearing) => `Bids for Clearing ${clearing}`,
  passed: 'passes',
  bid: (value) => `Bid ${value}`,
  pass: 'Pass',
  most: (kind) => `Most: ${name(kind)}`,
  upTo: (most) => `You can pay up to ${most} here`,
  counts: (fairy, worth) => `${fairy} counts ${worth} here`,
  itemsAdd: (amount) => `your items add ${amount}`,
  bids: (named, bid, now) => `${named}: ${bid === null ? (now ? 'is thinking' : 'still to bid') : bid ? `bids ${bid}` : 'passes'}`,

  payFor: (clearing) => `Payment for Clearing ${clearing}`,
  tapFairies: 'tap Fairies',
  payVisit: { court: 'Audience with the Queen', druids: 'Visit to the Druids' },
  total: (total, needed) => `${total} of ${needed}`,
  missing: (points) => `${points} missing`,
  wasted: (points) => (points ? `${points} more than needed` : 'exactly'),
  looks: (count) => `you would see ${plural(count, 'card', 'cards')}`,
  thrifty: 'Cheapest',
  payThis: (fairy, worth, paid) => `${fairy}, worth ${worth} here${paid ? ', in the payment' : ''}`,

  wind: 'At most three cards stay in your hand: the Fairy of the Wind may return.',
  recall: 'Take Wind back',
  leave: 'Leave her',
  warrior: 'The Warrior may drive all goblins and ogres away.',
  banish: 'Drive them away',
  spare: 'Take them too',
  keep: 'Tap the card you keep, then the others in the order they go under the deck.',
  order: 'Tap the cards in the order they go under the deck; the last goes lowest.',
  onlyYou: 'only you see these',
  kept: 'keep',
  keepThis: (card) => `Keep ${card}`,
  under: (place) => `${nth(place)} under`,
  underThis: (card, place) => `Put ${card} under the deck as the ${nth(place)}`,
  rest: 'Rest as they lie',
  ogre: (count) => `The ogre gets ${plural(count, 'more card', 'more cards')}: choose`,
  feed: (card) => `Give ${card}`,
  gain: 'Gain one of these; the other goes into a Clearing.',
  gainThis: (card) => `Gain ${card}`,
  take: 'Tap a card in a Clearing to take it.',
  others: (names, question) => `${names} ${question}`,
  doing: {
    dawn: 'places cards', day: 'chooses the day’s action', bid: 'bids', payment: 'pays', wind: 'decides on Wind', warrior: 'decides on the Warrior',
    keep: 'looks at cards', order: 'puts cards back', ogre: 'feeds an ogre', take: 'takes a card', gain: 'chooses a card',
  },

  hand: 'Your Fairies',
  noHand: 'No Fairies in hand',
  handOf: (named, count) => `${named} holds ${count === null ? 'Fairies' : plural(count, 'Fairy', 'Fairies')}`,
  front: (named) => `In front of ${named}`,
  played: 'Played',
  items: 'Items',
  many: (card, count) => (count > 1 ? `${card}, ${count} of them` : card),

  projection: 'If it ended now',
  finalScore: 'Points',
  rows: { turtles: 'Three turtles', flowers: 'Flowers', variety: 'Variety', goblins: 'Goblins', items: 'Items', applause: 'Applause' },
  sum: 'Total',
  reason: (reason, named) => {
    if (reason.kind === 'half') return 'two tied: half each'
    if (reason.kind === 'crowd') return 'three or more tied: nobody'
    if (reason.kind === 'crown') return `tied; the Antler Crown decides for ${named(reason.seat)}`
    if (reason.kind === 'goblins') return 'alone with most: 2 each'
    if (reason.kind === 'tiedGoblins') return 'tied for most: 1 each'
    if (reason.kind === 'clap') return 'best hand'
    if (reason.kind === 'sharedClap') return 'tied for the best hand'
    return reason.kind === 'none' ? 'nobody has one' : ''
  },
  rowNotes: { turtles: 'exactly three', flowers: 'by colour', variety: 'colours', goblins: 'most lose', items: 'as they say', applause: 'best hand' },
  scoreNow: (named, points) => `${named} would have ${points}`,
  known: 'What you know of the decks',
  knownAt: (card, places) => (places.length === 1 ? `${card}: ${places[0] === 0 ? 'on top' : `${nth(places[0]! + 1)} from the top`}` : `${card}: among places ${places[0]! + 1} to ${places.at(-1)! + 1}`),
  lately: 'Just now',
  gallery: 'All cards',
  galleryNote: 'Nine of the items are in a game. Starred ones are those of a first game.',
  usable: 'Usable once',
  permanent: 'Permanent',
  starred: 'starred',
  forestCards: 'Cards of the Forest',
  times: (count) => `${count}×`,
  play: 'Play it',
}
