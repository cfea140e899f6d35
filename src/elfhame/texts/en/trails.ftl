# Fairy Trails: events, the score sheet, questions, choices and refusals.

## Words

word-pink = pink
word-yellow = yellow
word-north = north
word-east = east
word-south = south
word-west = west

## Events

event-dealt = { $seat } is dealt { $known ->
    [0] { $count } cards.
   *[other] cards { $cards }.
}
event-began = { $seat } begins.
event-chose = { $seat } chooses card { $card }.
event-laid = { $seat } lays card { $card }, { $across ->
    [0] { $down } { $way }
   *[other] { $across } { $side }{ $down ->
        [0] {""}
       *[other] , { $down } { $way }
    }
} of the start{ $turns ->
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
event-shown = { $seat } still held, by number: { $cards }.
event-pile = { $count ->
    [one] One card was left in the pile.
   *[other] { $count } cards were left in the pile.
}
event-won = { $number ->
    [0] Nobody wins.
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## The score sheet

score-stones = Stones placed
score-cards = Cards left
tie-stone = { $seats } have placed the same number of stones. { $winners } placed the last one and wins.
tie-shared = { $seats } have placed the same number of stones. They share the victory.

## Questions

question-card = choose a card from your hand.
question-lay = choose a place and an orientation for the card.

## Choices

action-card = choose card { $card }
action-lay = lay it { $across ->
    [0] { $down } { $way }
   *[other] { $across } { $side }{ $down ->
        [0] {""}
       *[other] , { $down } { $way }
    }
} of the start{ $turns ->
    [0] {""}
   *[other] , turned { $turns ->
        [one] a quarter
       *[other] { $turns } quarters
    }
}
action-discard = put the card aside and draw another

## Explanations: what a card changes, for your paths or for another player’s

term-closes = { $mine ->
    [1] Closes a { $colour } path: { $stones ->
        [one] one stone
       *[other] { $stones } stones
    } for you{ $left ->
        [0] , and none is left to place.
       *[other] .
    }
   *[other] Closes a { $colour } path: { $stones ->
        [one] one stone.
       *[other] { $stones } stones.
    }
}
term-gives = It also closes a { $colour } path: { $stones ->
    [one] one stone
   *[other] { $stones } stones
} for the other side{ $left ->
    [0] , their last.
   *[other] .
}
term-nears = { $added ->
    [0] A { $colour } path with { $houses ->
        [one] one house
       *[other] { $houses } houses
    } now has { $ends ->
        [one] only one open end.
       *[other] { $ends } open ends.
    }
   *[other] Adds a house to a { $colour } path: { $houses ->
        [one] one house
       *[other] { $houses } houses
    }, { $ends ->
        [one] one open end.
       *[other] { $ends } open ends.
    }
}
term-spreads = A { $colour } path with { $houses ->
    [one] one house
   *[other] { $houses } houses
} is harder to close: { $ends ->
    [one] { $ends } open end
   *[other] { $ends } open ends
}.
term-blocks = { $before ->
    [0] The { $colour } house here is hard to close off: { $ends ->
        [one] { $ends } open end
       *[other] { $ends } open ends
    }.
   *[other] Blocks a { $colour } path: { $ends ->
        [one] { $ends } open end
       *[other] { $ends } open ends
    } instead of { $before }.
}
term-helps = The { $colour } side gains, too: { $houses ->
    [one] one house
   *[other] { $houses } houses
} on a path with { $ends ->
    [one] one open end.
   *[other] { $ends } open ends.
}
term-saves = { $places ->
    [0] Keeps a path close to being closed, for when only one candle is left.
   *[other] { $idle ->
        [2] This is your third card: without a stone the game would be lost.
       *[other] A stone lights all three candles again.
    }
}
term-waits = { $idle ->
    [2] This is your third card, and nowhere does it place a stone.
   *[other] You can put a card aside only once.
}

## Refusals

refusal-TRAIL-20 = You lay a card from your hand on a free place next to a card on the table
refusal-TRAIL-24R = You lay exactly one card per turn
refusal-TRAIL-25R = It isn’t your turn
refusal-TRAIL-40 = The game is over: the last stone is placed
refusal-TRAIL-41 = The game is over: all cards are laid
refusal-TRAIL-51 = In a solo game there is no hand: you lay the card just drawn
refusal-TRAIL-53 = The game is lost: three cards in a row without a stone
refusal-TRAIL-54 = The game is won: every stone is placed
refusal-TRAIL-55R = The game is lost: the last card is laid
refusal-TRAIL-56V = You can put a card aside only in the easier solo game, and only once
refusal-TRAIL-58R = You can’t put a card aside if there is no other card to draw
