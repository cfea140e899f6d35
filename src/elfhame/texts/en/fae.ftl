# Fae: events, the score sheet, questions, choices and refusals.

## Words

word-blue = blue
word-yellow = yellow
word-red = red
word-purple = purple
word-black = black
word-hills = hills
word-mushrooms = mushrooms
word-mountains = mountains
word-forest = forest

## Events

event-spirit = { $seat } is the { $colour } spirit, in secret.
event-first = { $seat } begins.
event-moved = { $seat } leads { $count ->
    [one] the druid
   *[other] the { $count } druids
} from { $source } to { $target }.
event-ritual = Ritual { $number } at { $space } ({ $terrain }, { $effect ->
    [blessed] blessed by a card of value { $card_value }
    [cursed] cursed by a card of value { $card_value }
   *[plain] card of value { $card_value }
}): { $effect ->
    [cursed] all its druids vanish, and nobody scores.
   *[other] { $gone ->
        [0] {""}
        [one] all five colours met, so the lone druid vanishes ({ $lone });{" "}
       *[other] all five colours met, so the lone druids vanish ({ $lone });{" "}
    }{ $value ->
        [0] nobody is left to score.
       *[other] +{ $value } { $scored }.
    }
} { $seat } keeps the card.
event-forgone = The game is over, so nothing more happens at { $spaces }.
event-ended = { $rule ->
    [FAE-50] The twelfth ritual is done: the game is over.
   *[FAE-52] No group can move any more: the game is over.
}
event-revealed = { $seat } was the { $colour } spirit: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $cards ->
    [one] one ritual card
   *[other] { $cards } ritual cards
} make { $total }.
event-won = { $tied ->
    [0] { $number ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
   *[other] { $number ->
        [one] { $seats } has as many points as { $rivals }, but fewer ritual cards, and wins.
       *[other] { $seats } have as many points as { $rivals }, but fewer ritual cards, and share the victory.
    }
}

## The score sheet

score-colour = Points of the spirit’s colour
score-cards = Ritual cards
tie-cards = { $seats } have the most points. { $count ->
    [one] { $winners } kept fewer ritual cards and wins.
   *[other] { $winners } kept fewer ritual cards and share the victory.
}
tie-shared = { $seats } have the most points and the same number of ritual cards. They share the victory.

## Questions

question-move = choose a group to lead, and where to.
question-ritual = several rituals are due. Choose which comes next.

## Choices

action-move = lead { $source } to { $target }
action-ritual = hold the ritual at { $space } next

## Explanations: what a move changes, for your colour or for another player’s

term-scores = { $mine ->
    [1] { $space } is left alone: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for your colour.
   *[other] { $space } is left alone: +{ $points } { $colours }.
}
term-shares = { $alone ->
    [0] +{ $points } for { $others } at { $space }, too.
   *[other] +{ $points } for { $others } at { $space }.
}
term-vanishes = { $mine ->
    [1] Your druids on { $space } vanish without scoring.
   *[other] The druids on { $space } vanish without scoring.
}
term-clears = The ritual at { $space } scores nothing and sweeps away { $others }.
term-keeps = { $mine ->
    [1] { $rituals ->
        [one] The ritual at { $spaces } leaves you its card: one more point.
       *[other] The rituals at { $spaces } leave you their cards: one point each.
    }
   *[other] { $rituals ->
        [one] The ritual at { $spaces } brings its card: one more point.
       *[other] The rituals at { $spaces } bring their cards: one point each.
    }
}
term-gathers = { $mine ->
    [1] { $druids ->
        [one] { $bereft ->
            [1] Without a neighbour on { $left }, your
           *[0] Your
        } druid on { $space }
       *[other] { $bereft ->
            [1] Without a neighbour on { $left }, the
           *[0] The
        } { $druids } druids on { $space }, yours among them,
    } { $points ->
        [0] { $near ->
            [one] { $druids ->
                [one] has
               *[other] have
            } only one neighbour left.
           *[other] { $druids ->
                [one] has
               *[other] have
            } { $near } neighbours left.
        }
       *[other] would score { $points } now, and { $near ->
            [one] only one neighbour is left.
           *[other] { $near } neighbours are left.
        }
    }
   *[other] { $bereft ->
        [1] Without a neighbour on { $left }, the group on { $space } is closer to a ritual: { $colours }.
       *[0] { $points ->
            [0] Druids gather on { $space }: { $colours }.
           *[other] Druids gather on { $space }: { $colours } would score { $points } there now.
        }
    }
}
term-delays = { $mine ->
    [1] { $bereft ->
        [1] Without a neighbour on { $left }, your colour on { $space }
       *[0] On { $space }, your colour
    } has { $near ->
        [one] one neighbour
       *[other] { $near } neighbours
    } and would score { $points } now: worse than before.
   *[other] { $bereft ->
        [1] Without a neighbour on { $left }, the group on { $space } is worth less than before.
       *[0] The group on { $space } is worth less than before.
    }
}
term-feeds = { $bereft ->
    [1] Leaving { $left } brings
   *[0] Brings
} { $others } closer to { $points ->
    [0] a ritual on { $space }.
   *[other] scoring { $points } on { $space }.
}
term-hinders = { $bereft ->
    [1] Leaving { $left } sets
   *[0] Sets
} back { $others } on { $space }.
term-hurries = { $mine ->
    [1] With this card, { $space } brings your colour { $points }; with the next, { $later }.
   *[other] With this card, { $space } scores { $points }; with the next, { $later }.
}
term-spites = With this card, the other colours at { $space } score { $points }; with the next, { $later }.

## Refusals

refusal-FAE-15R = It isn’t your turn
refusal-FAE-20 = You lead druids from one space to an adjacent space, and both must have druids
refusal-FAE-23 = Druids can’t be led to an empty space
refusal-FAE-24 = Seven or more druids can’t be led away
refusal-FAE-24V = Seven or more druids can only join a group of at least as many
refusal-FAE-26 = A lake lies between these spaces, and lakes can’t be crossed
refusal-FAE-27R = These spaces only touch at a point
refusal-FAE-30 = No ritual is due there
refusal-FAE-32 = First choose which ritual comes next
refusal-FAE-50 = The game is over: the twelfth ritual is done
refusal-FAE-52 = The game is over: no group can move any more
