# Fairy Trails: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-pink = rosa
word-yellow = amarelo
word-north = ao norte
word-east = a leste
word-south = ao sul
word-west = a oeste

## What happened

event-dealt = { $seat } recebe { $known ->
    [0] { $count ->
        [one] { $count } carta.
       *[other] { $count } cartas.
    }
   *[other] as cartas { $cards }.
}
event-began = { $seat } começa.
event-chose = { $seat } pega a carta { $card } para colocá-la na mesa.
event-laid = { $seat } coloca a carta { $card }, { $across ->
    [0] { $down } { $way }
   *[other] { $across } { $side }{ $down ->
        [0] {""}
       *[other] , { $down } { $way }
    }
} do início{ $turns ->
    [0] {""}
   *[other] , girada { $turns ->
        [one] um quarto de volta
        [2] meia volta
       *[other] três quartos de volta
    }
}.
event-completed = Um caminho { $colour } que passa por { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} está completo, { $houses ->
    [0] sem nenhuma casa.
    [one] com uma casa.
   *[other] com { $houses } casas.
}
event-settled = +{ $count } { $colour }: { $count ->
    [one] uma casa ganha morador
   *[other] { $count } casas ganham moradores
}, { $left ->
    [0] a última pedra foi colocada.
    [one] resta uma pedra.
   *[other] restam { $left } pedras.
}
event-drew = { $seat } compra { $card ->
    [0] uma carta.
   *[other] a carta { $card }.
}
event-discarded = A carta { $card } foi posta de lado.
event-ended = { $rule ->
    [TRAIL-40] A última pedra foi colocada: a partida terminou.
    [TRAIL-41] Todas as cartas foram colocadas: a partida terminou.
    [TRAIL-53] Três cartas seguidas sem uma pedra: a partida está perdida.
    [TRAIL-54] Todas as pedras das duas cores foram colocadas: a partida está ganha.
   *[TRAIL-55R] A última carta foi colocada e restam pedras: a partida está perdida.
}
event-shown = { $seat } ainda tinha na mão, por número: { $cards }.
event-pile = { $count ->
    [0] Não restava nenhuma carta na pilha.
    [one] Restava uma carta na pilha.
   *[other] Restavam { $count } cartas na pilha.
}
event-won = { $number ->
    [0] Ninguém vence.
    [one] { $seats } vence.
   *[other] { $seats } compartilham a vitória.
}

## The score sheet

score-stones = Pedras colocadas
score-cards = Cartas restantes
tie-stone = { $seats } colocaram o mesmo número de pedras. { $winners } colocou a última e vence.
tie-shared = { $seats } colocaram o mesmo número de pedras. A vitória é compartilhada.

## What is asked

question-card = escolha uma carta da sua mão.
question-lay = escolha um lugar para a carta, e como girá-la.

## What may be chosen

action-card = pegar a carta { $card }
action-lay = colocá-la { $across ->
    [0] { $down } { $way }
   *[other] { $across } { $side }{ $down ->
        [0] {""}
       *[other] , { $down } { $way }
    }
} do início{ $turns ->
    [0] {""}
   *[other] , girada { $turns ->
        [one] um quarto de volta
        [2] meia volta
       *[other] três quartos de volta
    }
}
action-discard = pôr a carta de lado e comprar outra

## Explanations: what a card changes, for your paths or for another player’s

term-closes = { $mine ->
    [1] Fecha um caminho { $colour }: { $stones ->
        [one] uma pedra
       *[other] { $stones } pedras
    } para você{ $left ->
        [0] , { $stones ->
            [one] a última.
           *[other] as últimas.
        }
       *[other] .
    }
   *[other] Fecha um caminho { $colour }: { $stones ->
        [one] uma pedra.
       *[other] { $stones } pedras.
    }
}
term-gives = Também fecha um caminho { $colour }: { $stones ->
    [one] uma pedra
   *[other] { $stones } pedras
} para o outro lado{ $left ->
    [0] , { $stones ->
        [one] a última.
       *[other] as últimas.
    }
   *[other] .
}
term-nears = { $added ->
    [0] Um caminho { $colour } com { $houses ->
        [one] uma casa
       *[other] { $houses } casas
    } agora tem { $ends ->
        [one] só uma ponta aberta.
       *[other] { $ends } pontas abertas.
    }
   *[other] Acrescenta uma casa a um caminho { $colour }: { $houses ->
        [one] uma casa
       *[other] { $houses } casas
    }, { $ends ->
        [one] uma ponta aberta.
       *[other] { $ends } pontas abertas.
    }
}
term-spreads = Um caminho { $colour } com { $houses ->
    [one] uma casa
   *[other] { $houses } casas
} fica mais difícil de fechar: { $ends ->
    [one] { $ends } ponta aberta
   *[other] { $ends } pontas abertas
}.
term-blocks = { $before ->
    [0] A casa do caminho { $colour } nesta carta será difícil de fechar: { $ends ->
        [one] { $ends } ponta aberta
       *[other] { $ends } pontas abertas
    }.
   *[other] Atrapalha um caminho { $colour }: { $ends ->
        [one] { $ends } ponta aberta
       *[other] { $ends } pontas abertas
    } em vez de { $before }.
}
term-helps = O outro lado também ganha: um caminho { $colour } com { $houses ->
    [one] uma casa
   *[other] { $houses } casas
} tem { $ends ->
    [one] uma ponta aberta.
   *[other] { $ends } pontas abertas.
}
term-saves = { $places ->
    [0] Deixa um caminho quase fechado, para quando só restar uma vela.
   *[other] { $idle ->
        [2] É a terceira carta: sem pedra, a partida estaria perdida.
       *[other] Uma pedra acende as três velas de novo.
    }
}
term-waits = { $idle ->
    [2] É a terceira carta, e em nenhum lugar ela coloca uma pedra.
   *[other] Só se pode pôr uma carta de lado uma vez.
}

## Why not

refusal-TRAIL-20 = Uma carta da sua mão vai para um lugar livre ao lado de uma carta já na mesa
refusal-TRAIL-24R = Você coloca exatamente uma carta por turno
refusal-TRAIL-25R = Não é a sua vez
refusal-TRAIL-40 = A partida terminou: a última pedra foi colocada
refusal-TRAIL-41 = A partida terminou: todas as cartas foram colocadas
refusal-TRAIL-51 = Quem joga sozinho não tem cartas na mão: você coloca a carta que acabou de comprar
refusal-TRAIL-53 = A partida está perdida: três cartas seguidas sem uma pedra
refusal-TRAIL-54 = A partida está ganha: todas as pedras foram colocadas
refusal-TRAIL-55R = A partida está perdida: a última carta foi colocada
refusal-TRAIL-56V = Só dá para pôr uma carta de lado na partida mais fácil para um, e uma única vez
refusal-TRAIL-58R = Sem outra carta para comprar, não dá para pôr esta de lado
