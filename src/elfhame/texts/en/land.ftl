# Fairy Land: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-squirrel = a squirrel
word-fox = a fox
word-raccoon = a raccoon
word-deer = a deer
word-turtle = a turtle
word-bear = a bear
word-unicorn = a unicorn
word-yellow = a yellow flower
word-white = a white flower
word-violet = a violet flower
word-pink = a pink flower
word-blue = a blue flower
word-warrior = the Warrior
word-explorer = the Explorer
word-fauna = the Fairy of the Fauna
word-flora = the Fairy of the Flora
word-herald = the Herald
word-wind = the Fairy of the Wind
word-goblin = a goblin
word-ogre = an ogre
word-lost_half = the Lost Half
word-fairy_1 = Fairy 1
word-fairy_2 = Fairy 2
word-fairy_3 = Fairy 3
word-fairy_4 = Fairy 4
word-fairy_5 = Fairy 5
word-fairy_6 = Fairy 6
word-fairy_7 = Fairy 7
word-oak_staff = the Oak Staff
word-hunting_horn = the Hunting Horn
word-garland = the Garland
word-moon_lantern = the Moon Lantern
word-court_mantle = the Court Mantle
word-glass_slippers = the Glass Slippers
word-dew_mirror = the Dew Mirror
word-queens_signet = the Queen's Signet
word-stirring_spoon = the Stirring Spoon
word-silver_whistle = the Silver Whistle
word-ogre_bell = the Ogre Bell
word-goblin_lullaby = the Goblin Lullaby
word-goblin_purse = the Goblin Purse
word-heirloom_casket = the Heirloom Casket
word-wild_posy = the Wild Posy
word-antler_crown = the Antler Crown
word-ravens_claw = the Raven's Claw
word-wind_rose = the Wind Rose
word-retained_half = the Retained Half

## What happened

event-opened = In the Clearings lie { $cards }.
event-began = { $seat } begins.
event-dawned = Dawn for { $seat }: { $cards }.
event-placed = { $seat } puts { $card } into Clearing { $clearing }.
event-explored = { $seat } sets out for Clearing { $clearing } and asks for bids.
event-visited = { $effect ->
    [court] { $seat } asks the Queen for an audience.
   *[druids] { $seat } visits the Druids.
}
event-bade = { $seat } bids { $value }.
event-passed = { $seat } passes.
event-played = { $seat } plays { $fairy }, worth { $worth } here.
event-paid = { $seat } has played { $total }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of it by items
}.
event-recalled = The Fairy of the Wind returns to { $seat }.
event-stayed = The Fairy of the Wind stays in front of { $seat }.
event-spared = The Warrior lets the goblins and ogres of Clearing { $clearing } be, for { $seat }.
event-banished = The Warrior drives { $cards } out of Clearing { $clearing } for { $seat }.
event-took = { $seat } takes { $cards } from Clearing { $clearing }.
event-abandoned = Nobody bids: Clearing { $clearing } loses { $cards }.
event-shuffled = { $effect ->
    [court] The Queen's deck is shuffled.
   *[druids] The Druids' deck is shuffled.
}
event-looked = { $seat } looks at { $known ->
    [0] the top of
    [1] { $count ->
        [one] the top card of
       *[other] the top { $count } cards of
    }
   *[2] { $cards }, on top of
} { $effect ->
    [court] the Queen's deck.
   *[druids] the Druids' deck.
}
event-kept = { $effect ->
    [court] { $seat } receives { $card } from the Queen.
   *[druids] { $seat } receives { $card } from the Druids.
}
event-sank = { $effect ->
    [court] { $seat } puts { $card } under the Queen's deck.
   *[druids] { $seat } puts { $card } under the Druids' deck.
}
event-buried = { $seat } puts { $known ->
    [0] the rest
   *[1] { $count ->
        [one] one card
       *[other] { $count } cards
    }
} under { $effect ->
    [court] the Queen's deck.
   *[druids] the Druids' deck.
}
event-crested = { $seat } plays a Crest; back into the hand: { $fairies }.
event-used = { $seat } uses { $item }.
event-returned = Back into the hand of { $seat }: { $fairies }.
event-drew = { $seat } draws { $cards }.
event-gained = { $seat } gains { $card }.
event-struck = { $shielded ->
    [0] { $count ->
        [0] An ogre strikes { $seat } and finds nothing to take.
        [one] An ogre strikes { $seat } and takes one card.
       *[other] An ogre strikes { $seat } and takes { $count } cards.
    }
   *[other] An ogre comes to { $seat } and flees from the bell.
}
event-fed = { $seat } gives the ogre { $card }.
event-emptied = Sunset: Clearing { $clearing } is full and loses { $cards }.
event-ended = The Forest deck has run out: the game is over.
event-shown = { $seat } still held { $fairies }.
event-leftover = { $effect ->
    [court] Left in the Queen's deck: { $cards }.
   *[druids] Left in the Druids' deck: { $cards }.
}
event-boxed = Not in this game: { $items }.
event-counted = { $seat } scores { $below ->
    [0] {""}
   *[other] -
}{ $total }{ $rest ->
    [0] {""}
   *[other] ½
}: animals { $animals }{ $half ->
    [0] {""}
   *[other] ½
}, turtles { $turtles }, flowers { $flowers }, variety { $variety }, goblins { $goblins }, items { $items }, applause { $applause }.
event-won = { $seat } wins.

