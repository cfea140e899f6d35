// Les cartes en français.

import type { CardWords } from './words'

const NAMES: Record<string, string> = {
  squirrel: 'Écureuil', fox: 'Renard', raccoon: 'Raton laveur', deer: 'Cerf', turtle: 'Tortue', bear: 'Ours', unicorn: 'Licorne',
  yellow: 'Fleur jaune', white: 'Fleur blanche', violet: 'Fleur violette', pink: 'Fleur rose', blue: 'Fleur bleue',
  warrior: 'Guerrière', explorer: 'Exploratrice', fauna: 'Faune', flora: 'Flore', herald: 'Héraut', wind: 'Vent',
  goblin: 'Gobelin', ogre: 'Ogre', lost_half: 'Moitié perdue', crest: 'Blason',
  fairy_1: 'Fée 1', fairy_2: 'Fée 2', fairy_3: 'Fée 3', fairy_4: 'Fée 4', fairy_5: 'Fée 5', fairy_6: 'Fée 6', fairy_7: 'Fée 7',
  oak_staff: 'Bâton de chêne', hunting_horn: 'Cor de chasse', garland: 'Guirlande', moon_lantern: 'Lanterne de lune', court_mantle: 'Manteau de cour',
  glass_slippers: 'Pantoufles de verre', dew_mirror: 'Miroir de rosée', queens_signet: 'Sceau de la Reine', stirring_spoon: 'Cuillère à remuer',
  silver_whistle: 'Sifflet d’argent', ogre_bell: 'Clochette aux ogres', goblin_lullaby: 'Berceuse des gobelins', goblin_purse: 'Bourse des gobelins',
  heirloom_casket: 'Coffret de famille', wild_posy: 'Bouquet sauvage', antler_crown: 'Couronne de bois', ravens_claw: 'Serre du corbeau',
  wind_rose: 'Rose des vents', retained_half: 'Moitié conservée',
}

const ABOUT: Record<string, string> = {
  warrior: 'Vaut 1. En exploration, elle peut chasser tous les gobelins et ogres de cette clairière.',
  explorer: 'En exploration, vaut autant que la clairière a de cartes ; sinon 1.',
  fauna: 'Vaut 3 pour explorer une clairière avec au moins deux animaux ; sinon 1.',
  flora: 'Vaut 4 pour explorer une clairière avec au moins deux fleurs ; sinon 1.',
  herald: 'Vaut 5 pour une audience ou chez les druides ; sinon 1.',
  wind: 'Vaut 1. S’il reste au plus trois cartes dans votre main, vous pouvez la reprendre aussitôt.',
  goblin: 'Qui a le plus de gobelins à la fin perd 2 points par gobelin, à égalité 1 par gobelin. Va là où il y a le moins de créatures mauvaises.',
  ogre: 'Frappe qui le reçoit : il est défaussé avec deux de ses animaux ou fleurs. Va là où il y a le moins de créatures mauvaises.',
  lost_half: 'Moitié du pendentif royal : rien toute seule, 12 points avec la Moitié conservée.',
  crest: 'À jouer comme action du jour : toutes vos fées jouées reviennent en main.',
}

const AMONG: Record<string, string> = { animal: 'animaux', flower: 'fleurs', card: 'cartes' }

export const cards: CardWords = {
  names: NAMES,
  about(kind, group, { forest }) {
    if (ABOUT[kind]) return ABOUT[kind]
    const count = forest.card.find(({ name }) => name === kind)?.count ?? 0
    if (kind === 'turtle') return `Le plus de tortues : ${count} points. Exactement ${forest.turtles} : ${forest.turtle_points} de plus.`
    if (group === 'animal') return `Qui en a le plus (${count} en tout) marque ${count} à la fin. Deux à égalité : la moitié chacun ; davantage : personne.`
    if (group === 'flower') return `2, 3, 4, 5 d’une couleur : ${forest.flower_points.slice(2).join(', ')} points. 0 à 5 couleurs : ${forest.variety_points.join(', ')}.`
    return 'Vaut son nombre quand elle est jouée. En main à la fin, elle compte pour les applaudissements.'
  },
  item({ effect, amount, among, least, deck, crest, goblin, both, shuffled }) {
    const where = deck === 'court' ? 'la pioche de la Reine' : 'la pioche des druides'
    if (effect === 'bid') return among ? `Votre paiement vaut ${amount} de plus dans une clairière avec au moins ${least} ${AMONG[among] ?? among}.` : `En exploration, votre paiement vaut ${amount} de plus.`
    if (effect === 'visit') return `Pour une audience ou chez les druides, votre paiement vaut ${amount} de plus.`
    if (effect === 'value') return `Vos fées 1 et 2 comptent ${amount} chacune quand elles sont jouées.`
    if (effect === 'look') return `${shuffled ? `Mélangez ${where}, puis regardez` : 'Regardez'} les ${amount} premières cartes de ${where} et gardez-en une ; le reste va dessous.`
    if (effect === 'return') return `Vos fées jouées qui valent au plus ${amount} reviennent en main ; les spéciales comptent 1.`
    if (effect === 'shield') return 'Les ogres que vous recevez sont défaussés et ne prennent rien.'
    if (effect === 'asleep') return 'À la fin, les gobelins ne vous coûtent rien.'
    if (effect === 'points') return goblin ? `${goblin} point par gobelin que vous avez.` : `${amount} points, et ${crest} de plus par blason encore devant vous.`
    if (effect === 'wild') return 'À la fin, une fleur de la couleur qui vous rapporte le plus.'
    if (effect === 'crown') return 'À égalité pour un animal, vous seul en avez le plus.'
    if (effect === 'take') return 'Prenez dans une clairière une carte qui n’est pas mauvaise.'
    if (effect === 'draw') return 'Piochez à découvert deux cartes de la forêt ; gagnez-en une, placez l’autre dans une clairière.'
    return `${both} points avec la Moitié perdue ; seule ${amount}.`
  },
}
