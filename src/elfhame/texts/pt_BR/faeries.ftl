# Faeries & Magical Creatures: what happened, what is asked, what may be chosen, why something may
# not; and what is written on the cards.

## Words

word-fae = das Fadas
word-nature = da Natureza
word-earth = da Terra
word-trolls = dos Trolls
word-beast = das Feras
name-fae = Fadas
name-nature = Natureza
name-earth = Terra
name-trolls = Trolls
name-beast = Feras
word-trust = Ganhar confiança
word-build = Cultivar o jardim
word-befriend = Fazer amizade
word-help = Mão amiga
word-call = Chamar as fadas
word-plant = lado das plantas
word-path = lado da trilha
word-paper_lantern = Lanterna de papel
word-acorn_cup = Taça de bolota
word-honey_cake = Bolo de mel
word-skipping_stone = Pedra saltitante
word-will_o_wisp = Fogo-fátuo
word-moth_page = Pajem das mariposas
word-lantern_bearer = Portadora da lanterna
word-looking_glass_maid = Donzela do espelho
word-thimble_thief = Ladrão de dedais
word-dream_weaver = Tecelã de sonhos
word-queen_of_may = Rainha de maio
word-cobweb_tailor = Alfaiate de teias
word-moonlit_piper = Flautista do luar
word-changeling = Criança trocada
word-glamour_merchant = Mercadora de encantos
word-hearth_scribe = Escriba da lareira
word-bluebell_ringer = Sineira das campânulas
word-green_man = Homem verde
word-rain_sylph = Sílfide da chuva
word-mushroom_host = Anfitrião dos cogumelos
word-apple_dryad = Dríade da macieira
word-reed_nymph = Ninfa dos juncos
word-seed_sower = Semeadora
word-rose_warden = Guardião das rosas
word-willow_widow = Viúva do salgueiro
word-bee_charmer = Encantadora de abelhas
word-moss_maiden = Donzela do musgo
word-frost_gardener = Jardineiro da geada
word-tin_knocker = Batedor da mina
word-crystal_cutter = Lapidador de cristais
word-hill_king = Rei da colina
word-clay_mother = Mãe de barro
word-root_delver = Escavador de raízes
word-barrow_keeper = Guardião do túmulo
word-stone_dancer = Dançarino de pedra
word-copper_smith = Ferreiro de cobre
word-well_warden = Guardiã do poço
word-cave_singer = Cantora das cavernas
word-quarry_giant = Gigante da pedreira
word-mountain_elder = Ancião da montanha
word-bridge_troll = Troll da ponte
word-goblin_peddler = Mascate goblin
word-bog_hag = Bruxa do brejo
word-red_cap = Barrete vermelho
word-toll_taker = Cobrador de pedágio
word-cauldron_ogress = Ogra do caldeirão
word-swamp_gaffer = Velho do pântano
word-bone_whistler = Assobiador de ossos
word-thornback_troll = Troll espinhoso
word-marsh_boggart = Duende do charco
word-troll_grandmother = Avó troll
word-night_raven = Corvo da noite
word-white_hart = Cervo branco
word-unicorn = Unicórnio
word-seal_wife = Mulher-foca
word-water_horse = Cavalo das águas
word-fox_trickster = Raposa trapaceira
word-owl_messenger = Coruja mensageira
word-hedgehog_courier = Ouriço correio
word-centaur_scout = Centauro batedor
word-wolf_runner = Lobo corredor
word-swan_maiden = Donzela-cisne
word-black_dog = Cão negro
word-salmon_of_wisdom = Salmão da sabedoria

## What happened

