# Fairy Land: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-squirrel = um esquilo
word-fox = uma raposa
word-raccoon = um guaxinim
word-deer = um cervo
word-turtle = uma tartaruga
word-bear = um urso
word-unicorn = um unicórnio
word-yellow = uma flor amarela
word-white = uma flor branca
word-violet = uma flor violeta
word-pink = uma flor rosa
word-blue = uma flor azul
several-squirrel = { $count } esquilos
several-fox = { $count } raposas
several-raccoon = { $count } guaxinins
several-deer = { $count } cervos
several-turtle = { $count } tartarugas
several-bear = { $count } ursos
several-yellow = { $count } flores amarelas
several-white = { $count } flores brancas
several-violet = { $count } flores violeta
several-pink = { $count } flores rosa
several-blue = { $count } flores azuis
several-goblin = { $count } goblins
several-ogre = { $count } ogros
word-warrior = a Guerreira
word-explorer = a Exploradora
word-fauna = a Fada da Fauna
word-flora = a Fada da Flora
word-herald = a Fada Arauto
word-wind = a Fada do Vento
word-goblin = um goblin
word-ogre = um ogro
word-lost_half = a Metade perdida
word-fairy_1 = a Fada 1
word-fairy_2 = a Fada 2
word-fairy_3 = a Fada 3
word-fairy_4 = a Fada 4
word-fairy_5 = a Fada 5
word-fairy_6 = a Fada 6
word-fairy_7 = a Fada 7
word-oak_staff = o Cajado de carvalho
word-hunting_horn = a Trompa de caça
word-garland = a Guirlanda
word-moon_lantern = a Lanterna da lua
word-court_mantle = o Manto da corte
word-glass_slippers = os Sapatinhos de cristal
word-dew_mirror = o Espelho de orvalho
word-queens_signet = o Sinete da Rainha
word-stirring_spoon = a Colher de mexer
word-silver_whistle = o Apito de prata
word-ogre_bell = o Sino dos ogros
word-goblin_lullaby = a Canção de ninar goblins
word-goblin_purse = a Bolsa dos goblins
word-heirloom_casket = o Cofre de família
word-wild_posy = o Ramalhete silvestre
word-antler_crown = a Coroa de galhada
word-ravens_claw = a Garra do corvo
word-wind_rose = a Rosa dos ventos
word-retained_half = a Metade guardada

## What happened

