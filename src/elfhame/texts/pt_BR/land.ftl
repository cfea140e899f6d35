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
event-dawned = Aurora para { $seat }: { $cards }.
event-placed = { $seat } põe { $card } na Clareira { $clearing }.
event-explored = { $seat } parte para a Clareira { $clearing } e pede lances.
event-visited = { $effect ->
    [court] { $seat } pede audiência à Rainha.
   *[druids] { $seat } visita os Druidas.
}
event-bade = { $seat } dá um lance de { $value }.
event-passed = { $seat } passa.
event-played = { $seat } joga { $fairy }, que vale { $worth } aqui.
event-paid = { $seat } jogou { $total }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } por objetos
}.
event-recalled = A Fada do Vento volta para a mão de { $seat }.
event-stayed = A Fada do Vento fica à frente de { $seat }.
event-spared = A Guerreira deixa em paz os goblins e os ogros da Clareira { $clearing }, para { $seat }.
event-banished = A Guerreira expulsa { $cards } da Clareira { $clearing } para { $seat }.
event-took = { $seat } pega { $cards } na Clareira { $clearing }.
event-abandoned = Ninguém dá um lance: a Clareira { $clearing } perde { $cards }.
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
event-crested = { $seat } joga um Brasão; de volta à mão: { $fairies }.
event-used = { $seat } usa { $item }.
event-returned = De volta à mão de { $seat }: { $fairies }.
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
event-shown = { $seat } ainda tinha na mão { $fairies }.
event-leftover = { $effect ->
    [court] Restava no baralho da Rainha: { $cards }.
   *[druids] Restava no baralho dos Druidas: { $cards }.
}
event-boxed = Fora desta partida: { $items }.
event-counted = { $seat } marca { $below ->
    [0] {""}
   *[other] -
}{ $total }{ $rest ->
    [0] {""}
   *[other] ½
}: animais { $animals }{ $half ->
    [0] {""}
   *[other] ½
}, tartarugas { $turtles }, flores { $flowers }, variedade { $variety }, goblins { $goblins }, objetos { $items }, aplausos { $applause }.
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

question-dawn = { $seats }: ponha uma carta aberta em uma Clareira.
question-day = { $seats }: explore, visite a Rainha ou os Druidas, ou use um Brasão ou um objeto.
question-bid = { $seats }: dê um lance, ou passe.
question-payment = { $seats }: jogue Fadas, até que baste.
question-wind = { $seats }: pegar de volta a Fada do Vento?
question-warrior = { $seats }: expulsar os goblins e os ogros?
question-keep = { $seats }: fique com uma destas cartas.
question-order = { $seats }: que carta vai agora para o fundo do baralho?
question-ogre = { $seats }: o que recebe o ogro?
question-take = { $seats }: pegue uma carta de uma Clareira.
question-gain = { $seats }: ganhe uma das duas cartas.

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
action-enough = já basta
action-recall = pegar de volta a Fada do Vento
action-leave = deixar lá a Fada do Vento
action-banish = expulsar os goblins e os ogros
action-spare = deixar os goblins e os ogros
action-keep = ficar com { $card }
action-under = pôr { $card } no fundo do baralho
action-feed = dar ao ogro { $card }
action-take = pegar { $card } na Clareira { $clearing }
action-gain = ganhar { $card }

## Why not

refusal-LAND-17 = Há três Clareiras
refusal-LAND-20 = O jogador do turno escolhe uma só ação para o dia
refusal-LAND-21 = Primeiro as cartas da aurora vão para as Clareiras
refusal-LAND-22 = Um goblin ou um ogro vai para onde há menos deles
refusal-LAND-23 = As duas cartas vão para Clareiras diferentes
refusal-LAND-24R = O goblin ou o ogro é posto primeiro
refusal-LAND-31 = Cada um dá um lance, maior que todos antes dele, ou passa
refusal-LAND-33 = Você não pode dar um lance maior do que poderia jogar agora
refusal-LAND-34 = Você joga Fadas da sua mão até que valham o lance
refusal-LAND-38R = Uma Clareira vazia não pode ser explorada
refusal-LAND-40 = As cartas que você olhou vão para o fundo do baralho, uma após a outra
refusal-LAND-42 = A Rainha não tem mais nada para dar
refusal-LAND-43R = Uma visita pede Fadas que valham pelo menos 2
refusal-LAND-44R = Das cartas que olha, você fica com uma
refusal-LAND-47 = Os Druidas não têm mais nada para dar
refusal-LAND-50 = Você só pode usar um Brasão ou um objeto que está à sua frente
refusal-LAND-52 = Um objeto permanente não se usa assim
refusal-LAND-65 = A partida terminou: o baralho da Floresta acabou
refusal-LAND-80 = O ogro recebe animais ou flores que você tem
refusal-LAND-81 = Um ogro não toma goblins, fadas nem objetos
refusal-LAND-90 = Diga primeiro se a Guerreira expulsa as criaturas malignas
refusal-LAND-95 = Diga primeiro se a Fada do Vento volta
refusal-LAND-137D = Você pega de uma Clareira uma carta que não é maligna
refusal-LAND-138D = Você ganha uma das duas cartas que acabou de comprar
