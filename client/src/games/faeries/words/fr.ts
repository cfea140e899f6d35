// The board in French.

import { levels } from '../../../i18n/levels'
import type { Words } from './index'

const plural = (count: number, one: string, more: string): string => `${count} ${count < 2 ? one : more}`
const list = (names: readonly string[]): string => new Intl.ListFormat('fr', { type: 'conjunction' }).format(names)
const more = (left: number, one: string, many: (left: number) => string): string => (left > 1 ? many(left) : one)

export const fr: Words = {
  board: 'La table des peuples féeriques',
  howTo:
    'Tab va d’une partie à l’autre, les flèches parcourent les cartes, Entrée choisit, Échap revient d’un pas. Les touches 1 à 5 choisissent une action ou un domaine.',
  seat: (named, level, number) => named || `${levels.fr[level ?? ''] ?? 'Place'}${number === null ? '' : ` ${number}`}`,
  starting: 'Carte de départ',

  actions: 'Actions',
  turn: (number) => `Tour ${number}`,
  turnOf: (number, acting, following) =>
    `Tour ${number}. ${acting} agit.${following.length ? ` Doivent suivre : ${list(following)}.` : ''}`,
  lastTurn: (cause) =>
    `Dernier tour : ${{ homes: 'tous les logis sont placés', tiles: 'les tuiles sont épuisées', tokens: 'une réserve est vide', cards: 'la pile est épuisée', turns: 'deux cents tours sont joués' }[cause]}`,

  areas: 'Domaines des peuples',
  areaSaid: (folk, counts, status) => `${folk} : ${counts.join(', ')}. ${status}`,
  tokens: (name, count, points) =>
    `${name} ${plural(count, 'jeton', 'jetons')} pour ${plural(points, 'point', 'points')}`,
  placeHere: (area, moving) => `${moving ? 'Le déplacer ici' : 'Placer un jeton'}. ${area}`,
  homeOf: (name) => `logis : ${name}`,
  takeUp: (name, folk) => `Prendre un jeton de ${name}, ${folk}`,
  remove: (name, folk) => `Retirer un jeton de ${name}, ${folk}`,
  steal: (name, folk) => `Remplacer un jeton de ${name}, ${folk}`,

  befriend: (card) => `Se lier avec : ${card}`,
  takeTile: (tile) => `Prendre la ${tile}`,
  fitsNot: (tile) => `La ${tile}, n’entre nulle part`,

  garden: (name) => `Jardin de ${name}`,
  layKeys: 'Les flèches déplacent la pièce, R et E la tournent, F la retourne, Entrée la pose.',
  layTools: 'La pièce en main',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  sideUp: { plant: 'Côté plantes visible', path: 'Côté allée visible' },
  turned: (quarters) =>
    ['non tournée', 'tournée d’un quart', 'tournée d’un demi-tour', 'tournée de trois quarts'][quarters] ?? '',

  notes: {
    name: () => 'Choisissez l’action que tous feront ce tour.',
    place: (left) =>
      more(
        left,
        'Choisissez un domaine pour votre jeton.',
        (n) => `Choisissez des domaines pour ${n} jetons, un par un.`,
      ),
    tile: () => 'Prenez une tuile : touchez-la, ou glissez-la dans votre jardin.',
    lay: () => 'Posez la tuile : touchez sa place. Un toucher montre, le suivant pose.',
    befriend: () => 'Choisissez une carte de l’offre.',
    help: () => 'Jouez une carte de votre main.',
    call: () => 'Défaussez une carte si vous voulez ; puis vous piochez jusqu’à cinq.',
    home: () => 'Le logis est à vous : placez-le dans votre jardin.',
    move: (left) => `Prenez un jeton, puis choisissez son nouveau domaine${left > 1 ? ` ; ${left} à déplacer` : ''}.`,
    remove: (left) =>
      more(left, 'Choisissez le jeton d’un rival à retirer.', (n) => `Choisissez ${n} jetons de rivaux à retirer.`),
    steal: (left) =>
      more(left, 'Choisissez le jeton d’un rival à remplacer.', (n) => `Choisissez ${n} jetons de rivaux à remplacer.`),
    aim: (left) => more(left, 'Choisissez qui défausse une carte.', (n) => `Choisissez qui défausse ${n} cartes.`),
    drop: (left) => more(left, 'Défaussez une carte.', (n) => `Défaussez ${n} cartes.`),
    recover: (left) =>
      more(left, 'Reprenez une carte de votre défausse.', (n) => `Reprenez ${n} cartes de votre défausse.`),
    spend: () => 'Défaussez une carte pour la suite, ou renoncez.',
    choose: () => 'Choisissez l’un des deux.',
    keep: () => 'Gardez une carte ; les autres passent à gauche.',
  },
  extra: {
    before: 'Jouez d’abord une carte de plus si vous voulez, ou passez à l’action.',
    after: 'Jouez une carte de plus si vous voulez, ou terminez votre part du tour.',
  },
  extraMode: 'Que faire de la carte de plus',
  playCard: 'Jouer',
  discardCard: 'Défausser',
  goOn: (action) => `Continuer : ${action}`,
  finish: 'Terminer',
  keepAll: 'Tout garder, piocher',
  doNot: 'Renoncer',
  playIt: 'Jouer',
  back: 'Annuler',
  working: 'À l’œuvre',
  others: (names, question) =>
    `${list(names)} : ${{ name: 'nomme l’action', before: 'peut d’abord jouer une carte', after: 'peut jouer une carte', place: 'place un jeton', tile: 'prend une tuile', lay: 'pose une tuile', befriend: 'se lie d’amitié', help: 'joue une carte', call: 'peut défausser, puis pioche', home: 'place un logis', move: 'déplace un jeton', remove: 'retire un jeton', steal: 'remplace un jeton', aim: 'choisit qui défausse', drop: 'défausse', recover: 'reprend une carte', spend: 'peut défausser une carte', choose: 'choisit l’effet d’une carte', keep: 'garde une carte' }[question]}`,
  aim: 'Qui défausse',
  inHand: (count) => `${count} en main`,
  recover: (card) => `Reprendre : ${card}`,
  packet: 'Votre paquet',
  hasChosen: 'a choisi',
  stillChoosing: 'choisit',
  keepThis: (card) => `Garder : ${card}`,
  kept: 'Gardées jusqu’ici',

  hand: 'Votre main',
  noHand: 'Aucune carte en main',
  pile: (count) => `${count} à piocher`,
  discards: (count) => plural(count, 'défaussée', 'défaussées'),
  playThis: (card) => `Jouer : ${card}`,
  discardThis: (card) => `Défausser : ${card}`,
  discarded: 'non jouée',

  cardsOf: 'Les cartes que l’on connaît',
  counts: (held, piled, discarded) =>
    `${held} en main · ${piled} à piocher · ${plural(discarded, 'défaussée', 'défaussées')}`,
  handNamed: 'En main',
  pileNamed: 'À piocher, dans un ordre inconnu',
  discardsNamed: 'Défaussées',
  somewhere: 'En main, en pioche ou en défausse',
  secret: (count) =>
    `${plural(count, 'carte gardée', 'cartes gardées')} au choix initial, pas encore ${count < 2 ? 'montrée' : 'montrées'}`,
  under: 'Sous la pile',
  gallery: 'Toutes les cartes',

  toHome: (left) => `encore ${left} pour le logis`,
  cardOffer: 'Fées à rencontrer',
  deckLeft: (count) => `encore ${count} dans la pile`,
  tileOffer: 'Tuiles',
  bagLeft: (count) => `${count} dans le sac`,
  tile: (size, outline) => `tuile de ${size} cases, en ${outline.charAt(0)}`,
  gardens: 'Leurs jardins',
  inPlants: (points) => `${points} en plantes`,
  needsPath: 'sans allée',
  tileSaid: (side, size, squares, points) =>
    side === 'path'
      ? `Allée de ${size} cases en ${squares}.`
      : `Plantes de ${size} cases en ${squares}, ${points ? plural(points, 'point', 'points') : 'sans allée'}.`,
  homeSaid: (folk, square) => `Logis ${folk} en ${square}.`,
  freeSaid: (count) => `${plural(count, 'case libre', 'cases libres')}.`,
  neighbours: { path: 'une allée', home: 'un logis', plant: 'des plantes' },
  beside: (things) => (things.length ? `. À côté : ${list(things)}` : ''),
  decision: 'Votre choix',
  tileInHand: (side) => (side === 'plant' ? 'Votre tuile, côté plantes.' : 'Votre tuile, côté allée.'),
  homeInHand: (folk) => `Le logis ${folk}.`,
  putDown: 'Choisissez sa place sur la pelouse.',
  noFit: 'Impossible de la poser là.',
  brings: (points, cards, tokens, end) =>
    `${[points && `${points} points tout de suite`, cards && plural(cards, 'carte à piocher', 'cartes à piocher'), tokens && plural(tokens, 'jeton à placer', 'jetons à placer'), (end || !(points || cards || tokens)) && `${end} de plus à la fin`].filter(Boolean).join(', ')}.`,
  fitsHere: (tokens, cards, points, end) =>
    `possible, ${[points && `${points} points tout de suite`, cards && plural(cards, 'carte à piocher', 'cartes à piocher'), tokens && plural(tokens, 'jeton à placer', 'jetons à placer'), (end || !(points || cards || tokens)) && `${end} de plus à la fin`].filter(Boolean).join(', ')}`,
  now: (points) => `+${points} tout de suite`,
  atEnd: (points) => `+${points} à la fin`,
  flip: (side) => (side === 'plant' ? 'Côté plantes' : 'Côté allée'),
  layHere: 'Poser',
  doNotSpend: 'Ne rien défausser',
  goOnNow: 'Continuer',
  close: 'Fermer',
  or: 'ou',
  shown: 'À montrer',
  tabs: { hand: 'Main', offer: 'Fées', tiles: 'Tuiles', gardens: 'Jardins' },
  player: 'Joueur',
  soFar: 'à ce stade',
  projection: 'Si la partie finissait maintenant',
  projectionNote: 'D’après ce que vous savez : d’autres ont peut-être des cartes qui comptent à la fin.',
  finalScore: 'Points',
  columns: { track: 'piste', folk: 'peuples', plants: 'plantes', cards: 'cartes', total: 'total' },
  score: 'Score',
  nearing: 'La fin est-elle proche ?',
  nearness: (cause, left, whole, names) =>
    ({
      homes: `Logis placés : ${whole - left} sur ${whole}`,
      tiles: `Tuiles dans le sac : ${left}`,
      tokens: `Réserve la plus petite : ${left} (${list(names)})`,
      cards: `Cartes dans la pile : ${left}`,
      turns: `Tours restants : ${left}`,
    })[cause],
  allCards: 'Les cartes de chacun',
  moreCards: (count) => `et ${count} ${count === 1 ? 'autre' : 'autres'}`,
  turnsUp: (name) => `${name} montre toutes ses cartes.`,
  endedBy: (cause) =>
    ({
      homes: 'Les cinq logis sont placés.',
      tiles: 'Il n’y a plus assez de tuiles.',
      tokens: 'Une réserve de jetons est vide.',
      cards: 'La pile est épuisée.',
      turns: 'Deux cents tours ont été joués.',
    })[cause],
  drafting: 'Choix initial',
}