event-began = { $seat } tem a ficha de jogador ativo.
event-dealt = { $seat } recebe { $known ->
    [0] { $count ->
        [one] { $count } carta para escolher.
       *[other] { $count } cartas para escolher.
    }
   *[other] { $cards }.
}
event-passed = { $seat } recebe do vizinho { $known ->
    [0] { $count ->
        [one] { $count } carta.
       *[other] { $count } cartas.
    }
   *[other] { $cards }.
}
event-drew = { $seat } compra { $known ->
    [0] { $count ->
        [one] { $count } carta.
       *[other] { $count } cartas.
    }
   *[other] { $cards }.
}
event-kept = { $seat } guarda { $known ->
    [0] uma carta.
   *[other] { $card }.
}
event-discarded = { $seat } descarta { $known ->
    [0] uma carta, virada para baixo.
   *[other] { $card }, virada para baixo.
}
event-offered = Na oferta de cartas: { $cards }.
event-tiles = Na oferta de peças: { $count ->
    [one] uma peça nova.
   *[other] { $count } peças novas.
}
event-named = { $seat } escolhe: { $action }.
event-unable = { $seat } não pode: { $action }.
event-forwent = { $effect ->
    [before] { $seat } não joga carta antes da ação.
    [after] { $seat } não joga carta depois da ação.
    [call] { $seat } fica com a mão inteira.
    [tile] { $seat } não coloca outra peça.
    [help] { $seat } não joga outra carta.
   *[spend] { $seat } não gasta carta.
}
event-played = { $seat } joga { $card }.
event-placed = { $seat } põe uma ficha na área { $folk }: { $there } lá, { $left } na reserva.
event-moved = { $by } move uma ficha de { $seat } da área { $source } para a área { $target }.
event-removed = { $by } retira uma ficha de { $seat } da área { $folk }.
event-stolen = { $by } troca uma ficha de { $seat } na área { $folk } por uma sua.
event-aimed = { $by } faz { $seat } descartar.
event-beckoned = { $seat } age em seguida.
event-shuffled = { $seat } embaralha { $count ->
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
} numa nova pilha de compra.
event-befriended = { $seat } faz amizade com { $card }{ $hand ->
    [0] .
   *[other] , que vem direto para a mão.
}
event-recovered = { $seat } retoma { $card } para a mão.
event-took = { $seat } pega uma peça de { $size } quadrados.
event-laid = { $seat } coloca { $paved ->
    [1] uma trilha
   *[other] plantas
} de { $size } quadrados em { $square }.
event-scored = +{ $points } { $seat }, { $effect ->
    [icon] pelo jardim.
   *[card] por uma carta.
}
event-claimed = { $seat } ganha a casa { $folk }.
event-housed = { $seat } põe a casa { $folk } em { $square }.
event-beside = { $seat } não tem espaço para a casa { $folk } e a deixa ao lado do jardim.
event-under = { $card } vai para baixo do baralho.
event-chose = { $seat } escolhe { $option ->
    [1] o primeiro efeito de { $card }.
   *[other] o segundo efeito de { $card }.
}
event-came = { $effect ->
    [homes] As cinco casas estão postas: este turno é o último.
    [tiles] As peças acabam: este turno é o último.
    [tokens] Alguém ficou sem fichas: este turno é o último.
    [cards] O baralho acaba: este turno é o último.
   *[turns] Depois deste turno ninguém joga mais.
}
event-ended = { $rule ->
    [FMC-76R] A partida já durou bastante e terminou.
   *[FMC-70] A partida terminou.
}
event-shown = { $seat } tinha { $effect ->
    [hand] na mão: { $cards }.
    [pile] na pilha de compra: { $cards }.
   *[discards] no descarte: { $cards }.
}
event-left = Nunca vistas: { $cards }.
event-area = +{ $points } { $seat }, pela área { $folk }.
event-garden = +{ $points } { $seat }, pelas plantas{ $doubled ->
    [0] .
   *[other] , { $doubled } deles pelas casas.
}
event-counted = +{ $points } { $seat }, por { $card }.
event-won = { $number ->
    [one] { $seats } vence.
   *[other] { $seats } compartilham a vitória.
}

## The score sheet

score-track = Na trilha de pontos
score-area = Área ({ $folk })
score-plants = Plantas
score-homes = Plantas dobradas por casas
score-cards = Cartas no fim
tie-homes = { $seats } têm mais pontos. { $count ->
    [one] { $winners } tem mais casas e vence.
   *[other] { $winners } têm mais casas e compartilham a vitória.
}
tie-shared = { $seats } têm mais pontos e o mesmo número de casas. A vitória é compartilhada.

