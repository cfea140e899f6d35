# Fairy Trails: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-pink = pink
word-yellow = yellow

## What happened

event-dealt = { $seat } is dealt { $known ->
    [0] { $count } cards.
   *[other] cards { $cards }.
}
event-began = { $seat } begins.
event-chose = { $seat } takes card { $card } to lay it.
event-laid = { $seat } lays card { $card } at { $x }, { $y }{ $turns ->
    [0] {""}
   *[other] , turned { $turns ->
        [one] a quarter
       *[other] { $turns } quarters
    }
}.
event-completed = A { $colour } path over { $cards ->
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
tie-stone = { $seats } have placed equally many stones. { $winners } placed the last one and wins.
tie-shared = { $seats } have placed equally many stones. They share the victory.

## What is asked

question-card = { $seats }: choose a card of your hand.
question-lay = { $seats }: choose a place for the card, and turn it.

## What may be chosen

action-card = take card { $card }
action-lay = lay it at { $x }, { $y }{ $turns ->
    [0] {""}
   *[other] , turned { $turns ->
        [one] a quarter
       *[other] { $turns } quarters
    }
}
action-discard = put the card aside and draw another

## Why not

refusal-TRAIL-20 = You lay a card of your hand on a free place beside a card on the table
refusal-TRAIL-24R = Exactly one card is laid a turn, and the players take turns
refusal-TRAIL-40 = The game is over: the last stone is placed
refusal-TRAIL-41 = The game is over: all cards are laid
refusal-TRAIL-51 = In a solo game there is no hand: you lay the card just drawn
refusal-TRAIL-53 = The game is lost: three cards in a row without a stone
refusal-TRAIL-54 = The game is won: every stone is placed
refusal-TRAIL-55R = The game is lost: the last card is laid
refusal-TRAIL-56V = A card is put aside in the easier solo game only, and once
refusal-TRAIL-58R = Without another card to draw, none is put aside
