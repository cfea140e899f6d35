# Fae: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-blue = azul
word-yellow = amarelo
word-red = vermelho
word-purple = roxo
word-black = preto
word-hills = colinas
word-mushrooms = cogumelos
word-mountains = montanhas
word-forest = floresta

## What happened

event-spirit = { $seat } é, em segredo, o espírito { $colour }.
event-first = { $seat } começa.
event-moved = { $seat } move { $count ->
    [one] o druida
   *[other] os { $count } druidas
} de { $source } para { $target }.
event-ritual = Ritual { $number } em { $space } ({ $terrain }, { $effect ->
    [blessed] terreno abençoado por uma carta de valor { $card_value }
    [cursed] terreno amaldiçoado por uma carta de valor { $card_value }
   *[plain] carta de valor { $card_value }
}): { $effect ->
    [cursed] todos os seus druidas desaparecem, e ninguém pontua.
   *[other] { $gone ->
        [0] {""}
        [one] as cinco cores se encontram, e o druida solitário desaparece ({ $lone });{" "}
       *[other] as cinco cores se encontram, e os druidas solitários desaparecem ({ $lone });{" "}
    }{ $value ->
        [0] não resta ninguém para pontuar.
       *[other] +{ $value } { $scored }.
    }
} { $seat } fica com a carta.
event-forgone = A partida terminou: não haverá mais ritual em { $spaces }.
event-ended = { $rule ->
    [FAE-50] O décimo segundo ritual foi realizado: a partida terminou.
   *[FAE-52] Nenhum grupo pode mais ser movido: a partida terminou.
}
event-revealed = { $seat } era o espírito { $colour }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} e { $cards ->
    [one] { $cards } carta de ritual
   *[other] { $cards } cartas de ritual
}, { $total } no total.
event-won = { $tied ->
    [0] { $number ->
        [one] { $seats } vence.
       *[other] { $seats } compartilham a vitória.
    }
   *[other] { $number ->
        [one] { $seats } vence: tantos pontos quanto { $rivals }, mas menos cartas de ritual.
       *[other] { $seats } compartilham a vitória: tantos pontos quanto { $rivals }, mas menos cartas de ritual.
    }
}

## The score sheet

score-colour = Pontos da cor do espírito
score-cards = Cartas de ritual
tie-cards = { $seats } têm mais pontos. { $count ->
    [one] { $winners } ficou com menos cartas de ritual e vence.
   *[other] { $winners } ficaram com menos cartas de ritual e compartilham a vitória.
}
tie-shared = { $seats } têm mais pontos e o mesmo número de cartas de ritual. A vitória é compartilhada.

## What is asked

question-move = escolha um grupo para mover, e para onde.
question-ritual = há vários rituais a realizar; escolha o próximo.

## What may be chosen

action-move = mover os druidas de { $source } para { $target }
action-ritual = realizar agora o ritual em { $space }

## Explanations: what a move changes, for your colour or for another player’s

term-scores = { $mine ->
    [1] { $space } fica isolado: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } para a sua cor.
   *[other] { $space } fica isolado: +{ $points } { $colours }.
}
term-shares = { $alone ->
    [0] Em { $space }, também +{ $points } para { $others }.
   *[other] Em { $space }, +{ $points } para { $others }.
}
term-vanishes = { $mine ->
    [1] Os seus druidas em { $space } desaparecem sem pontuar.
   *[other] Os druidas em { $space } desaparecem sem pontuar.
}
term-clears = O ritual em { $space } não dá pontos e faz desaparecer { $others }.
term-keeps = { $mine ->
    [1] { $rituals ->
        [one] Você fica com a carta do ritual em { $spaces }: um ponto a mais.
       *[other] Você fica com as cartas dos rituais em { $spaces }: um ponto cada.
    }
   *[other] { $rituals ->
        [one] A carta do ritual em { $spaces } vale um ponto a mais.
       *[other] As cartas dos rituais em { $spaces } valem um ponto cada.
    }
}
term-gathers = { $mine ->
    [1] { $druids ->
        [one] { $bereft ->
            [1] Sem vizinho em { $left }, o
           *[0] O
        } seu druida em { $space }
       *[other] { $bereft ->
            [1] Sem vizinho em { $left }, o
           *[0] O
        } grupo de { $druids } druidas em { $space }, com a sua cor,
    } { $points ->
        [0] { $near ->
            [one] só tem mais um vizinho.
           *[other] tem { $near } vizinhos.
        }
       *[other] renderia { $points } agora; { $near ->
            [one] resta só um vizinho.
           *[other] restam { $near } vizinhos.
        }
    }
   *[other] { $bereft ->
        [1] Sem vizinho em { $left }, o grupo em { $space } fica mais perto de um ritual: { $colours }.
       *[0] { $points ->
            [0] Druidas se juntam em { $space }: { $colours }.
           *[other] Druidas se juntam em { $space }: um ritual ali renderia { $points } ({ $colours }).
        }
    }
}
term-delays = { $mine ->
    [1] { $bereft ->
        [1] Sem vizinho em { $left }, a sua cor em { $space }
       *[0] Em { $space }, a sua cor
    } tem { $near ->
        [one] { $near } vizinho
       *[other] { $near } vizinhos
    } e renderia { $points }: menos do que antes.
   *[other] { $bereft ->
        [1] Sem vizinho em { $left }, o grupo em { $space } vale menos do que antes.
       *[0] O grupo em { $space } vale menos do que antes.
    }
}
term-feeds = { $bereft ->
    [1] Sem vizinho em { $left }, um ritual
   *[0] Um ritual
} { $points ->
    [0] em { $space }
    [one] de { $points } ponto em { $space }
   *[other] de { $points } pontos em { $space }
} fica mais perto também para { $others }.
term-hinders = { $bereft ->
    [1] Sem vizinho em { $left }, um ritual em { $space }
   *[0] Em { $space }, um ritual
} fica mais longe para { $others }.
term-hurries = { $mine ->
    [1] Com esta carta, { $space } rende { $points } para a sua cor; com a próxima, { $later }.
   *[other] Com esta carta, { $space } rende { $points }; com a próxima, { $later }.
}
term-spites = Com esta carta, { $space } rende { $points } para as outras cores; com a próxima, { $later }.

## Why not

refusal-FAE-15R = Não é a sua vez
refusal-FAE-20 = Você move os druidas de um espaço ocupado para um espaço adjacente também ocupado
refusal-FAE-23 = Os druidas não podem ser movidos para um espaço vazio
refusal-FAE-24 = Sete ou mais druidas não podem sair do seu espaço
refusal-FAE-24V = Sete ou mais druidas só podem se juntar a um grupo com pelo menos o mesmo número
refusal-FAE-26 = Há um lago entre esses espaços, e lagos não podem ser atravessados
refusal-FAE-27R = Esses espaços só se tocam em um ponto
refusal-FAE-30 = Não há ritual a realizar nesse espaço
refusal-FAE-32 = Escolha antes qual dos rituais pendentes vem a seguir
refusal-FAE-50 = A partida terminou: o décimo segundo ritual foi realizado
refusal-FAE-52 = A partida terminou: nenhum grupo pode mais ser movido
