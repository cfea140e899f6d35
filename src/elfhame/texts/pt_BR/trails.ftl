# Fairy Trails: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-pink = rosa
word-yellow = amarelo

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
event-laid = { $seat } coloca a carta { $card } em ({ $x }, { $y }){ $turns ->
    [0] {""}
   *[other] , girada { $turns ->
        [one] um quarto de volta
        [2] meia-volta
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
    [TRAIL-40] A última pedra foi colocada: a partida acabou.
    [TRAIL-41] Todas as cartas foram colocadas: a partida acabou.
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
   *[other] { $seats } empatam.
}

## The score sheet

score-stones = Pedras colocadas
score-cards = Cartas restantes
tie-stone = { $seats } colocaram o mesmo número de pedras. { $winners } colocou a última e vence.
tie-shared = { $seats } colocaram o mesmo número de pedras. A vitória é dividida.

## What is asked

question-card = { $seats }: escolha uma carta da sua mão.
question-lay = { $seats }: escolha um lugar para a carta, e como girá-la.

## What may be chosen

action-card = pegar a carta { $card }
action-lay = colocá-la em ({ $x }, { $y }){ $turns ->
    [0] {""}
   *[other] , girada { $turns ->
        [one] um quarto de volta
        [2] meia-volta
       *[other] três quartos de volta
    }
}
action-discard = pôr a carta de lado e comprar outra

## Why not

refusal-TRAIL-20 = Uma carta da sua mão vai para um lugar livre ao lado de uma carta já na mesa
refusal-TRAIL-24R = Coloca-se exatamente uma carta por turno, e cada um joga na sua vez
refusal-TRAIL-40 = A partida acabou: a última pedra foi colocada
refusal-TRAIL-41 = A partida acabou: todas as cartas foram colocadas
refusal-TRAIL-51 = No modo solo não há mão: você coloca a carta que acabou de comprar
refusal-TRAIL-53 = A partida está perdida: três cartas seguidas sem uma pedra
refusal-TRAIL-54 = A partida está ganha: todas as pedras foram colocadas
refusal-TRAIL-55R = A partida está perdida: a última carta foi colocada
refusal-TRAIL-56V = Só se põe uma carta de lado no modo solo mais fácil, e uma única vez
refusal-TRAIL-58R = Sem outra carta para comprar, nenhuma é posta de lado
