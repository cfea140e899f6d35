# Acorns: o que aconteceu, o que se pergunta, o que se pode escolher e o que não é permitido.

word-ant = formiga
word-bee = abelha
word-cricket = grilo
word-dormouse = arganaz
word-eel = enguia
word-fox = raposa
word-goose = ganso
word-hare = lebre
word-ibex = cabra-montês
word-jay = gaio
word-kestrel = falcão
word-leopard = leopardo

event-dealt = { $seat } recebe { $cards }.
event-first = { $seat } começa.
event-played = { $seat } joga { $card }.
event-taken = { $seat } ganha uma bolota com { $card }.
event-ended = A terceira rodada acabou, e a partida também.
event-won = { $number ->
    [one] { $seats } venceu.
   *[other] { $seats } dividem a vitória.
}

score-acorns = Bolotas
tie-shared = { $seats } têm mais bolotas e dividem a vitória.

question-card = escolha uma carta para jogar.
action-play = jogar { $card }

refusal-ACORN-12 = Não é a sua vez
refusal-ACORN-13 = Você não tem essa carta
refusal-ACORN-20 = A partida acabou
