// Les mots du plateau en français.

import { listed } from './listing'
import type { Words } from './words'

const colours = { blue: 'bleu', yellow: 'jaune', red: 'rouge', purple: 'violet', black: 'noir' }
const terrains = { hills: 'collines', mushrooms: 'champignons', mountains: 'montagnes', forest: 'forêt' }
const the = { hills: 'les collines', mushrooms: 'les champignons', mountains: 'les montagnes', forest: 'la forêt' }
const levels: Record<string, string> = { seedling: 'Pousse', druid: 'Druide', elder: 'Ancien' }
const big = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const fr: Words = {
  map: 'Le pays de Fae',
  howTo:
    'Les flèches vont de case en case, Entrée choisit un groupe, puis sa destination, et Entrée encore joue. Échap revient en arrière. Plus, moins et zéro règlent le zoom.',
  zoomIn: 'Plus près',
  zoomOut: 'Plus loin',
  zoomAll: 'Toute la carte',
  colours,
  letters: { blue: 'B', yellow: 'J', red: 'R', purple: 'V', black: 'N' },
  terrains,
  space: (name, terrain, region) => `${name}, ${terrains[terrain]}, ${region}`,
  druids: (counts) => {
    const sum = counts.reduce((all, { count }) => all + count, 0)
    if (!sum) return 'aucun druide'
    const parts = counts.map(({ colour, count }) => `${count} ${colours[colour]}${count > 1 ? 's' : ''}`)
    return `${sum === 1 ? '1 druide' : `${sum} druides`} : ${listed(parts, 'et')}`
  },
  doing: {
    choose: 'peut être conduit',
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
  ritual: (number) => `Rituel ${number}`,
  effect: (effect, value) => ({ blessed: `béni +${value}`, cursed: 'maudit', plain: 'ordinaire' })[effect],
  vanish: 'disparaissent',
  nobody: 'personne ne marque',
  scores: 'Points des couleurs',
  points: (colour, points) => `${big(colours[colour])} : ${points}`,
  piles: 'Rituels',
  now: 'Maintenant',
  next: 'Ensuite',
  done: 'Les douze rituels sont accomplis.',
  pile: (value, left, of) => `Valeur ${value} : il en reste ${left} sur ${of}`,
  blesses: (blessed) => `bénit ${listed(blessed.map((one) => the[one]), 'et')}`,
  curses: (cursed) => (cursed ? `maudit ${the[cursed]}` : 'ne maudit rien'),
  allBlessed: 'tous les terrains',
  kept: 'Cartes gardées',
  keptBy: (name, values) =>
    `${name} : ${values.length < 2 ? `${values.length} carte` : `${values.length} cartes`}${values.length ? `, de valeur ${listed(values.map(String), 'et')}` : ''}`,
  seat: (name, level, number) => name || `${levels[level ?? ''] ?? 'Place'}${number === null ? '' : ` ${number}`}`,
  spirit: 'Votre esprit',
  holdSpirit: 'Maintenez pour le voir',
  yourSpirit: (colour) => `Vous êtes l’esprit ${colours[colour]}.`,
  soFar: (points, cards, total) => `${points} et ${cards} pour les cartes : ${total} jusqu’ici`,
  spiritOf: (colour) => `esprit ${colours[colour]}`,
  box: 'Druides disparus',
  boxEmpty: 'aucun pour l’instant',
  colourPoints: (colour) => `Points du ${colours[colour]}`,
  cardPoints: 'Cartes de rituel',
}
