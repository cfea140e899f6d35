// The board's words in English.

import { listed } from './listing'
import type { Words } from './words'

const colours = { blue: 'blue', yellow: 'yellow', red: 'red', purple: 'purple', black: 'black' }
const terrains = { hills: 'hills', mushrooms: 'mushrooms', mountains: 'mountains', forest: 'forest' }
const levels: Record<string, string> = { seedling: 'Seedling', druid: 'Druid', elder: 'Elder' }
const big = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const en: Words = {
  map: 'The country of Fae',
  howTo:
    'Arrow keys walk from space to space, Enter chooses a group, then its target, and Enter again plays. Escape goes back. Plus, minus and zero zoom.',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomAll: 'The whole map',
  colours,
  letters: { blue: 'B', yellow: 'Y', red: 'R', purple: 'P', black: 'K' },
  terrains,
  space: (name, terrain, region) => `${name}, ${terrains[terrain]}, ${region}`,
  druids: (counts) => {
    const sum = counts.reduce((all, { count }) => all + count, 0)
    if (!sum) return 'no druids'
    const parts = counts.map(({ colour, count }) => `${count} ${colours[colour]}`)
    return `${sum === 1 ? '1 druid' : `${sum} druids`}: ${listed(parts, 'and')}`
  },
  doing: {
    choose: 'can be led',
    chosen: 'chosen',
    target: 'can be the target',
    play: 'shown as a preview; once more to play it',
    due: 'ritual due: can come next',
    none: '',
  },
  chose: (space, targets) =>
    targets.length ? `${space} chosen. Targets: ${listed(targets, 'and')}.` : `${space} chosen.`,
  left: 'Nothing chosen.',
  lastFrom: 'left last',
  lastTo: 'joined last',
  ritual: (number) => `Ritual ${number}`,
  effect: (effect, value) => ({ blessed: `blessed +${value}`, cursed: 'cursed', plain: 'plain' })[effect],
  vanish: 'vanish',
  nobody: 'nobody scores',
  scores: 'Points of the colours',
  points: (colour, points) => `${big(colours[colour])}: ${points}`,
  piles: 'Rituals',
  now: 'Now',
  next: 'Then',
  done: 'All twelve rituals are done.',
  pile: (value, left, of) => `Value ${value}: ${left} of ${of} left`,
  blesses: (blessed) => `blesses ${listed(blessed.map((one) => terrains[one]), 'and')}`,
  curses: (cursed) => (cursed ? `curses ${terrains[cursed]}` : 'curses nothing'),
  allBlessed: 'every terrain',
  kept: 'Cards kept',
  keptBy: (name, values) =>
    `${name}: ${values.length === 1 ? '1 card' : `${values.length} cards`}${values.length ? `, of value ${listed(values.map(String), 'and')}` : ''}`,
  seat: (name, level, number) => name || `${levels[level ?? ''] ?? 'Seat'}${number === null ? '' : ` ${number}`}`,
  spirit: 'Your spirit',
  holdSpirit: 'Hold to see it',
  yourSpirit: (colour) => `You are the ${colours[colour]} spirit.`,
  soFar: (points, cards, total) => `${points} and ${cards} for cards: ${total} so far`,
  spiritOf: (colour) => `${colours[colour]} spirit`,
  box: 'Vanished druids',
  boxEmpty: 'none yet',
  colourPoints: (colour) => `Points of ${colours[colour]}`,
  cardPoints: 'Ritual cards',
}
