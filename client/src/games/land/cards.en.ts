// The cards in English.

import type { CardWords } from './words'

const NAMES: Record<string, string> = {
  squirrel: 'Squirrel', fox: 'Fox', raccoon: 'Raccoon', deer: 'Deer', turtle: 'Turtle', bear: 'Bear', unicorn: 'Unicorn',
  yellow: 'Yellow flower', white: 'White flower', violet: 'Violet flower', pink: 'Pink flower', blue: 'Blue flower',
  warrior: 'Warrior', explorer: 'Explorer', fauna: 'Fauna', flora: 'Flora', herald: 'Herald', wind: 'Wind',
  goblin: 'Goblin', ogre: 'Ogre', lost_half: 'Lost Half', crest: 'Crest',
  fairy_1: 'Fairy 1', fairy_2: 'Fairy 2', fairy_3: 'Fairy 3', fairy_4: 'Fairy 4', fairy_5: 'Fairy 5', fairy_6: 'Fairy 6', fairy_7: 'Fairy 7',
  oak_staff: 'Oak Staff', hunting_horn: 'Hunting Horn', garland: 'Garland', moon_lantern: 'Moon Lantern', court_mantle: 'Court Mantle',
  glass_slippers: 'Glass Slippers', dew_mirror: 'Dew Mirror', queens_signet: 'Queen’s Signet', stirring_spoon: 'Stirring Spoon',
  silver_whistle: 'Silver Whistle', ogre_bell: 'Ogre Bell', goblin_lullaby: 'Goblin Lullaby', goblin_purse: 'Goblin Purse',
  heirloom_casket: 'Heirloom Casket', wild_posy: 'Wild Posy', antler_crown: 'Antler Crown', ravens_claw: 'Raven’s Claw',
  wind_rose: 'Wind Rose', retained_half: 'Retained Half',
}

const ABOUT: Record<string, string> = {
  warrior: 'Worth 1. Used to explore, she may drive all goblins and ogres out of that Clearing.',
  explorer: 'Used to explore, worth as much as the Clearing has cards; else 1.',
  fauna: 'Worth 3 to explore a Clearing with two or more animals; else 1.',
  flora: 'Worth 4 to explore a Clearing with two or more flowers; else 1.',
  herald: 'Worth 5 for an audience or at the Druids’; else 1.',
  wind: 'Worth 1. If at most three cards stay in your hand, you may take her back at once.',
  goblin: 'Who has most goblins at the end loses 2 for each, those tied for most 1 for each. Goes where there are fewest evil creatures.',
  ogre: 'Strikes who gains it: it is discarded with two animals or flowers of theirs. Goes where there are fewest evil creatures.',
  lost_half: 'Half of the Royal Pendant: worth nothing alone, 12 points together with the Retained Half.',
  crest: 'Play it as the action of a day: all your played Fairies return to your hand.',
}

const AMONG: Record<string, string> = { animal: 'animals', flower: 'flowers', card: 'cards' }

export const cards: CardWords = {
  names: NAMES,
  about(kind, group, { forest }) {
    if (ABOUT[kind]) return ABOUT[kind]
    const count = forest.card.find(({ name }) => name === kind)?.count ?? 0
    if (kind === 'turtle') return `Most turtles: ${count} points. Exactly ${forest.turtles}: ${forest.turtle_points} more.`
    if (group === 'animal') return `Who has most of the ${count} scores ${count} at the end. Two tied: half each; more: nobody.`
    if (group === 'flower') return `2, 3, 4, 5 of a colour: ${forest.flower_points.slice(2).join(', ')} points. 0 to 5 colours: ${forest.variety_points.join(', ')}.`
    return 'Worth her number when she is played. In your hand at the end she earns applause.'
  },
  item({ effect, amount, among, least, deck, crest, goblin, both, shuffled }) {
    const where = deck === 'court' ? 'the Queen’s deck' : 'the Druids’ deck'
    if (effect === 'bid') return among ? `Your payment is worth ${amount} more in a Clearing with at least ${least} ${AMONG[among] ?? among}.` : `When you explore, your payment is worth ${amount} more.`
    if (effect === 'visit') return `For an audience or the Druids your payment is worth ${amount} more.`
    if (effect === 'value') return `Your Fairies 1 and 2 count ${amount} each when played.`
    if (effect === 'look') return `${shuffled ? `Shuffle ${where}, then look` : 'Look'} at the top ${amount} cards of ${where} and keep one; the rest go under it.`
    if (effect === 'return') return `Your played Fairies worth at most ${amount} return to your hand; special ones count 1.`
    if (effect === 'shield') return 'Ogres that you gain are discarded and take nothing.'
    if (effect === 'asleep') return 'At the end you lose nothing for goblins.'
    if (effect === 'points') return goblin ? `${goblin} point for each goblin you have.` : `${amount} points, and ${crest} more for each Crest still in front of you.`
    if (effect === 'wild') return 'At the end one flower of the colour that brings you most.'
    if (effect === 'crown') return 'Where you are tied for most of an animal, you alone have most.'
    if (effect === 'take') return 'Take a card that is not evil out of a Clearing.'
    if (effect === 'draw') return 'Draw the top two Forest cards openly; gain one, put the other into a Clearing.'
    return `${both} points together with the Lost Half; alone ${amount}.`
  },
}
