// The texts of Fae's table in English.

import { levels } from '../../../i18n/levels'
import { big, listed } from './listing'
import type { Words } from './index'

const effects = { blessed: ', blessed', cursed: ', cursed', plain: '' }
const druids = (count: number): string => (count === 1 ? '1 druid' : `${count} druids`)
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

export const en: Words = {
  map: 'The country of Fae',
  howTo:
    'Arrow keys walk from space to space. Enter chooses a group, then its target, and Enter again plays. Escape goes back. Plus, minus and zero zoom.',
  letters: { blue: 'B', yellow: 'Y', red: 'R', purple: 'P', black: 'K' },
  space: (name, terrain, region) => `${name}, ${terrain}, ${region}`,
  druids: (counts) => {
    const sum = counts.reduce((all, { count }) => all + count, 0)
    if (!sum) return 'no druids'
    return `${druids(sum)}: ${listed(
      counts.map(({ name, count }) => `${count} ${name}`),
      'and',
    )}`
  },
  doing: {
    choose: 'can be led',
    chosen: 'chosen',
    target: 'can be the target',
    play: 'preview; once more to play it',
    due: 'ritual due: can come next',
    none: '',
  },
  chose: (space, targets) =>
    targets.length ? `${space} chosen. Targets: ${listed(targets, 'and')}.` : `${space} chosen.`,
  left: 'Nothing chosen.',
  lastFrom: 'left last',
  lastTo: 'joined last',
  rests: 'has had its ritual',
  ritual: (number, terrain, effect) => `Ritual ${number}: ${terrain}${effects[effect]}`,
  adds: (count, blessing) => `${druids(count)}${blessing ? ` and ${blessing} for the blessing` : ''}:`,
  each: 'each',
  nobody: 'Nobody scores.',
  cursed: 'On cursed ground, all druids vanish.',
  lone: 'All five colours meet: lone druids vanish.',
  youAre: (colour) => `You are ${big(colour)}`,
  youShort: (colour) => `You: ${big(colour)}`,
  covered: 'Your spirit',
  cover: 'Cover',
  uncover: 'Show',
  soFar: (sum, count) => `${points(sum)} and ${cards(count)}`,
  inForce: (value, blessed, cursed) =>
    `Card in force: ${value}. Blesses ${listed(blessed, 'and')}. ${cursed ? `Curses ${cursed}.` : 'Curses nothing.'}`,
  everywhere: 'everywhere',
  lost: 'lost',
  progress: (number, all) => `Ritual ${number} of ${all}`,
  ofAll: (all) => `of ${all}`,
  rituals: 'rituals',
  over: 'The game is over',
  scores: 'Points of the colours',
  points: (colour, sum) => `${big(colour)}: ${points(sum)}`,
  gained: (values) => values.map((value) => `+${value}`).join(' '),
  own: 'your colour',
  notes: 'Who is who?',
  yours: 'your notes',
  howToNote: 'A number is what their moves gave that colour. Tap: open, likely, ruled out.',
  note: (colour, given, guess) => `${big(colour)}, given ${points(given)}: ${en.guesses[guess]}`,
  guesses: { open: 'open', likely: 'likely', out: 'ruled out' },
  you: 'you',
  kept: (hands) => `Cards kept: ${hands.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
  box: (counts) => `Vanished druids: ${counts.map(({ name, count }) => `${count} ${name}`).join(', ') || 'none'}.`,
  seat: (name, level, number) => name || `${levels.en[level ?? ''] ?? 'Seat'}${number === null ? '' : ` ${number}`}`,
  stepOut: 'The spirits step out',
  lastFirst: 'Last place first. On the map, each one calls its druids.',
  next: 'next',
  cards,
  isSpirit: (name, colour, total) => `${name} is ${colour}: ${points(total)}`,
  neutral: (colours) =>
    colours.length === 1
      ? `${big(colours[0]!)} belonged to nobody. It scores, but can’t win.`
      : `${big(listed(colours, 'and'))} belonged to nobody. They score, but can’t win.`,
}
