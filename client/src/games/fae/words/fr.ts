// The texts of Fae's table in French.

import { levels } from '../../../i18n/levels'
import { big, listed } from './listing'
import type { Words } from './index'

const effects = { blessed: ', terrain béni', cursed: ', terrain maudit', plain: '' }
const many = (count: number, one: string): string => `${count} ${one}${count < 2 ? '' : 's'}`

export const fr: Words = {
  map: 'Le pays de Fae',
  howTo:
    'Les flèches vont de case en case. Entrée choisit un groupe, puis sa destination ; Entrée de nouveau joue le coup. Échap revient en arrière. Plus, moins et zéro règlent le zoom.',
  letters: { blue: 'B', yellow: 'J', red: 'R', purple: 'V', black: 'N' },
  space: (name, terrain, region) => `${name}, ${terrain}, ${region}`,
  druids: (counts) => {
    const sum = counts.reduce((all, { count }) => all + count, 0)
    if (!sum) return 'aucun druide'
    return `${many(sum, 'druide')} : ${listed(
      counts.map(({ name, count }) => many(count, name)),
      'et',
    )}`
  },
  doing: {
    choose: 'peut être conduit ailleurs',
    chosen: 'groupe choisi',
    target: 'destination possible',
    play: 'aperçu ; encore une fois pour jouer',
    due: 'rituel en attente : peut venir ensuite',
    none: '',
  },
  chose: (space, targets) =>
    targets.length ? `${space} choisi. Destinations : ${listed(targets, 'et')}.` : `${space} choisi.`,
  left: 'Aucun groupe choisi.',
  lastFrom: 'quitté en dernier',
  lastTo: 'rejoint en dernier',
  rests: 'rituel accompli',
  ritual: (number, terrain, effect) => `Rituel ${number} : ${terrain}${effects[effect]}`,
  adds: (count, blessing) => `${many(count, 'druide')}${blessing ? ` et ${blessing} pour la bénédiction` : ''} :`,
  each: 'chacun',
  nobody: 'Personne ne marque.',
  cursed: 'Sur un terrain maudit, tous les druides disparaissent.',
  lone: 'Les cinq couleurs sont là : les druides seuls disparaissent.',
  youAre: (colour) => `Vous êtes ${big(colour)}`,
  youShort: (colour) => `Vous : ${big(colour)}`,
  covered: 'Votre esprit',
  cover: 'Cacher',
  uncover: 'Voir',
  soFar: (sum, count) => `${many(sum, 'point')} et ${many(count, 'carte')}`,
  inForce: (value, blessed, cursed) =>
    `Carte en vigueur : ${value}. Terrain béni : ${listed(blessed, 'et')}. ${cursed ? `Terrain maudit : ${cursed}.` : 'Aucun terrain maudit.'}`,
  everywhere: 'partout',
  lost: 'perdus',
  progress: (number, all) => `Rituel ${number} sur ${all}`,
  ofAll: (all) => `sur ${all}`,
  rituals: 'rituels',
  over: 'La partie est terminée',
  scores: 'Points des couleurs',
  points: (colour, sum) => `${big(colour)} : ${many(sum, 'point')}`,
  gained: (values) => values.map((value) => `+${value}`).join(' '),
  own: 'votre couleur',
  notes: 'Qui est qui ?',
  yours: 'vos notes',
  howToNote: 'Le nombre dit ce que ses coups ont rapporté à la couleur. Touchez : ouvert, probable, exclu.',
  note: (colour, given, guess) => `${big(colour)}, ${many(given, 'point')} apportés : ${fr.guesses[guess]}`,
  guesses: { open: 'ouvert', likely: 'probable', out: 'exclu' },
  you: 'vous',
  kept: (hands) => `Cartes gardées : ${hands.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
  box: (counts) => `Druides disparus : ${counts.map(({ name, count }) => many(count, name)).join(', ') || 'aucun'}.`,
  seat: (name, level, number) => name || `${levels.fr[level ?? ''] ?? 'Place'}${number === null ? '' : ` ${number}`}`,
  stepOut: 'Les esprits se dévoilent',
  lastFirst: 'En commençant par le dernier. Sur le plateau, chacun appelle ses druides.',
  next: 'à suivre',
  cards: (count) => many(count, 'carte'),
  isSpirit: (name, colour, total) => `${name} est l’esprit ${colour} : ${many(total, 'point')}`,
  neutral: (colours) =>
    colours.length === 1
      ? `Personne n’avait le ${colours[0]} : cette couleur marque, mais ne peut pas gagner.`
      : `Personne n’avait le ${listed(colours, 'ni le')} : ces couleurs marquent, mais ne peuvent pas gagner.`,
}
