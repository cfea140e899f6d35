// La table en français.

import { levels } from '../../../i18n/levels'
import type { Words } from './index'
import { writing } from './writing'

const nth = (place: number): string => (place === 1 ? '1re' : `${place}e`)
const plural = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`
const ANIMALS: Record<string, string> = {
  squirrel: 'écureuils',
  fox: 'renards',
  raccoon: 'ratons laveurs',
  deer: 'cerfs',
  turtle: 'tortues',
  bear: 'ours',
  unicorn: 'licornes',
  goblins: 'gobelins',
}
const FLOWERS: Record<string, [string, string]> = {
  yellow: ['fleur jaune', 'fleurs jaunes'],
  white: ['fleur blanche', 'fleurs blanches'],
  violet: ['fleur violette', 'fleurs violettes'],
  pink: ['fleur rose', 'fleurs roses'],
  blue: ['fleur bleue', 'fleurs bleues'],
}

export const fr: Words = {
  ...writing('fr'),
  board: 'La forêt et ses trois Clairières',
  howTo:
    'Tab va de groupe en groupe, les flèches parcourent les cartes, Entrée choisit, Échap revient d’un pas. Les touches 1 à 3 choisissent une Clairière.',
  seat: (named, level, number) => named || `${levels.fr[level ?? ''] ?? 'Place'}${number === null ? '' : ` ${number}`}`,
  hours: { dawn: 'L’Aube', day: 'Le Jour', sunset: 'Le Coucher de soleil' },
  turn: (number, last) => (last === null ? `Tour ${number}` : `Tour ${number} sur ${last}`),

  clearing: (number) => `Clairière ${number}`,
  empty: 'vide',
  explore: 'Explorer',
  exploreThis: (clearing) => `Explorer la Clairière ${clearing}`,
  place: (card) => `Placer : ${card}`,
  barred: 'a déjà une carte de l’Aube',
  evilElsewhere: 'a plus de créatures méchantes',
  takeThis: (card) => `Prendre : ${card}`,
  filling: (cards, full, room) =>
    room
      ? `${cards} sur ${full} : une de plus, et tout part au Coucher de soleil`
      : `${cards} sur ${full} : tout part au Coucher de soleil`,
  fillingShort: (cards, full) => `${cards} cartes sur ${full}`,
  brings: (points) => `vaut ${points} pour vous`,

  decks: { forest: 'Forêt', court: 'Cour de la Reine', druids: 'Druides' },
  cardsLeft: (count) => plural(count, 'carte', 'cartes'),
  someLeft: 'il reste des cartes',
  noneLeft: 'vide',
  visit: { court: 'Demander audience', druids: 'Aller chez les Druides' },

  dawn: 'L’Aube',
  dawnAsk: (card) => `${card} : choisissez une Clairière`,
  crest: 'Blason de Famille',
  crests: (count) => plural(count, 'Blason de Famille', 'Blasons de Famille'),
  crestCalls: (count) => `rappelle ${count}`,
  useThis: (item) => `Utiliser : ${item}`,

  auction: (clearing) => `Qui ira dans la Clairière ${clearing} ?`,
  hasBid: (name, value) => `${name} mise ${value}`,
  hasPassed: (name) => `${name} passe`,
  bidsNow: (name) => `à ${name} de miser`,
  you: 'vous',
  then: 'puis',
  canPay: (most) => `peut payer jusqu’à ${most}`,
  youCanPay: (most) => `Vous pouvez payer jusqu’à ${most}. Touchez les Fées pour choisir qui part.`,
  sure: (value) => `${value} : personne ne peut miser plus`,
  bid: (value) => `Miser ${value}`,
  bidStone: (value, unbeatable) => (unbeatable ? `Miser ${value}, personne ne peut faire plus` : `Miser ${value}`),
  lower: (value) => `Baisser la mise à ${value}`,
  higher: (value) => `Monter la mise à ${value}`,
  pass: 'Passer',
  sendNobody: 'n’envoyer personne',
  sends: (parts) => `envoyer ${parts}`,
  youTake: (value) => `Vous l’emportez pour ${value}`,
  tops: (name) => `${name} mise plus`,
  takes: (name, value) => `${name} l’emporte pour ${value}`,
  nobodyTakes: 'Personne ne la prend',
  fromTo: (from, to) => `${from} → ${to}`.replaceAll('-', '−'),
  cardsLost: 'Ses cartes quittent la partie',
  noChange: 'Vos points ne changent pas',
  gains: (name, points) => `${name} ${points}`,
  reason({ row, change, own, best, rivals }, name) {
    const animals = ANIMALS[row]
    if (row === 'applause')
      return change > 0
        ? 'applaudissements pour vous'
        : rivals.length
          ? `applaudissements pour ${fr.list(rivals.map(name))}`
          : 'plus d’applaudissements'
    if (row === 'turtles') return change > 0 ? 'exactement trois tortues' : 'plus exactement trois tortues'
    if (row === 'variety') return plural(own, 'couleur', 'couleurs différentes')
    if (row === 'items') return 'objets'
    if (!animals) return plural(own, ...(FLOWERS[row] ?? ([row, row] as [string, string])))
    if (own > best) return `majorité de ${animals}, ${own} contre ${best}`
    if (own === best) return `${animals} à égalité, ${own}`
    return row === 'goblins' ? `${fr.list(rivals.map(name))} : plus de gobelins` : `${animals} : ${best} contre ${own}`
  },

  payFor: { court: 'Audience chez la Reine', druids: 'Visite chez les Druides' },
  looks: (count) => (count === null ? 'regarder des cartes' : `regarder ${plural(count, 'carte', 'cartes')}`),
  send: 'Envoyer',
  wins: (clearing) => `Vous remportez la Clairière ${clearing}`,
  total: (total, needed) => `${total} sur ${needed}`,
  worthHere: (fairy, worth, chosen) => `${fairy}, vaut ${worth} ici${chosen ? ', choisie' : ''}`,

  wind: 'Il vous reste au plus trois cartes en main : la Fée du Vent peut revenir.',
  recall: 'La reprendre',
  leave: 'La laisser',
  warrior: 'La Fée Guerrière peut chasser tous les gobelins et ogres.',
  banish: 'Les chasser',
  spare: 'Les prendre aussi',
  keep: 'Touchez la carte que vous gardez.',
  order: 'Touchez les cartes dans l’ordre où elles vont sous la pioche ; la dernière va tout en dessous.',
  onlyYou: 'Vous seul voyez ces cartes.',
  keeps: 'gardée',
  keepThis: (card) => `Garder : ${card}`,
  under: (place) => `${nth(place)} dessous`,
  underThis: (card, place) => `Mettre sous la pioche, ${nth(place)} : ${card}`,
  asTheyLie: 'le reste sous la pioche, dans cet ordre',
  ogre: (count) => `L’ogre vous prend ${plural(count, 'carte', 'cartes')}. Choisissez.`,
  feed: (card) => `Donner : ${card}`,
  gain: 'Gagnez l’une des deux ; l’autre va dans une Clairière.',
  gainThis: (card) => `Gagner : ${card}`,
  take: 'Touchez la carte à prendre dans une Clairière.',
  doing: {
    dawn: (name) => `${name} place des cartes`,
    day: (name) => `${name} choisit une action`,
    bid: (name) => `${name} mise`,
    payment: (name) => `${name} paie`,
    wind: (name) => `${name} décide pour la Fée du Vent`,
    warrior: (name) => `${name} décide pour la Fée Guerrière`,
    keep: (name) => `${name} regarde des cartes`,
    order: (name) => `${name} remet des cartes`,
    ogre: (name) => `${name} nourrit un ogre`,
    take: (name) => `${name} prend une carte`,
    gain: (name) => `${name} choisit une carte`,
  },

  hand: 'Vos Fées',
  noHand: 'Aucune Fée en main',
  items: 'Objets',
  played: 'Envoyées',
  inHand: (count) => (count === null ? 'des Fées en main' : `${plural(count, 'Fée', 'Fées')} en main`),
  many: (card, count) => (count > 1 ? `${card}, ${count} cartes` : card),

  who: 'Qui a quoi',
  whoNote: 'or : majorité ; grisé : en jeu',
  most: 'majorité',
  tied: 'à égalité',
  atStake: 'en jeu',
  mostGoblins: 'le plus de gobelins',
  known: 'Ce que vous savez des pioches',
  knownAt: (card, places) =>
    places.length === 1
      ? `${card} : ${places[0] === 0 ? 'sur le dessus' : `${nth(places[0]! + 1)} à partir du dessus`}`
      : `${card} : entre les places ${places[0]! + 1} et ${places.at(-1)! + 1}`,
  gallery: 'Toutes les cartes',
  galleryNote: 'Neuf de ces objets sont dans une partie. Une étoile marque ceux d’une première partie.',
  usable: 'Temporaire',
  permanent: 'Permanent',
  starred: 'étoile',
  forestCards: 'Cartes Forêt',
  times: (count) => `${count}×`,
  close: 'Fermer',

  harvest: 'Ce que chacun rapporte',
  turnsUp: (name) => `${name} montre les Fées qui lui restent en main.`,
  ending: 'La forêt s’endort. Qu’est-ce que chacun rapporte ?',
  play: 'Jouer',
}