event-opened = Nas Clareiras estão { $cards }.
event-began = { $seat } começa.
event-dawned = Amanhecer para { $seat }: { $cards }.
event-placed = { $seat } põe { $card } na Clareira { $clearing }.
event-explored = { $seat } parte para a Clareira { $clearing } e pede lances.
event-visited = { $effect ->
    [court] { $seat } pede audiência à Rainha.
   *[druids] { $seat } visita os Druidas.
}
event-bade = { $seat } dá um lance de { $value }.
event-passed = { $seat } passa.
event-played = { $seat } joga { $fairy }, que vale { $worth } aqui.
event-paid = { $seat } pagou { $total }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } por objetos
}.
event-recalled = A Fada do Vento volta para a mão de { $seat }.
event-stayed = A Fada do Vento fica na frente de { $seat }.
event-spared = A Guerreira deixa em paz os goblins e os ogros da Clareira { $clearing }, para { $seat }.
event-banished = A Guerreira expulsa { $cards } da Clareira { $clearing } para { $seat }.
event-took = { $count ->
    [0] { $seat } não pega nada na Clareira { $clearing }: ela está vazia.
   *[other] { $seat } pega { $cards } na Clareira { $clearing }.
}
event-abandoned = { $count ->
    [0] Ninguém dá um lance pela Clareira { $clearing }: ela está vazia.
   *[other] Ninguém dá um lance: a Clareira { $clearing } perde { $cards }.
}
event-shuffled = { $effect ->
    [court] O baralho da Rainha é embaralhado.
   *[druids] O baralho dos Druidas é embaralhado.
}
event-looked = { $seat } olha { $known ->
    [0] o topo do baralho
    [1] { $count ->
        [one] a carta do topo do baralho
       *[other] as { $count } cartas do topo do baralho
    }
   *[2] { $cards }, no topo do baralho
} { $effect ->
    [court] da Rainha.
   *[druids] dos Druidas.
}
event-kept = { $effect ->
    [court] { $seat } recebe { $card } da Rainha.
   *[druids] { $seat } recebe { $card } dos Druidas.
}
event-sank = { $effect ->
    [court] { $seat } põe { $card } no fundo do baralho da Rainha.
   *[druids] { $seat } põe { $card } no fundo do baralho dos Druidas.
}
event-buried = { $seat } põe { $known ->
    [0] o resto
   *[1] { $count ->
        [one] uma carta
       *[other] { $count } cartas
    }
} no fundo do baralho { $effect ->
    [court] da Rainha.
   *[druids] dos Druidas.
}
event-crested = { $count ->
    [0] { $seat } joga um Brasão, sem Fadas para recuperar.
   *[other] { $seat } joga um Brasão; de volta à mão: { $fairies }.
}
event-used = { $seat } usa { $item }.
event-returned = { $count ->
    [0] Nenhuma Fada volta à mão de { $seat }.
   *[other] De volta à mão de { $seat }: { $fairies }.
}
event-drew = { $seat } compra { $cards }.
event-gained = { $seat } ganha { $card }.
event-struck = { $shielded ->
    [0] { $count ->
        [0] Um ogro ataca { $seat } e não acha nada para tomar.
        [one] Um ogro ataca { $seat } e toma uma carta.
       *[other] Um ogro ataca { $seat } e toma { $count } cartas.
    }
   *[other] Um ogro chega a { $seat } e foge do sino.
}
event-fed = { $seat } dá ao ogro { $card }.
event-emptied = Pôr do sol: a Clareira { $clearing } está cheia e perde { $cards }.
event-ended = O baralho da Floresta acabou: a partida terminou.
event-shown = { $count ->
    [0] { $seat } não tinha mais Fadas na mão.
   *[other] { $seat } ainda tinha na mão { $fairies }.
}
event-leftover = { $effect ->
    [court] { $count ->
        [0] O baralho da Rainha está vazio.
       *[other] Restava no baralho da Rainha: { $cards }.
    }
   *[druids] { $count ->
        [0] O baralho dos Druidas está vazio.
       *[other] Restava no baralho dos Druidas: { $cards }.
    }
}
event-boxed = Fora desta partida: { $items }.
event-counted = { $seat } marca { $total }: animais { $animals }, tartarugas { $turtles }, flores { $flowers }, variedade { $variety }, goblins { $goblins }, objetos { $items }, aplausos { $applause }.
event-won = { $seat } vence.

## The score sheet

score-animal = Maioria de animais ({ $kind })
score-turtles = Três tartarugas
score-flowers = Flores da mesma cor
score-variety = Flores diferentes
score-goblins = Maioria de goblins
score-items = Objetos
score-applause = Aplausos
tie-hand = { $seats } têm mais pontos. { $winners } tem a mão mais alta e vence.
tie-last = { $seats } têm mais pontos e mãos iguais. { $winners } jogou por último e vence.

## What is asked

question-dawn = ponha uma carta aberta em uma Clareira.
question-day = explore, visite a Rainha ou os Druidas, ou use um Brasão ou um objeto.
question-bid = dê um lance, ou passe.
question-payment = jogue Fadas até pagar o seu lance.
question-wind = pegar de volta a Fada do Vento?
question-warrior = expulsar os goblins e os ogros?
question-keep = fique com uma destas cartas.
question-order = que carta vai agora para o fundo do baralho?
question-ogre = o que você dá ao ogro?
question-take = pegue uma carta de uma Clareira.
question-gain = ganhe uma das duas cartas.

