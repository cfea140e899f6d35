# Acorns: sentences for events, questions, choices and refusals.

word-ant = ant
word-bee = bee
word-cricket = cricket
word-dormouse = dormouse
word-eel = eel
word-fox = fox
word-goose = goose
word-hare = hare
word-ibex = ibex
word-jay = jay
word-kestrel = kestrel
word-leopard = leopard

event-dealt = { $seat } is dealt { $cards }.
event-first = { $seat } begins.
event-played = { $seat } plays { $card }.
event-taken = { $seat } wins an acorn with { $card }.
event-ended = The third round is over, and so is the game.
event-won = { $number ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

score-acorns = Acorns
tie-shared = { $seats } have the most acorns and share the victory.

question-card = choose a card to play.
action-play = play { $card }

refusal-ACORN-12 = It isn’t your turn
refusal-ACORN-13 = You don’t have that card
refusal-ACORN-20 = The game is over
