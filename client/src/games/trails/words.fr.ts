// The board's words in French.

import type { PathWords, Words } from './words'

const SIDE: Record<string, string> = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' }
const NAMED: Record<string, string> = { N: 'le nord', E: 'l’est', S: 'le sud', W: 'l’ouest' }
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
          : `${[...edges].map((edge) => NAMED[edge]).slice(0, 2).join(', ')} et ${NAMED[edges[2]!]} se rejoignent`
  return houses ? `${way} avec ${count(houses, 'maison', 'maisons')}` : way
}

function network(paths: PathWords[]): string {
  const crossing = paths.length === 2 && paths.every(({ edges }) => edges === 'NS' || edges === 'EW')
  return paths.map((one) => path(one, crossing)).join(' ; ')
}

const colour = { pink: 'rose', yellow: 'jaune' }
const QUARTERS = ['sans la tourner', 'tournée d’un quart de tour', 'tournée d’un demi-tour', 'tournée de trois quarts de tour']
const stones = (n: number, c: 'pink' | 'yellow') => `${n} ${n < 2 ? 'pierre' : 'pierres'} ${colour[c]}${n < 2 ? '' : 's'}`

export const fr: Words = {
  colour,
  folk: { pink: 'elfes', yellow: 'gnomes' },
  card: (number, pink, yellow) => `Carte ${number}. Rose : ${network(pink)}. Jaune : ${network(yellow)}.`,
  place: (x, y) => {
    const parts = [x && `${Math.abs(x)} à l’${x > 0 ? 'est' : 'ouest'}`, y && `${Math.abs(y)} au ${y > 0 ? 'sud' : 'nord'}`]
    return parts.filter(Boolean).join(', ') || 'le départ'
  },
  laid: (card, place) => `Emplacement : ${place}. ${card}`,
  free: (place) => `Emplacement libre, ${place}`,
  tryHere: (place, turns) => `Essayer la carte ici, ${place}, ${QUARTERS[turns]}`,
  confirmHere: (place) => `Poser la carte ici, ${place}`,
  network: ({ colour: c, cards, ends, houses, stones: settled }) =>
    `Chemin ${colour[c]} sur ${count(cards, 'carte', 'cartes')} : ` +
    `${ends ? count(ends, 'bout ouvert', 'bouts ouverts') : 'complet'}, ` +
    (houses ? `${count(houses, 'maison', 'maisons')}${settled ? `, dont ${count(settled, 'habitée', 'habitées')}` : ''}` : 'aucune maison'),
  turned: (turns) => `Carte ${turns ? QUARTERS[turns] : 'dans son sens de départ'}.`,
  chooseFirst: 'Choisissez d’abord une carte de votre main.',
  board: 'La table des cartes',
  paths: 'Chemins',
  places: 'Emplacements pour une carte',
  hand: 'Votre main',
  tools: 'La vue de la table',
  yourCards: 'Vos cartes',
  drawnCard: 'La carte piochée',
  turnRight: 'Tourner à droite',
  turnLeft: 'Tourner à gauche',
  discard: 'Mettre de côté',
  confirm: 'Poser ici',
  back: 'Retour',
  nearer: 'Plus près',
  farther: 'Plus loin',
  centre: 'Tout montrer',
  keepEnds: 'Garder les bouts ouverts éclairés',
  wouldPlace: (n, c) => `+${stones(n, c)}`,
  wouldOwe: (n, c) => `${stones(n, c)} au prochain tour`,
  wouldClose: (c) => `ferme un chemin ${colour[c]} sans maison`,
  pile: (n) => `${count(n, 'carte', 'cartes')} dans la pioche`,
  pileShort: 'Pioche',
  held: (n) => `${count(n, 'carte', 'cartes')} en main`,
  stonesLeft: (n) => (n ? `encore ${count(n, 'pierre', 'pierres')}` : 'toutes les pierres placées'),
  owed: (n) => `${count(n, 'pierre', 'pierres')} à placer au prochain tour`,
  idle: (n) => `${n} sur 3 ${n < 2 ? 'carte' : 'cartes'} sans pierre`,
  idleShort: 'Sans pierre',
  score: 'Score',
  scoreNow: (points) => `Pour une victoire maintenant : ${points}`,
  putAside: 'Mise de côté',
  stones: 'Pierres placées',
  cardsLeft: 'Cartes restant dans la pioche',
  keys: 'Touches : 1 et 2 choisissent une carte, R la tourne, Entrée essaie puis pose, Échap revient, 0 montre tout.',
  alone: {
    laid: 'La carte est posée. Piochez la suivante, ou reprenez-la.',
    aside: 'La carte est mise de côté. Piochez la suivante, ou reprenez-la.',
    draw: 'Piocher la suivante',
    takeUp: 'La reprendre',
    faceDown: 'La carte suivante est encore face cachée.',
  },
}