## What may be chosen

action-place = pôr { $card } na Clareira { $clearing }
action-explore = explorar a Clareira { $clearing }
action-audience = pedir audiência à Rainha
action-druids = visitar os Druidas
action-crest = jogar um Brasão
action-use = usar { $item }
action-bid = dar um lance de { $value }
action-pass = passar
action-pay = jogar { $fairy }
action-enough = não jogar mais Fadas
action-recall = pegar de volta a Fada do Vento
action-leave = deixar lá a Fada do Vento
action-banish = expulsar os goblins e os ogros
action-spare = deixar os goblins e os ogros
action-keep = ficar com { $card }
action-under = pôr { $card } no fundo do baralho
action-feed = dar ao ogro { $card }
action-take = pegar { $card } na Clareira { $clearing }
action-gain = ganhar { $card }

## Explanations: what an action brings you or another player, and what it costs

term-bringsanimal = { $mine ->
    [1] Traz para você { $card }{ $gets ->
        [one] {""}
       *[other] , { $gets } vezes
    }: você teria { $has }, o melhor rival { $most }. A maioria vale { $points }.
   *[other] Traz { $card }: são { $has }, contra no máximo { $most } dos outros.
}
term-bringsflower = { $has ->
    [one] Traz { $card }: { $colours ->
        [one] a primeira cor.
       *[other] { $colours } cores diferentes.
    }
   *[other] Traz { $card }: { $has } dessa cor.
}
term-bringsfairy = Traz { $card } para a mão.
term-bringsgoblin = { $good ->
    [0] { $gets ->
        [one] Vem junto um goblin
       *[other] Vêm juntos { $gets } goblins
    }: { $has } contra { $most } dos outros, e quem tem mais perde pontos.
   *[other] { $gets ->
        [one] Vem junto um goblin,
       *[other] Vêm juntos { $gets } goblins,
    } e com o objeto certo eles são bem-vindos.
}
term-bringsogre = { $gets ->
    [one] Vem junto um ogro, que leva
   *[other] Vêm juntos { $gets } ogros, e cada um leva
} dois animais ou flores.
term-bringsitem = Traz { $card }.
term-losescard = Faz perder { $card }.
term-buriescard = Vai demorar até { $card } aparecer de novo.
term-costsfairies = { $mine ->
    [1] Custa Fadas no valor de { $value }, de { $hand } na sua mão.
   *[other] Custa Fadas no valor de { $value }.
}
term-maybeoutbid = { $reach ->
    [0] Alguém ainda pode dar um lance maior.
   *[other] Quem ainda não deu lance pode pagar até { $reach }.
}
term-costsmore = { $mine ->
    [1] As cartas não valem { $value } para você.
   *[other] As cartas não valem { $value }.
}
term-favoursrivals = { $value ->
    [0] Não há nada a ganhar ali.
   *[other] Um rival daria um lance de uns { $value } e levaria as cartas.
}
term-looksatdeck = { $effect ->
    [court] Mostra { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    } da Rainha, e você fica com uma.
   *[druids] Mostra { $cards ->
        [one] uma carta
       *[other] { $cards } cartas
    } dos Druidas, e você fica com uma.
}
term-restoreshand = Devolve Fadas no valor de { $value }.
term-usesitem = Gasta { $item }.
term-payswell = Aqui, { $fairy } vale { $value }.
term-overpays = { $value } a mais do que deveria custar.
term-suffices = O lance está pago; qualquer outra Fada seria desperdício.
term-fillsclearing = { $mine ->
    [1] { $suits ->
        [1] { $evil ->
            [0] Você explora primeiro, e a Clareira { $clearing } já serve para você.
           *[other] Você quer que a Clareira { $clearing } fique rica.
        }
       *[other] { $evil ->
            [0] A Clareira { $clearing } não serve para você.
           *[other] A Clareira { $clearing } é a que menos interessa a você.
        }
    }
   *[other] { $suits ->
        [1] Vale a pena explorar a Clareira { $clearing }.
       *[other] A Clareira { $clearing } não serve agora.
    }
}
term-recallswind = A Fada do Vento está de volta à mão.
term-drivesout = Expulsa os goblins e ogros antes de pegar as cartas.