## What is asked

question-name = escolha uma ação para todos.
question-before = jogue ou descarte uma carta antes da ação, ou espere.
question-after = jogue ou descarte uma carta agora, ou nenhuma.
question-place = ponha uma ficha.
question-tile = escolha uma peça.
question-lay = coloque a peça.
question-befriend = faça amizade com uma fada da oferta.
question-help = jogue uma carta.
question-call = descarte uma carta antes de comprar, ou fique com todas.
question-home = ponha a casa no seu jardim.
question-move = mova uma ficha.
question-remove = retire uma ficha de um rival.
question-steal = troque uma ficha de um rival por uma sua.
question-aim = escolha quem deve descartar.
question-drop = escolha uma carta para descartar.
question-recover = retome uma carta do seu descarte.
question-spend = descarte uma carta para ir além, ou não.
question-choose = escolha um de dois efeitos.
question-keep = guarde uma carta do seu pacote.

## What may be chosen

action-name = escolher { $action }
action-place = pôr uma ficha na área { $folk }
action-option = { $number ->
    [1] escolher o primeiro efeito
   *[other] escolher o segundo efeito
}
action-aim = fazer { $seat } descartar
action-pass = passar
action-play = jogar { $card }
action-discard = descartar { $card }
action-befriend = fazer amizade com { $card }
action-recover = retomar { $card }
action-keep = guardar { $card }
action-remove = retirar uma ficha de { $seat } da área { $folk }
action-steal = trocar uma ficha de { $seat } na área { $folk }
action-move = mover uma ficha de { $seat } da área { $source } para a área { $target }
action-tile = pegar a peça { $tile } ({ $shape }, { $size } quadrados)
action-home = pôr em { $square }
action-lay = { $side } em { $square }{ $turns ->
    [0] {""}
   *[other] , girada { $turns ->
        [one] um quarto de volta
        [2] meia volta
       *[other] três quartos de volta
    }
}

## Explanations: what an answer brings you or another player, and what it costs

