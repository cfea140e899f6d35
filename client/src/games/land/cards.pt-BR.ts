// As cartas em português do Brasil.

import type { CardWords } from './words'

const NAMES: Record<string, string> = {
  squirrel: 'Esquilo', fox: 'Raposa', raccoon: 'Guaxinim', deer: 'Cervo', turtle: 'Tartaruga', bear: 'Urso', unicorn: 'Unicórnio',
  yellow: 'Flor amarela', white: 'Flor branca', violet: 'Flor violeta', pink: 'Flor rosa', blue: 'Flor azul',
  warrior: 'Guerreira', explorer: 'Exploradora', fauna: 'Fauna', flora: 'Flora', herald: 'Arauto', wind: 'Vento',
  goblin: 'Goblin', ogre: 'Ogro', lost_half: 'Metade perdida', crest: 'Brasão',
  fairy_1: 'Fada 1', fairy_2: 'Fada 2', fairy_3: 'Fada 3', fairy_4: 'Fada 4', fairy_5: 'Fada 5', fairy_6: 'Fada 6', fairy_7: 'Fada 7',
  oak_staff: 'Cajado de carvalho', hunting_horn: 'Trompa de caça', garland: 'Guirlanda', moon_lantern: 'Lanterna da lua', court_mantle: 'Manto da corte',
  glass_slippers: 'Sapatinhos de cristal', dew_mirror: 'Espelho de orvalho', queens_signet: 'Sinete da Rainha', stirring_spoon: 'Colher de mexer',
  silver_whistle: 'Apito de prata', ogre_bell: 'Sino dos ogros', goblin_lullaby: 'Canção de ninar goblins', goblin_purse: 'Bolsa dos goblins',
  heirloom_casket: 'Cofre de família', wild_posy: 'Ramalhete silvestre', antler_crown: 'Coroa de galhada', ravens_claw: 'Garra do corvo',
  wind_rose: 'Rosa dos ventos', retained_half: 'Metade guardada',
}

const ABOUT: Record<string, string> = {
  warrior: 'Vale 1. Ao explorar, pode expulsar todos os goblins e ogros daquela clareira.',
  explorer: 'Ao explorar, vale tanto quanto a clareira tem cartas; senão 1.',
  fauna: 'Vale 3 para explorar uma clareira com dois ou mais animais; senão 1.',
  flora: 'Vale 4 para explorar uma clareira com duas ou mais flores; senão 1.',
  herald: 'Vale 5 para uma audiência ou com os druidas; senão 1.',
  wind: 'Vale 1. Se ficarem no máximo três cartas na mão, você pode pegá-la de volta na hora.',
  goblin: 'Quem tem mais goblins no fim perde 2 pontos por goblin; empatados, 1 por goblin. Vai para onde há menos criaturas más.',
  ogre: 'Ataca quem o ganha: é descartado com dois animais ou flores dessa pessoa. Vai para onde há menos criaturas más.',
  lost_half: 'Metade do pingente real: nada sozinha, 12 pontos com a Metade guardada.',
  crest: 'Jogue-o como ação do dia: todas as suas fadas jogadas voltam para a mão.',
}

const AMONG: Record<string, string> = { animal: 'animais', flower: 'flores', card: 'cartas' }

export const cards: CardWords = {
  names: NAMES,
  about(kind, group, { forest }) {
    if (ABOUT[kind]) return ABOUT[kind]
    const count = forest.card.find(({ name }) => name === kind)?.count ?? 0
    if (kind === 'turtle') return `Mais tartarugas: ${count} pontos. Exatamente ${forest.turtles}: mais ${forest.turtle_points}.`
    if (group === 'animal') return `Quem tem mais dos ${count} marca ${count} no fim. Dois empatados: metade cada; mais: ninguém.`
    if (group === 'flower') return `2, 3, 4, 5 de uma cor: ${forest.flower_points.slice(2).join(', ')} pontos. 0 a 5 cores: ${forest.variety_points.join(', ')}.`
    return 'Vale o seu número quando é jogada. Na mão no fim, conta para os aplausos.'
  },
  item({ effect, amount, among, least, deck, crest, goblin, both, shuffled }) {
    const where = deck === 'court' ? 'do baralho da Rainha' : 'do baralho dos druidas'
    if (effect === 'bid') return among ? `Seu pagamento vale mais ${amount} numa clareira com pelo menos ${least} ${AMONG[among] ?? among}.` : `Ao explorar, seu pagamento vale mais ${amount}.`
    if (effect === 'visit') return `Numa audiência ou com os druidas, seu pagamento vale mais ${amount}.`
    if (effect === 'value') return `Suas fadas 1 e 2 valem ${amount} cada quando jogadas.`
    if (effect === 'look') return `${shuffled ? 'Embaralhe o baralho dos druidas, depois olhe' : 'Olhe'} as ${amount} cartas de cima ${where} e fique com uma; o resto vai para baixo.`
    if (effect === 'return') return `Suas fadas jogadas que valem no máximo ${amount} voltam para a mão; as especiais contam 1.`
    if (effect === 'shield') return 'Ogros que você ganha são descartados e não levam nada.'
    if (effect === 'asleep') return 'No fim você não perde nada pelos goblins.'
    if (effect === 'points') return goblin ? `${goblin} ponto por goblin que você tem.` : `${amount} pontos, e mais ${crest} por brasão ainda à sua frente.`
    if (effect === 'wild') return 'No fim, uma flor da cor que mais lhe rende.'
    if (effect === 'crown') return 'Onde você empata na maioria de um animal, só você tem mais.'
    if (effect === 'take') return 'Pegue de uma clareira uma carta que não seja má.'
    if (effect === 'draw') return 'Compre às claras as duas cartas de cima da floresta; ganhe uma, ponha a outra numa clareira.'
    return `${both} pontos com a Metade perdida; sozinha ${amount}.`
  },
}