## Why not

refusal-LAND-17 = Há três Clareiras
refusal-LAND-20 = O jogador da vez escolhe uma só ação para o dia
refusal-LAND-21 = Primeiro ponha as cartas do amanhecer nas Clareiras
refusal-LAND-22 = Um goblin ou um ogro vai para onde há menos deles
refusal-LAND-23 = As duas cartas vão para Clareiras diferentes
refusal-LAND-24R = O goblin ou o ogro é posto primeiro
refusal-LAND-31 = Você dá um só lance, maior que os anteriores, ou passa
refusal-LAND-33 = Você não pode dar um lance maior do que poderia jogar agora
refusal-LAND-34 = Você joga Fadas da sua mão até que valham o lance
refusal-LAND-40 = As cartas que você olhou vão para o fundo do baralho, uma após a outra
refusal-LAND-42 = A Rainha não tem mais nada para dar
refusal-LAND-43R = Uma visita pede Fadas que valham pelo menos 2
refusal-LAND-44R = Você fica com uma das cartas que olha
refusal-LAND-47 = Os Druidas não têm mais nada para dar
refusal-LAND-50 = Você só pode usar um Brasão ou um objeto que está à sua frente
refusal-LAND-52 = Um objeto permanente não se usa assim
refusal-LAND-65 = A partida terminou: o baralho da Floresta acabou
refusal-LAND-80 = O ogro recebe animais ou flores que você tem
refusal-LAND-81 = Um ogro não toma goblins, fadas nem objetos
refusal-LAND-90 = Diga primeiro se a Guerreira expulsa as criaturas más
refusal-LAND-95 = Diga primeiro se a Fada do Vento volta
refusal-LAND-137D = Você pega de uma Clareira uma carta que não é uma criatura má
refusal-LAND-138D = Você ganha uma das duas cartas que acabou de comprar

## Pieces

