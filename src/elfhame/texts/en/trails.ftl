# Fairy Trails: events, the score sheet, questions, choices and refusals.

## Words

word-pink = pink
word-yellow = yellow

## Events

event-dealt = { $seat } is dealt { $known ->
    [0] { $count } cards.
   *[other] cards { $cards }.
}
event-began = { $seat } begins.
event-chose = { $seat } chooses card { $card }.
event-laid = { $seat } lays card { $card } at { $x }, { $y }{ $turns ->
    [0] {""}
   *[other] , turned { $turns ->
        [one] a quarter
       *[other] { $turns } quarters
    }
}.
event-completed = A { $colour } path across { $cards ->
    [one] one card
   *[other] { $cards } cards
} is complete, { $houses ->
    [0] with no house on it.
    [one] with one house.
   *[other] with { $houses } houses.
}
event-settled = +{ $count } { $colour }: { $count ->
    [one] a house is settled
   *[other] { $count } houses are settled
}, { $left ->
    [0] the last stone is placed.
    [one] one stone is left.
   *[other] { $left } stones are left.
}
event-drew = { $seat } draws { $card ->
    [0] a card.
   *[other] card { $card }.
}
event-discarded = Card { $card } is put aside.
event-ended = { $rule ->
    [TRAIL-40] The last stone is placed: the game is over.
    [TRAIL-41] All cards are laid: the game is over.
    [TRAIL-53] Three cards in a row without a stone: the game is lost.
    [TRAIL-54] Every stone of both colours is placed: the game is won.
   *[TRAIL-55R] The last card is laid and stones are left: the game is lost.
}
event-shown = { $seat } still held { $cards }.
event-pile = { $count ->
    [one] One card was left in the pile.
   *[other] { $count } cards were left in the pile.
}
event-won = { $number ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } tie.
}

## The score sheet

score-stones = Stones placed
score-cards = Cards left
tie-stone = { $seats } have placed the same number of stones. { $winners } placed the last one and wins.
tie-shared = { $seats } have placed the same number of stones. They share the victory.

## Questions

question-card = { $seats }: choose a card from your hand.
question-lay = { $seats }: choose a place and an orientation for the card.

## Choices

action-card = choose card { $card }
action-lay = lay it at { $x }, { $y }{ $turns ->
    [0] {""}
   *[other] , turned { $turns ->
        [one] a quarter
       *[other] { $turns } quarters
    }
}
action-discard = put the card aside and draw another

## Refusals

refusal-TRAIL-20 = You lay a card from your hand on a free place next to a card on the table
refusal-TRAIL-24R = You lay exactly one card per turn, and players take turns
refusal-TRAIL-40 = The game is over: the last stone is placed
refusal-TRAIL-41 = The game is over: all cards are laid
refusal-TRAIL-51 = In a solo game there is no hand: you lay the card just drawn
refusal-TRAIL-53 = The game is lost: three cards in a row without a stone
refusal-TRAIL-54 = The game is won: every stone is placed
refusal-TRAIL-55R = The game is lost: the last card is laid
refusal-TRAIL-56V = You can put a card aside only in the easier solo game, and only once
refusal-TRAIL-58R = You can’t put a card aside if there is no other card to draw
