# Acorns: ce qui s’est passé, ce qui est demandé, ce qu’on peut choisir et ce qui est interdit.

word-ant = fourmi
word-bee = abeille
word-cricket = grillon
word-dormouse = loir
word-eel = anguille
word-fox = renard
word-goose = oie
word-hare = lièvre
word-ibex = bouquetin
word-jay = geai
word-kestrel = faucon
word-leopard = léopard

event-dealt = { $seat } reçoit { $cards }.
event-first = { $seat } commence.
event-played = { $seat } joue { $card }.
event-taken = { $seat } gagne un gland avec { $card }.
event-ended = La troisième manche est terminée, et la partie aussi.
event-won = { $number ->
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
}

score-acorns = Glands
tie-shared = { $seats } ont le plus de glands et partagent la victoire.

question-card = choisissez une carte à jouer.
action-play = jouer { $card }

refusal-ACORN-12 = Ce n’est pas votre tour
refusal-ACORN-13 = Vous n’avez pas cette carte
refusal-ACORN-20 = La partie est terminée