name-squirrel = Esquilo
name-fox = Raposa
name-raccoon = Guaxinim
name-deer = Cervo
name-turtle = Tartaruga
name-bear = Urso
name-unicorn = Unicórnio
name-yellow = Flor amarela
name-white = Flor branca
name-violet = Flor violeta
name-pink = Flor rosa
name-blue = Flor azul
name-warrior = Guerreira
name-explorer = Exploradora
name-fauna = Fada da Fauna
name-flora = Fada da Flora
name-herald = Fada Arauto
name-wind = Fada do Vento
name-goblin = Goblin
name-ogre = Ogro
name-lost_half = Metade perdida
name-crest = Brasão
name-oak_staff = Cajado de carvalho
name-hunting_horn = Trompa de caça
name-garland = Guirlanda
name-moon_lantern = Lanterna da lua
name-court_mantle = Manto da corte
name-glass_slippers = Sapatinhos de cristal
name-dew_mirror = Espelho de orvalho
name-queens_signet = Sinete da Rainha
name-stirring_spoon = Colher de mexer
name-silver_whistle = Apito de prata
name-ogre_bell = Sino dos ogros
name-goblin_lullaby = Canção de ninar goblins
name-goblin_purse = Bolsa dos goblins
name-heirloom_casket = Cofre de família
name-wild_posy = Ramalhete silvestre
name-antler_crown = Coroa de galhada
name-ravens_claw = Garra do corvo
name-wind_rose = Rosa dos ventos
name-retained_half = Metade guardada
name-fairy_1 = Fada 1
name-fairy_2 = Fada 2
name-fairy_3 = Fada 3
name-fairy_4 = Fada 4
name-fairy_5 = Fada 5
name-fairy_6 = Fada 6
name-fairy_7 = Fada 7
about-animal = No fim, quem tem a maioria marca { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}. Com dois empatados, metade para cada; com mais, ninguém marca.
about-turtle = No fim, quem tem a maioria marca { $count } pontos. Exatamente { $exactly } tartarugas valem mais { $more } pontos.
about-flower = 2, 3, 4 ou 5 da mesma cor valem { $values } pontos. De 0 a 5 cores diferentes: { $varieties }.
about-fairy = Vale o seu número quando você a joga. Na sua mão no fim, conta para os aplausos.
about-warrior = Vale 1. Ao explorar, pode expulsar todos os goblins e ogros daquela Clareira.
about-explorer = Ao explorar, vale o número de cartas da Clareira; senão, 1.
about-fauna = Vale 3 para explorar uma Clareira com pelo menos dois animais; senão, 1.
about-flora = Vale 4 para explorar uma Clareira com pelo menos duas flores; senão, 1.
about-herald = Vale 5 para uma audiência ou uma visita aos Druidas (pelo texto francês, só para uma audiência); senão, 1.
about-wind = Vale 1. Se restarem no máximo três cartas na sua mão depois do pagamento, você pode pegá-la de volta na hora.
about-goblin = No fim, quem tem a maioria dos goblins perde 2 pontos por goblin; empatados, 1 ponto por goblin. Vai para uma Clareira com menos criaturas más.
about-ogre = Quem o pega descarta-o na hora, com dois dos seus animais ou flores. Vai para uma Clareira com menos criaturas más.
about-lost_half = Metade do Pingente real. Sozinha não vale nada; com a Metade guardada, { $both } pontos.
about-crest = Use-o como ação do Dia: todas as suas Fadas jogadas voltam para a sua mão.
about-item-bid = Quando você explora, seu pagamento vale mais { $amount }.
about-item-bid-among = Para explorar uma Clareira com pelo menos { $least } { $among ->
    [animal] animais
    [flower] flores
   *[card] cartas
}, seu pagamento vale mais { $amount }.
about-item-visit = Para uma audiência ou uma visita aos Druidas, seu pagamento vale mais { $amount }.
about-item-value = Suas Fadas 1 e 2 valem { $amount } cada quando você as joga.
about-item-look = Olhe as { $amount } cartas de cima { $deck ->
    [court] do baralho da Rainha
   *[druids] do baralho dos Druidas
}, fique com uma e ponha o resto embaixo dele.
about-item-look-shuffled = Embaralhe { $deck ->
    [court] o baralho da Rainha
   *[druids] o baralho dos Druidas
}, olhe as { $amount } cartas de cima, fique com uma e ponha o resto embaixo dele.
about-item-return = Suas Fadas jogadas que valem no máximo { $amount } voltam para a sua mão. As fadas especiais contam 1.
about-item-shield = Descarte qualquer ogro que você ganhar; ele não leva nada.
about-item-asleep = No fim, você não perde nada pelos goblins. Mas ainda conta para a maioria.
about-item-points = No fim, { $amount ->
    [one] 1 ponto
   *[other] { $amount } pontos
}, e mais { $crest } por Brasão ainda à sua frente.
about-item-points-goblin = No fim, { $goblin ->
    [one] 1 ponto
   *[other] { $goblin } pontos
} por goblin que você tem.
about-item-points-lone = No fim, { $lone ->
    [one] 1 ponto
   *[other] { $lone } pontos
} por animal de que você tem exatamente uma carta.
about-item-wild = No fim, conta como mais uma flor de uma cor da qual você tem pelo menos { $least }.
about-item-crown = Se você empata na maioria de um animal que vale no máximo { $amount } pontos, só você tem a maioria.
about-item-take = Pegue de uma Clareira uma carta que não seja má.
about-item-draw = Compre, viradas para cima, as duas cartas do topo da Floresta. Ganhe uma e ponha a outra numa Clareira.
about-item-pendant = { $amount } pontos, ou { $both } com a Metade perdida.
