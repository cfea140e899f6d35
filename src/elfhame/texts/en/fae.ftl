# Fae: what happened, what is asked, what may be chosen, and why something may not.

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

## What happened

event-spirit = { $seat } is the { $colour } spirit, in secret.
event-first = { $seat } begins.
event-moved = { $seat } leads { $count ->
    [one] the druid
   *[other] the { $count } druids
} of { $source } to { $target }.
event-ritual = Ritual { $number } at { $space } ({ $terrain }, { $effect ->
    [blessed] blessed by a card of value { $card_value }
    [cursed] cursed by a card of value { $card_value }
   *[plain] card of value { $card_value }
}): { $effect ->
    [cursed] all its druids vanish, and nobody scores.
   *[other] { $gone ->
        [0] {""}
       *[other] all five colours met, so the lone druids vanish ({ $lone });{" "}
    }{ $value ->
        [0] nobody is left to score.
       *[other] +{ $value } { $scored }.
    }
} { $seat } keeps the card.
event-forgone = The game is over: what was due at { $spaces } does not take place.
event-ended = { $rule ->
    [FAE-50] The twelfth ritual is done: the game is over.
   *[FAE-52] No group can be led any more: the game is over.
}
event-revealed = { $seat } was the { $colour } spirit: { $points } points and { $cards ->
    [one] one ritual card
   *[other] { $cards } ritual cards
} make { $total }.
event-won = { $number ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## The score sheet

score-colour = Points of the spirit’s colour
score-cards = Ritual cards
tie-cards = { $seats } have the most points. { $count ->
    [one] { $winners } kept fewer ritual cards and wins.
   *[other] { $winners } kept fewer ritual cards and share the victory.
}
tie-shared = { $seats } have the most points and equally many ritual cards. They share the victory.

## What is asked

question-move = { $seats }: choose a group to lead, and where to.
question-ritual = { $seats }: several rituals are due; choose which comes next.

## What may be chosen

action-move = lead { $source } to { $target }
action-ritual = hold the ritual at { $space } next

## Why not

refusal-FAE-15R = It is not your turn
refusal-FAE-20 = You lead druids from a space that has some to an adjacent space that has some
refusal-FAE-23 = Druids cannot be led to an empty space
refusal-FAE-24 = Seven or more druids cannot be led away
refusal-FAE-24V = Seven or more druids can only join a group of at least as many
refusal-FAE-26 = A lake lies between these spaces, and lakes cannot be crossed
refusal-FAE-27R = These spaces only meet in a point
refusal-FAE-30 = No ritual is due there
refusal-FAE-32 = First choose which of the rituals due comes next
refusal-FAE-50 = The game is over: the twelfth ritual is done
refusal-FAE-52 = The game is over: no group can be led any more