## The score sheet

score-animal = Most animals ({ $kind })
score-turtles = Three turtles
score-flowers = Flowers of one colour
score-variety = Different flowers
score-goblins = Most goblins
score-items = Items
score-applause = Applause
tie-hand = { $seats } have the most points. { $winners } has the highest hand and wins.
tie-last = { $seats } have the most points and equal hands. { $winners } played last and wins.

## What is asked

question-dawn = { $seats }: put an open card into a Clearing.
question-day = { $seats }: explore, visit the Queen or the Druids, or use a Crest or an item.
question-bid = { $seats }: bid, or pass.
question-payment = { $seats }: play Fairies, until it is enough.
question-wind = { $seats }: take the Fairy of the Wind back?
question-warrior = { $seats }: drive the goblins and ogres away?
question-keep = { $seats }: keep one of these cards.
question-order = { $seats }: which card goes under the deck next?
question-ogre = { $seats }: what does the ogre get?
question-take = { $seats }: take a card out of a Clearing.
question-gain = { $seats }: gain one of the two cards.

## What may be chosen

action-place = put { $card } into Clearing { $clearing }
action-explore = explore Clearing { $clearing }
action-audience = ask the Queen for an audience
action-druids = visit the Druids
action-crest = play a Crest
action-use = use { $item }
action-bid = bid { $value }
action-pass = pass
action-pay = play { $fairy }
action-enough = that is enough
action-recall = take the Fairy of the Wind back
action-leave = leave the Fairy of the Wind there
action-banish = drive the goblins and ogres away
action-spare = let the goblins and ogres stay
action-keep = keep { $card }
action-under = put { $card } under the deck
action-feed = give the ogre { $card }
action-take = take { $card } out of Clearing { $clearing }
action-gain = gain { $card }

## Why not

refusal-LAND-17 = There are three Clearings
refusal-LAND-20 = The turn's player chooses one action for the day
refusal-LAND-21 = First the cards of the dawn go into Clearings
refusal-LAND-22 = A goblin or an ogre goes where there are fewest
refusal-LAND-23 = The two cards go into different Clearings
refusal-LAND-24R = The goblin or ogre is placed first
refusal-LAND-31 = Each bids once, and more than all before, or passes
refusal-LAND-33 = You cannot bid more than you could play now
refusal-LAND-34 = You play Fairies of your hand until they are worth the bid
refusal-LAND-38R = An empty Clearing cannot be explored
refusal-LAND-40 = The cards you looked at go under the deck, one after another
refusal-LAND-42 = The Queen has nothing left to give
refusal-LAND-43R = A visit takes Fairies worth at least 2
refusal-LAND-44R = Of the cards you look at, you keep one
refusal-LAND-47 = The Druids have nothing left to give
refusal-LAND-50 = You can only use a Crest or an item that lies in front of you
refusal-LAND-52 = A Permanent item is not used up
refusal-LAND-65 = The game is over: the Forest deck has run out
refusal-LAND-80 = The ogre gets animals or flowers that you have
refusal-LAND-81 = An ogre takes no goblins, fairies or items
refusal-LAND-90 = First say whether the Warrior drives the evil creatures away
refusal-LAND-95 = First say whether the Fairy of the Wind returns
refusal-LAND-137D = You take a card that is not evil out of a Clearing
refusal-LAND-138D = You gain one of the two cards just drawn