term-plantblooms = { $doubled ->
    [0] { $squares ->
        [one] Um quadrado de plantas floresce já: um ponto.
       *[other] { $squares } quadrados de plantas florescem já: { $squares } pontos.
    }
   *[other] { $squares ->
        [one] Um quadrado de plantas floresce ao lado de uma casa e conta em dobro.
       *[other] { $squares } quadrados de plantas florescem ao lado de uma casa e contam em dobro.
    }
}
term-plantwaits = { $squares ->
    [one] Um quadrado de plantas espera que uma trilha o toque.
   *[other] { $squares } quadrados de plantas esperam que uma trilha os toque.
}
term-takeswayside = Tira { $squares ->
    [one] um quadrado
   *[other] { $squares } quadrados
} à beira de uma trilha, que outras plantas queriam.
term-coverspoints = { $points ->
    [one] Cobre um símbolo que dá um ponto.
   *[other] Cobre símbolos que dão { $points } pontos.
}
term-coverstokens = Cobre { $tokens ->
    [one] um símbolo que põe uma ficha.
   *[other] { $tokens } símbolos que põem uma ficha cada.
}
term-coverscards = Cobre { $cards ->
    [one] um símbolo que compra uma carta.
   *[other] { $cards } símbolos que compram uma carta cada.
}
term-fitssnugly = Encaixa bem e deixa mais espaço.
term-joinsplants = { $squares ->
    [one] Faz florescer um quadrado de plantas.
   *[other] Faz florescer { $squares } quadrados de plantas.
}
term-opensroom = { $enough ->
    [0] { $first ->
        [0] Abre espaço para plantas à beira da trilha.
       *[other] A primeira trilha: só florescem plantas à beira de uma trilha.
    }
   *[other] Já há trilhas suficientes.
}
term-homedoubles = { $squares ->
    [one] { $squares } quadrado de plantas ao lado da casa conta em dobro.
   *[other] { $squares } quadrados de plantas ao lado da casa contam em dobro.
}
term-homeroom = Deixa { $squares ->
    [one] um quadrado livre
   *[other] { $squares } quadrados livres
} ao lado da casa para plantas.
term-homecovers = A casa cobre símbolos sem proveito.
term-areapoints = { $mine ->
    [1] Com { $tokens ->
        [one] uma ficha
       *[other] { $tokens } fichas
    }, a área { $folk } renderia a você { $points } { $points ->
        [one] ponto
       *[other] pontos
    } a { $more ->
        [1] mais.
       *[other] menos.
    }
   *[other] A área { $folk } renderia { $points } a { $more ->
        [1] mais.
       *[other] menos.
    }
}
term-areastake = { $more ->
    [1] { $open ->
        [0] Ficam { $tokens } na área { $folk }.
       *[other] Ficam { $tokens } na área { $folk }, e dez trazem a casa.
    }
   *[other] Restam { $tokens } na área { $folk }.
}
term-arearivals = { $lose ->
    [0] { $mine ->
        [1] Ajuda os seus rivais na área { $folk }.
       *[other] Ajuda rivais na área { $folk }.
    }
   *[other] { $mine ->
        [1] Os seus rivais recuam na área { $folk }.
       *[other] Rivais recuam na área { $folk }.
    }
}
term-takeshome = A décima ficha na área { $folk } ganha a casa.
term-prefersrival = Atinge { $rival }, que tem mais a perder.
term-cardstep = { $card }: { $effect ->
    [step_place] { $amount ->
        [one] põe uma ficha.
       *[other] põe { $amount } fichas.
    }
    [step_move] move uma ficha para uma área melhor.
    [step_remove] retira uma ficha de um rival.
    [step_steal] troca uma ficha rival por uma sua.
    [step_draw] { $amount ->
        [one] compra uma carta.
       *[other] compra { $amount } cartas.
    }
    [step_recover] devolve uma carta à mão.
    [step_befriend] traz mais uma amizade.
    [step_take] traz uma fada direto para a mão.
    [step_build] coloca uma peça.
    [step_help] permite jogar outra carta.
    [step_rivals_discard] cada rival descarta.
    [step_rival_discards] um rival descarta.
    [step_act_next] você age em seguida.
    [step_offer_cards] mais cartas para escolher.
    [step_offer_tiles] mais peças para escolher.
    [step_renew] novas cartas para escolher.
    [step_sow] coloca a próxima peça do saco.
    [step_rivals_move] cada rival move uma ficha.
    [step_rivals_place] cada rival põe uma ficha.
    [step_rivals_befriend] cada rival faz amizade com uma fada.
    [step_rivals_build] cada rival coloca uma peça.
    [step_points] { $amount ->
        [one] marca um ponto.
       *[other] marca { $amount } pontos.
    }
    [step_count] pontua pelo que já existe.
   *[other] custa uma carta.
}
term-countsatend = { $card } conta no fim: { $points } por enquanto.
term-givesupcard = Faz perder { $card }.
term-drawsinstead = Outra carta é comprada no lugar.
term-savesextra = Ainda dá para jogar uma carta depois da ação.
term-actionsuits = { $mine ->
    [1] { $effect ->
        [token] Você põe primeiro, onde uma ficha vale mais.
        [tile] Você escolhe primeiro entre as peças.
        [friend] Você escolhe primeiro na oferta; a carta mais forte é { $card }.
        [card] Você tem { $count ->
            [one] uma carta
           *[other] { $count } cartas
        } na mão para jogar.
       *[draw] { $count ->
            [0] Você não compra nada.
            [one] Você compra uma carta.
           *[other] Você compra { $count } cartas.
        }
    }
   *[other] { $effect ->
        [token] O jogador ativo põe primeiro.
        [tile] O jogador ativo escolhe primeiro entre as peças.
        [friend] O jogador ativo escolhe primeiro; a carta mais forte é { $card }.
        [card] O jogador ativo tem uma carta para jogar.
       *[draw] A mão do jogador ativo tem espaço.
    }
}
term-actionserves = { $effect ->
    [token] Os outros também põem uma ficha.
    [tile] Os outros também cultivam.
    [friend] Os outros também fazem amizade.
    [card] Os outros também jogam uma carta.
   *[draw] Os outros também compram.
}

