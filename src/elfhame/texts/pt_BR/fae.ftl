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
event-moved = { $seat } conduz { $count ->
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
event-forgone = A partida acabou: não haverá mais ritual em { $spaces }.
event-ended = { $rule ->
    [FAE-50] O décimo segundo ritual foi realizado: a partida acabou.
   *[FAE-52] Nenhum grupo pode mais ser conduzido: a partida acabou.
}
event-revealed = { $seat } era o espírito { $colour }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} e { $cards ->
    [one] { $cards } carta de ritual
   *[other] { $cards } cartas de ritual
}, { $total } no total.
event-won = { $number ->
    [one] { $seats } vence.
   *[other] { $seats } compartilham a vitória.
}

## The score sheet

score-colour = Pontos da cor do espírito
score-cards = Cartas de ritual
tie-cards = { $seats } têm mais pontos. { $count ->
    [one] { $winners } ficou com menos cartas de ritual e vence.
   *[other] { $winners } ficaram com menos cartas de ritual e dividem a vitória.
}
tie-shared = { $seats } têm mais pontos e o mesmo número de cartas de ritual. A vitória é dividida.

## What is asked

question-move = { $seats }: escolha um grupo para conduzir, e para onde.
question-ritual = { $seats }: há vários rituais a realizar; escolha o próximo.

## What may be chosen

action-move = conduzir os druidas de { $source } para { $target }
action-ritual = realizar agora o ritual em { $space }

## Why not

refusal-FAE-15R = Não é a sua vez
refusal-FAE-20 = Você conduz os druidas de um espaço ocupado para um espaço adjacente também ocupado
refusal-FAE-23 = Os druidas não podem ser conduzidos para um espaço vazio
refusal-FAE-24 = Sete ou mais druidas não podem sair do seu espaço
refusal-FAE-24V = Sete ou mais druidas só podem se juntar a um grupo com pelo menos o mesmo número
refusal-FAE-26 = Há um lago entre esses espaços, e lagos não podem ser atravessados
refusal-FAE-27R = Esses espaços só se tocam em um ponto
refusal-FAE-30 = Não há ritual a realizar nesse espaço
refusal-FAE-32 = Escolha antes qual dos rituais pendentes vem a seguir
refusal-FAE-50 = A partida acabou: o décimo segundo ritual foi realizado
refusal-FAE-52 = A partida acabou: nenhum grupo pode mais ser conduzido
