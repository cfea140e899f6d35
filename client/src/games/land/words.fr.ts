// Le plateau en français.

import { cards } from './cards.fr'
import type { Words } from './words'
import { writing } from './writing'

const levels: Record<string, string> = { seedling: 'Jeune pousse', druid: 'Druide', elder: 'Ancien' }
const nth = (place: number): string => (place === 1 ? '1re' : `${place}e`)
const plural = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`
const name = (kind: string): string => cards.names[kind] ?? kind

export const fr: Words = {
  ...writing('fr'),
  cards,
  board: 'La forêt et ses trois clairières',
  howTo: 'Tab va de groupe en groupe, les flèches parcourent les cartes, Entrée choisit, Échap revient d’un pas. Les touches 1 à 3 choisissent une clairière.',
  seat: (named, level, number) => named || `${levels[level ?? ''] ?? 'Place'}${number === null ? '' : ` ${number}`}`,

  clearing: (number) => `Clairière ${number}`,
  empty: 'vide',
  explore: 'Explorer',
  reach: (most) => `jusqu’à ${most}`,
  place: (card, clearing) => `${card} : mettre dans la clairière ${clearing}`,
  barred: 'l’autre carte de l’aube',
  takeHere: (card) => `${card} : prendre`,

  decks: { forest: 'Forêt', court: 'Cour de la Reine', druids: 'Druides' },
  left: (count) => plural(count, 'carte', 'cartes'),
  some: 'des cartes',
  none: 'vide',
  visit: { court: 'Audience', druids: 'Visite' },
  crest: 'Jouer un blason',
  crests: (count) => plural(count, 'blason', 'blasons'),
  crestBack: (count) => plural(count, 'fée revient', 'fées reviennent'),
  useThis: (item) => `${item} : utiliser`,

  dawn: 'Aube',
  dawnNow: (card) => `${card} : choisissez une clairière`,
  auction: (clearing) => `Enchères pour la clairière ${clearing}`,
  passed: 'passe',
  bid: (value) => `Offrir ${value}`,
  pass: 'Passer',
  most: (kind) => `Majorité : ${name(kind)}`,
  upTo: (most) => `Vous pouvez payer jusqu’à ${most} ici`,
  counts: (fairy, worth) => `${fairy} compte ${worth} ici`,
  itemsAdd: (amount) => `vos objets ajoutent ${amount}`,
  bids: (named, bid, now) => `${named} : ${bid === null ? (now ? 'réfléchit' : 'à venir') : bid ? `offre ${bid}` : 'passe'}`,

  payFor: (clearing) => `Paiement pour la clairière ${clearing}`,
  tapFairies: 'touchez des fées',
  payVisit: { court: 'Audience chez la Reine', druids: 'Visite aux druides' },
  total: (total, needed) => `${total} sur ${needed}`,
  missing: (points) => `il manque ${points}`,
  wasted: (points) => (points ? `${points} de trop` : 'juste ce qu’il faut'),
  looks: (count) => `vous verriez ${plural(count, 'carte', 'cartes')}`,
  thrifty: 'Au plus juste',
  payThis: (fairy, worth, paid) => `${fairy}, vaut ${worth} ici${paid ? ', dans le paiement' : ''}`,

  wind: 'Il reste au plus trois cartes en main : la fée du Vent peut revenir.',
  recall: 'Reprendre Vent',
  leave: 'La laisser',
  warrior: 'La Guerrière peut chasser tous les gobelins et ogres.',
  banish: 'Les chasser',
  spare: 'Les prendre aussi',
  keep: 'Touchez la carte à garder, puis les autres dans l’ordre où elles vont sous la pioche.',
  order: 'Touchez les cartes dans l’ordre où elles vont sous la pioche ; la dernière tout en bas.',
  onlyYou: 'vous seul les voyez',
  kept: 'gardée',
  keepThis: (card) => `${card} : garder`,
  under: (place) => `${nth(place)} dessous`,
  underThis: (card, place) => `${card} : mettre sous la pioche, ${nth(place)}`,
  rest: 'Le reste tel quel',
  ogre: (count) => `L’ogre reçoit encore ${plural(count, 'carte', 'cartes')} : choisissez`,
  feed: (card) => `${card} : donner`,
  gain: 'Gagnez-en une ; l’autre va dans une clairière.',
  gainThis: (card) => `${card} : gagner`,
  take: 'Touchez dans une clairière la carte à prendre.',
  others: (names, question) => `${names} ${question}`,
  doing: {
    dawn: 'place des cartes', day: 'choisit l’action du jour', bid: 'enchérit', payment: 'paie', wind: 'décide pour Vent', warrior: 'décide pour la Guerrière',
    keep: 'regarde des cartes', order: 'remet des cartes', ogre: 'nourrit un ogre', take: 'prend une carte', gain: 'choisit une carte',
  },

  hand: 'Vos fées',
  noHand: 'Aucune fée en main',
  handOf: (named, count) => `${named} tient ${count === null ? 'des fées' : plural(count, 'fée', 'fées')}`,
  front: (named) => `Devant ${named}`,
  played: 'Jouées',
  items: 'Objets',
  many: (card, count) => (count > 1 ? `${card}, ${count} cartes` : card),

  projection: 'Si la partie finissait là',
  finalScore: 'Points',
  rows: { turtles: 'Trois tortues', flowers: 'Fleurs', variety: 'Variété', goblins: 'Gobelins', items: 'Objets', applause: 'Applaudissements' },
  sum: 'Total',
  reason: (reason, named) => {
    if (reason.kind === 'half') return 'deux à égalité : la moitié chacun'
    if (reason.kind === 'crowd') return 'trois ou plus à égalité : personne'
    if (reason.kind === 'crown') return `égalité ; la Couronne de bois décide pour ${named(reason.seat)}`
    if (reason.kind === 'goblins') return 'seul à en avoir le plus : 2 chacun'
    if (reason.kind === 'tiedGoblins') return 'à égalité : 1 chacun'
    if (reason.kind === 'clap') return 'meilleure main'
    if (reason.kind === 'sharedClap') return 'meilleures mains à égalité'
    return reason.kind === 'none' ? 'personne n’en a' : ''
  },
  rowNotes: { turtles: 'exactement trois', flowers: 'par couleur', variety: 'couleurs', goblins: 'le plus perd', items: 'selon la carte', applause: 'meilleure main' },
  scoreNow: (named, points) => `${named} aurait ${points}`,
  known: 'Ce que vous savez des pioches',
  knownAt: (card, places) => (places.length === 1 ? `${card} : ${places[0] === 0 ? 'sur le dessus' : `${nth(places[0]! + 1)} depuis le dessus`}` : `${card} : entre les places ${places[0]! + 1} et ${places.at(-1)! + 1}`),
  lately: 'À l’instant',
  gallery: 'Toutes les cartes',
  galleryNote: 'Neuf des objets sont dans une partie. Une étoile marque ceux d’une première partie.',
  usable: 'Une seule fois',
  permanent: 'Permanent',
  starred: 'étoile',
  forestCards: 'Cartes de la forêt',
  times: (count) => `${count}×`,
  play: 'Jouer',
}
