// The board's words in French.

import type { PathWords, Words } from './index'

const SIDE: Record<string, string> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' }
const NAMED: Record<string, string> = { N: 'le nord', E: 'l’est', S: 'le sud', W: 'l’ouest' }
const FROM: Record<string, string> = { N: 'du nord', E: 'de l’est', S: 'du sud', W: 'de l’ouest' }
const count = (n: number, one: string, many: string) => `${n} ${n < 2 ? one : many}`

function path({ edges, houses }: PathWords, crossing: boolean): string {
  const sides = [...edges].map((edge) => SIDE[edge]!)
  const way =
    sides.length === 1
      ? `impasse côté ${sides[0]}`
      : sides.length === 2
        ? `${sides[0]}-${sides[1]}${crossing ? (edges === 'NS' ? ' par-dessus le pont' : ' sous le pont') : ''}`
        : sides.length === 4
          ? 'les quatre côtés se rejoignent'
          : `${[...edges]
              .map((edge) => NAMED[edge])
              .slice(0, 2)
              .join(', ')} et ${NAMED[edges[2]!]} se rejoignent`
  return houses ? `${way} avec ${count(houses, 'maison', 'maisons')}` : way
}

function network(paths: readonly PathWords[]): string {
  const crossing = paths.length === 2 && paths.every(({ edges }) => edges === 'NS' || edges === 'EW')
  return paths.map((one) => path(one, crossing)).join(' ; ')
}

const colour = { pink: 'rose', yellow: 'jaune' }
const folk = { pink: 'Elfes', yellow: 'Gnomes' }
const QUARTERS = [
  'sans la tourner',
  'tournée d’un quart de tour',
  'tournée d’un demi-tour',
  'tournée de trois quarts de tour',
]

export const fr: Words = {
  colour,
  folk,
  card: (id, pink, yellow) => `Carte ${id}. Rose : ${network(pink)}. Jaune : ${network(yellow)}.`,
  place: (x, y) => {
    const parts = [
      x && `${Math.abs(x)} à l’${x > 0 ? 'est' : 'ouest'}`,
      y && `${Math.abs(y)} au ${y > 0 ? 'sud' : 'nord'}`,
    ]
    return parts.filter(Boolean).join(', ') || 'le départ'
  },
  laid: (card, place) => `Emplacement : ${place}. ${card}`,
  free: (place) => `Emplacement libre, ${place}`,
  tryHere: (place, turns) => `Essayer la carte ici, ${place}, ${QUARTERS[turns]}`,
  confirmHere: (place) => `Poser la carte ici, ${place}`,
  network: ({ colour: c, cards, ends, houses, waiting }) =>
    `Chemin ${colour[c]} sur ${count(cards, 'carte', 'cartes')} : ` +
    (houses
      ? `${count(houses, 'maison', 'maisons')}, ${waiting ? `${waiting} sans pierre` : houses < 2 ? 'avec sa pierre' : 'toutes avec une pierre'}. `
      : 'aucune maison. ') +
    (ends.length
      ? `${count(ends.length, 'bout ouvert', 'bouts ouverts')} : ${ends.map(({ place, side }) => `côté ${SIDE[side]}, ${place}`).join(' ; ')}.`
      : 'Complet.'),
  meets: (c, side, waiting, ends) =>
    `Un chemin ${colour[c]} arrive ${FROM[side]}` +
    (waiting
      ? `, ${count(waiting, 'maison attend', 'maisons attendent')}${ends === 1 ? ', son dernier bout ouvert' : ''}`
      : ''),
  turned: (turns) => `Carte ${turns ? QUARTERS[turns] : 'dans son sens de départ'}.`,
  chooseFirst: 'Choisissez d’abord une carte de votre main.',
  board: 'La table des cartes',
  paths: 'Chemins',
  places: 'Emplacements pour une carte',
  yourHand: (c) => `Votre main, ${folk[c]}`,
  dragOrTap: 'glissez, ou touchez deux fois',
  drawnCard: 'La carte piochée',
  turnRight: 'Tourner à droite',
  turnLeft: 'Tourner à gauche',
  discard: 'Mettre de côté',
  two: {
    ready: 'Posez la carte, ou tournez-la.',
    play: 'Poser',
    back: 'Pas ici',
    thenDraw: 'Ensuite, vous piochez une carte.',
  },
  closes: (c) => (c ? `ferme un chemin ${colour[c]} :` : 'ferme un chemin :'),
  closesTheirs: (c) => `ferme un chemin des ${folk[c]} :`,
  housesWith: (n, stones) =>
    `${count(n, 'maison', 'maisons')}, ${stones === null ? 'des pierres pour eux' : count(stones, 'pierre', 'pierres')}`,
  noHouses: 'aucune maison',
  endings: {
    'TRAIL-40': 'Votre dernière pierre : vous gagnez.',
    'TRAIL-53': 'La troisième carte sans pierre : la partie est perdue.',
    'TRAIL-54': 'La dernière pierre : vous gagnez.',
    'TRAIL-55R': 'La pioche est vide : la partie est perdue.',
  },
  lastOf: (name) => `Dernière carte de ${name}`,
  yourLast: 'Votre dernière carte',
  openEnds: 'Bouts ouverts',
  lanternNote: 'Les maisons qui attendent derrière ce bout.',
  lastEndNote: 'Avec des rayons : le dernier bout ouvert.',
  rivalNote: (c) => `Aux ${folk[c]} : réfléchissez avant de le fermer pour eux.`,
  you: 'Vous',
  stonesShort: (n) => (n < 2 ? 'pierre' : 'pierres'),
  pile: (n) => `${count(n, 'carte', 'cartes')} dans la pioche`,
  held: (n) => `${count(n, 'carte', 'cartes')} en main`,
  owed: (n) => `${count(n, 'pierre', 'pierres')} à placer au prochain tour`,
  idle: (n) => `${count(n, 'carte', 'cartes')} sans pierre sur 3`,
  idleWhy: 'Trois de suite sans pierre, et la partie est perdue.',
  scoreNow: (points) => `Gagner maintenant rapporterait ${count(points, 'point', 'points')}.`,
  putAside: 'Mise de côté',
  keys: 'Touches : 1 et 2 choisissent une carte, R la tourne, Entrée essaie puis pose, Échap annule, 0 montre tout.',
  alone: {
    laid: 'Posez la carte ici et piochez la suivante, ou reprenez-la.',
    aside: 'La carte est mise de côté. Piochez la suivante, ou reprenez-la.',
    draw: 'Poser et piocher',
    drawInstead: 'Piocher une autre carte',
    takeUp: 'La reprendre',
    faceDown: 'La carte suivante est encore face cachée.',
    lost: 'Poser et perdre',
    won: 'Poser et gagner',
  },
  result: {
    won: 'Vous avez gagné',
    lost: 'Pas cette fois',
    allPlaced: 'Toutes les pierres sont placées.',
    cardsLeft: (n) => (n < 2 ? 'carte restante dans la pioche.' : 'cartes restantes dans la pioche.'),
    thatsScore: 'C’est votre score.',
    of: (placed, all) => `${placed} sur ${all}`,
    inAll: (placed, all) => `${placed} ${placed < 2 ? 'pierre placée' : 'pierres placées'} sur ${all}`,
    short: (c, n) => `Il manquait ${n} ${n < 2 ? 'pierre' : 'pierres'} ${colour[c]}${n < 2 ? '' : 's'}.`,
    noScore: 'Une partie perdue n’a pas de score.',
  },
}