## Why not

refusal-FMC-2 = Todos têm essa carta desde o início
refusal-FMC-15V = Você guarda uma carta do pacote que está à sua frente
refusal-FMC-17R = Na escolha inicial, você só pode guardar uma carta
refusal-FMC-20 = O jogador ativo escolhe uma das cinco ações e pode jogar uma carta da própria mão
refusal-FMC-21 = Não é a sua vez de decidir
refusal-FMC-27R = Agora você joga ou descarta a carta extra, ou passa
refusal-FMC-30 = Você precisa pôr uma ficha de afinidade em uma área
refusal-FMC-31 = Uma peça da oferta é colocada em quadrados livres do jardim
refusal-FMC-32 = A primeira trilha precisa tocar a borda, e cada nova trilha, uma trilha anterior
refusal-FMC-36R = Esta peça não cabe em lugar nenhum do seu jardim
refusal-FMC-37R = A peça precisa caber inteira no jardim, e posições de aspecto igual são uma só
refusal-FMC-40 = Você faz amizade com uma carta da oferta
refusal-FMC-45 = Você joga uma carta da sua mão
refusal-FMC-46 = A carta diz de quem são as fichas que ela move, e é preciso haver uma nessa área
refusal-FMC-48R = Agora é preciso jogar uma carta
refusal-FMC-50 = Você pode descartar uma carta da mão, e depois compra
refusal-FMC-53R = Quem deve descartar escolhe uma carta da própria mão
refusal-FMC-60 = A casa ocupa quatro quadrados livres do jardim de quem a ganhou
refusal-FMC-70 = A partida terminou
refusal-FMC-76R = A partida terminou: já durou 200 turnos
refusal-FMC-100D = A carta em uso pede outra coisa

## What is written on cards

