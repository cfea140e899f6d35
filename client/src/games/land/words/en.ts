// The table in English.

import { levels } from '../../../i18n/levels'
import type { Words } from './index'
import { writing } from './writing'

const PLACES = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']
const nth = (place: number): string => PLACES[place] ?? `${place}th`
const plural = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const ANIMALS: Record<string, string> = {
  squirrel: 'squirrels',
  fox: 'foxes',
  raccoon: 'raccoons',
  deer: 'deer',
  turtle: 'turtles',
  bear: 'bears',
  unicorn: 'unicorns',
  goblins: 'goblins',
}

export const en: Words = {
  ...writing('en'),
  board: 'The forest with its three Clearings',
  howTo:
    'Tab goes from group to group, arrow keys move between cards, Enter chooses, Escape goes back a step. Keys 1 to 3 choose a Clearing.',
  seat: (named, level, number) => named || `${levels.en[level ?? ''] ?? 'Seat'}${number === null ? '' : ` ${number}`}`,
  hours: { dawn: 'Dawn', day: 'Day', sunset: 'Sunset' },
  turn: (number, last) => (last === null ? `Turn ${number}` : `Turn ${number} of ${last}`),

  clearing: (number) => `Clearing ${number}`,
  empty: 'empty',
  explore: 'Explore',
  exploreThis: (clearing) => `Explore Clearing ${clearing}`,
  place: (card) => `Place ${card}`,
  barred: 'has a dawn card',
  evilElsewhere: 'has more evil creatures',
  takeThis: (card) => `Take ${card}`,
  filling: (cards, full, room) =>
    room ? `${cards} of ${full}: one more, and sunset clears it` : `${cards} of ${full}: sunset clears it`,
  fillingShort: (cards, full) => `${cards} of ${full} cards`,
  brings: (points) => `worth ${points} to you now`,

  decks: { forest: 'Forest', court: 'Queen’s Court', druids: 'Druids' },
  cardsLeft: (count) => plural(count, 'card', 'cards'),
  someLeft: 'some cards left',
  noneLeft: 'empty',
  visit: { court: 'Ask for an audience', druids: 'Visit the Druids' },

  dawn: 'Dawn',
  dawnAsk: (card) => `${card}: choose a Clearing`,
  crest: 'Crest',
  crests: (count) => plural(count, 'Crest', 'Crests'),
  crestCalls: (count) => `calls back ${count}`,
  useThis: (item) => `Use ${item}`,

  auction: (clearing) => `Who walks into Clearing ${clearing}?`,
  hasBid: (name, value) => `${name} bid ${value}`,
  hasPassed: (name) => `${name} passed`,
  bidsNow: (name) => `${name} is bidding`,
  you: 'you',
  then: 'then',
  canPay: (most) => `can pay up to ${most}`,
  youCanPay: (most) => `You can pay up to ${most}. Tap Fairies to choose who goes.`,
  sure: (value) => `${value}: no one can top you`,
  bid: (value) => `Bid ${value}`,
  bidStone: (value, unbeatable) => (unbeatable ? `Bid ${value}, which no one can top` : `Bid ${value}`),
  lower: (value) => `Lower the bid to ${value}`,
  higher: (value) => `Raise the bid to ${value}`,
  pass: 'Pass',
  sendNobody: 'send nobody',
  sends: (parts) => `send ${parts}`,
  youTake: (value) => `You take it for ${value}`,
  tops: (name) => `${name} tops you`,
  takes: (name, value) => `${name} takes it for ${value}`,
  nobodyTakes: 'Nobody takes it',
  fromTo: (from, to) => `${from} → ${to}`.replaceAll('-', '−'),
  cardsLost: 'Its cards leave the game',
  noChange: 'Your points stay the same',
  gains: (name, points) => `${name} ${points}`,
  reason({ row, change, own, best, rivals }, name) {
    const animals = ANIMALS[row]
    if (row === 'applause')
      return change > 0
        ? 'applause for you'
        : rivals.length
          ? `applause for ${en.list(rivals.map(name))}`
          : 'no applause'
    if (row === 'turtles') return change > 0 ? 'exactly three turtles' : 'no longer exactly three turtles'
    if (row === 'variety') return plural(own, 'colour', 'different colours')
    if (row === 'items') return 'items'
    if (!animals) return plural(own, `${row} flower`, `${row} flowers`)
    if (own > best) return `most ${animals}, ${own} to ${best}`
    if (own === best) return `${animals} tied at ${own}`
    return row === 'goblins' ? `${en.list(rivals.map(name))}: more goblins` : `${animals}: ${best} to your ${own}`
  },

  payFor: { court: 'An audience with the Queen', druids: 'A visit to the Druids' },
  looks: (count) => (count === null ? 'look at cards' : `look at ${plural(count, 'card', 'cards')}`),
  send: 'Send',
  wins: (clearing) => `You have won Clearing ${clearing}`,
  total: (total, needed) => `${total} of ${needed}`,
  worthHere: (fairy, worth, chosen) => `${fairy}, worth ${worth} here${chosen ? ', chosen' : ''}`,

  wind: 'At most three cards are left in your hand: the Fairy of the Wind may return.',
  recall: 'Take her back',
  leave: 'Leave her',
  warrior: 'The Warrior may drive all goblins and ogres away.',
  banish: 'Drive them away',
  spare: 'Take them too',
  keep: 'Tap the card you want to keep.',
  order: 'Tap the cards in the order in which they go under the deck; the last one goes to the bottom.',
  onlyYou: 'Only you see these cards.',
  keeps: 'keep',
  keepThis: (card) => `Keep ${card}`,
  under: (place) => `${nth(place)} under`,
  underThis: (card, place) => `Put ${card} under the deck as the ${nth(place)}`,
  asTheyLie: 'rest under the deck as they lie',
  ogre: (count) => `The ogre takes ${plural(count, 'card', 'cards')} of yours. Choose.`,
  feed: (card) => `Give ${card}`,
  gain: 'Gain one of these; the other goes to a Clearing.',
  gainThis: (card) => `Gain ${card}`,
  take: 'Tap a card in a Clearing to take it.',
  doing: {
    dawn: (name) => `${name} is placing cards`,
    day: (name) => `${name} is choosing an action`,
    bid: (name) => `${name} is bidding`,
    payment: (name) => `${name} is paying`,
    wind: (name) => `${name} is deciding about the Fairy of the Wind`,
    warrior: (name) => `${name} is deciding about the Warrior`,
    keep: (name) => `${name} is looking at cards`,
    order: (name) => `${name} is putting cards back`,
    ogre: (name) => `${name} is feeding an ogre`,
    take: (name) => `${name} is taking a card`,
    gain: (name) => `${name} is choosing a card`,
  },

  hand: 'Your Fairies',
  noHand: 'No Fairies in hand',
  items: 'Items',
  played: 'Sent out',
  inHand: (count) => (count === null ? 'Fairies in hand' : `${plural(count, 'Fairy', 'Fairies')} in hand`),
  many: (card, count) => (count > 1 ? `${card}, ${count} of them` : card),

  who: 'Who has what',
  whoNote: 'gold: has most; shaded: at stake',
  most: 'has most',
  tied: 'tied for most',
  atStake: 'at stake',
  mostGoblins: 'most goblins',
  known: 'What you know about the decks',
  knownAt: (card, places) =>
    places.length === 1
      ? `${card}: ${places[0] === 0 ? 'on top' : `${nth(places[0]! + 1)} from the top`}`
      : `${card}: between places ${places[0]! + 1} and ${places.at(-1)! + 1}`,
  gallery: 'All cards',
  galleryNote: 'Nine of the items are in a game. A star marks those of a first game.',
  usable: 'Usable once',
  permanent: 'Permanent',
  starred: 'starred',
  forestCards: 'Forest cards',
  times: (count) => `${count}×`,
  close: 'Close',

  harvest: 'What everyone brought home',
  turnsUp: (name) => `${name} shows the Fairies still in hand.`,
  ending: 'The forest is asleep. What did everyone bring home?',
  play: 'Play it',
}