about-trust = Cada um põe uma ficha em uma área.
about-build = Cada um pega uma peça e a coloca no seu jardim.
about-befriend = Cada um pega uma carta da oferta para o seu descarte.
about-help = Cada um joga uma carta da mão.
about-call = Cada um pode descartar uma carta e depois compra até ter cinco.
caption-folk = { $name } (carta { $folk }). “{ $flavour }” { $text }
caption-start = { $name } (carta inicial). “{ $flavour }” { $text }
caption-either = À escolha. Ou: { $one } Ou: { $other }
step-place = { $amount ->
    [one] Ponha uma ficha.
   *[other] Ponha { $amount } fichas.
}
step-place-in = { $amount ->
    [one] Ponha uma ficha na área { $folk }.
   *[other] Ponha { $amount } fichas na área { $folk }.
}
step-move-own = { $amount ->
    [one] Mova uma ficha sua.
   *[other] Mova { $amount } fichas suas.
}
step-move-rival = { $amount ->
    [one] Mova uma ficha de um rival.
   *[other] Mova { $amount } fichas de rivais.
}
step-move-any = { $amount ->
    [one] Mova uma ficha, de quem for.
   *[other] Mova { $amount } fichas, de quem for.
}
step-remove = { $amount ->
    [one] Retire uma ficha de um rival.
   *[other] Retire { $amount } fichas de rivais.
}
step-steal = { $amount ->
    [one] Troque uma ficha de um rival por uma sua.
   *[other] Troque { $amount } fichas de rivais por suas.
}
step-draw = { $amount ->
    [one] Compre uma carta.
   *[other] Compre { $amount } cartas.
}
step-recover = { $amount ->
    [one] Retome uma carta.
   *[other] Retome { $amount } cartas.
}
step-befriend = Faça amizade com uma fada.
step-take = Faça amizade com uma fada, que vem direto para a mão.
step-build = { $may ->
    [0] Coloque uma peça.
   *[other] Você pode colocar uma peça.
}
step-help = { $may ->
    [0] Jogue uma carta.
   *[other] Você pode jogar outra carta.
}
step-rivals_discard = { $amount ->
    [one] Cada rival descarta uma carta.
   *[other] Cada rival descarta { $amount } cartas.
}
step-rival_discards = { $amount ->
    [one] Um rival à sua escolha descarta uma carta.
   *[other] Um rival à sua escolha descarta { $amount } cartas.
}
step-act_next = Você age em seguida.
step-offer_cards = { $amount ->
    [one] Acrescente uma carta à oferta de cartas.
   *[other] Acrescente { $amount } cartas à oferta de cartas.
}
step-offer_tiles = { $amount ->
    [one] Acrescente uma peça à oferta de peças.
   *[other] Acrescente { $amount } peças à oferta de peças.
}
step-renew = Renove a oferta de cartas.
step-sow = Coloque a próxima peça do saco.
step-rivals_move = { $amount ->
    [one] Cada rival move uma ficha própria.
   *[other] Cada rival move { $amount } fichas próprias.
}
step-rivals_place = { $amount ->
    [one] Cada rival põe uma ficha.
   *[other] Cada rival põe { $amount } fichas.
}
step-rivals_place-in = { $amount ->
    [one] Cada rival põe uma ficha na área { $folk }.
   *[other] Cada rival põe { $amount } fichas na área { $folk }.
}
step-rivals_befriend = Cada rival faz amizade com uma fada.
step-rivals_build = Cada rival coloca uma peça.
step-points = { $amount ->
    [one] Um ponto.
   *[other] { $amount } pontos.
}
step-spend = Você pode descartar uma carta. Se o fizer:
step-count-plant = { $amount ->
    [one] Um ponto por planta em flor, até { $cap }.
   *[other] { $amount } pontos por planta em flor, até { $cap }.
}
step-count-path = { $amount ->
    [one] Um ponto por peça de trilha, até { $cap }.
   *[other] { $amount } pontos por peça de trilha, até { $cap }.
}
step-count-area = { $amount ->
    [one] Um ponto por área com ficha sua, até { $cap }.
   *[other] { $amount } pontos por área com ficha sua, até { $cap }.
}
step-count-token-in = { $amount ->
    [one] Um ponto por ficha sua na área { $folk }, até { $cap }.
   *[other] { $amount } pontos por ficha sua na área { $folk }, até { $cap }.
}
end-count-plant = { $amount ->
    [one] No fim, um ponto por planta em flor, até { $cap }.
   *[other] No fim, { $amount } pontos por planta em flor, até { $cap }.
}
end-count-home = { $amount ->
    [one] No fim, um ponto por casa sua, até { $cap }.
   *[other] No fim, { $amount } pontos por casa sua, até { $cap }.
}
end-count-lead = { $amount ->
    [one] No fim, um ponto por área que você domina, até { $cap }.
   *[other] No fim, { $amount } pontos por área que você domina, até { $cap }.
}
end-count-area = { $amount ->
    [one] No fim, um ponto por área com ficha sua, até { $cap }.
   *[other] No fim, { $amount } pontos por área com ficha sua, até { $cap }.
}
end-count-token-in = { $amount ->
    [one] No fim, um ponto por ficha sua na área { $folk }, até { $cap }.
   *[other] No fim, { $amount } pontos por ficha sua na área { $folk }, até { $cap }.
}
end-count-card-in = { $amount ->
    [one] No fim, um ponto por carta { $folk } sua, até { $cap }.
   *[other] No fim, { $amount } pontos por carta { $folk } sua, até { $cap }.
}
flavour-paper_lantern = Uma luzinha que diz: venho em paz.
flavour-acorn_cup = Cheia à noite, vazia ao amanhecer.
flavour-honey_cake = Ninguém jamais fez amigos com nabos.
flavour-skipping_stone = Nove pulos, e o lago toma partido.
flavour-will_o_wisp = Conhece todas as trilhas, menos a seca.
flavour-moth_page = Os convites chegam à luz de velas.
flavour-lantern_bearer = O que se perdeu só está no escuro.
flavour-looking_glass_maid = A mão esquerda nunca concorda com a direita.
flavour-thimble_thief = Olhe debaixo da almofada. Depois olhe de novo.
flavour-dream_weaver = Acorde devagar, ou o fio arrebenta.
flavour-queen_of_may = Toda cerca viva se curva onde ela cavalga.
flavour-cobweb_tailor = De um casaco velho, duas capas novas.
flavour-moonlit_piper = Três notas, e a colina inteira escuta.
flavour-changeling = O berço está cheio, e algo está errado.
flavour-glamour_merchant = Pague em folhas; ao meio-dia voltam a ser folhas.
flavour-hearth_scribe = Nada se esquece do que se contou ao pé do fogo.
flavour-bluebell_ringer = Quando os sinos tocam, os canteiros se abrem.
flavour-green_man = A barba dele brotou na terça-feira.
flavour-rain_sylph = Ela rega onde é bem-vinda.
flavour-mushroom_host = Sempre cabe mais um banquinho.
flavour-apple_dryad = Peça antes de colher e agradeça duas vezes.
flavour-reed_nymph = O riacho contou a ela; ela contará a você.
flavour-seed_sower = Um bolso para hoje, outro para o ano que vem.
flavour-rose_warden = Ele apara a alameda, e os espinhos se comportam.
flavour-willow_widow = Onde ela chora, as raízes mudam de ideia.
flavour-bee_charmer = Cantarole com educação. Já ouviram coisa pior.
flavour-moss_maiden = Ela mobilia tudo o que você constrói.
flavour-frost_gardener = Quem floresce cedo murcha cedo.
flavour-tin_knocker = Três batidas: cave aqui. Quatro: corra.
flavour-crystal_cutter = Um olho paciente vale um cinzel afiado.
flavour-hill_king = A coroa dele tem raízes em cada vilarejo.
flavour-clay_mother = Ela molda pequenos hóspedes que ficam.
flavour-root_delver = Enterrado não é o mesmo que perdido.
flavour-barrow_keeper = Os antigos contam os seus.
flavour-stone_dancer = Uma vez por ano o círculo dá um passo.
flavour-copper_smith = Dê-lhe sucata; ele devolve um sino.
flavour-well_warden = Cada aldeia deve um desejo ao poço.
flavour-cave_singer = O eco paga em prata.
flavour-quarry_giant = Peça-lhe cascalho ou companhia.
flavour-mountain_elder = Ele chegou primeiro, e vai dizer isso.
flavour-bridge_troll = Por cima custa uma moeda; por baixo, mais.
flavour-goblin_peddler = Hoje cedo era seu, ele admite.
flavour-bog_hag = A sopa dela leva o que você segurava.
flavour-red_cap = Nunca pergunte como ele o tinge.
flavour-toll_taker = A estrada é livre. Ficar nela, não.
flavour-cauldron_ogress = Traga uma coisa e leve uma dos outros.
flavour-swamp_gaffer = Ele desvia viajantes de graça.
flavour-bone_whistler = Duas melodias, e seus bolsos ficam leves.
flavour-thornback_troll = Empurre, ou sentam em cima de você.
flavour-marsh_boggart = Suas botas estarão na outra margem.
flavour-troll_grandmother = Quanto mais netos, menos cabras.
flavour-night_raven = Leva um anel e deixa um boato.
flavour-white_hart = Siga-o, e você chega a outro lugar.
flavour-unicorn = Não se ajoelha para coroas, só para a bondade.
flavour-seal_wife = Esconda a pele dela, e a maré esconde você.
flavour-water_horse = Sempre há lugar para mais um cavaleiro.
flavour-fox_trickster = Ela joga a sua vez melhor que você.
flavour-owl_messenger = Traz a resposta antes da pergunta.
flavour-hedgehog_courier = Lento, seguro e nunca roubado.
flavour-centaur_scout = Ele já percorreu o terreno por você.
flavour-wolf_runner = Primeiro na serra, de volta para o jantar.
flavour-swan_maiden = Três plumas, três margens.
flavour-black_dog = Anda ao seu lado, ou atrás deles.
flavour-salmon_of_wisdom = Ele sabia que você leria isto.
