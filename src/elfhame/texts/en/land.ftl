# Fairy Land: events, the score sheet, questions, choices and refusals.

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
word-queens_signet = the Queen’s Signet
word-stirring_spoon = the Stirring Spoon
word-silver_whistle = the Silver Whistle
word-ogre_bell = the Ogre Bell
word-goblin_lullaby = the Goblin Lullaby
word-goblin_purse = the Goblin Purse
word-heirloom_casket = the Heirloom Casket
word-wild_posy = the Wild Posy
word-antler_crown = the Antler Crown
word-ravens_claw = the Raven’s Claw
word-wind_rose = the Wind Rose
word-retained_half = the Retained Half

## Events

event-opened = The first cards in the Clearings are { $cards }.
event-began = { $seat } begins.
event-dawned = Dawn for { $seat }: { $cards }.
event-placed = { $seat } places { $card } in Clearing { $clearing }.
event-explored = { $seat } explores Clearing { $clearing } and asks for bids.
event-visited = { $effect ->
    [court] { $seat } asks the Queen for an audience.
   *[druids] { $seat } visits the Druids.
}
event-bade = { $seat } bids { $value }.
event-passed = { $seat } passes.
event-played = { $seat } plays { $fairy }, worth { $worth } here.
event-paid = { $seat } has paid { $total }{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of it from items
}.
event-recalled = The Fairy of the Wind returns to { $seat }.
event-stayed = The Fairy of the Wind stays in front of { $seat }.
event-spared = The Warrior lets the goblins and ogres in Clearing { $clearing } stay, for { $seat }.
event-banished = The Warrior drives { $cards } out of Clearing { $clearing } for { $seat }.
event-took = { $count ->
    [0] { $seat } takes nothing from Clearing { $clearing }: it is empty.
   *[other] { $seat } takes { $cards } from Clearing { $clearing }.
}
event-abandoned = { $count ->
    [0] Nobody bids for Clearing { $clearing }: it is empty.
   *[other] Nobody bids: Clearing { $clearing } loses { $cards }.
}
event-shuffled = { $effect ->
    [court] The Queen’s deck is shuffled.
   *[druids] The Druids’ deck is shuffled.
}
event-looked = { $seat } looks at { $known ->
    [0] the top of
    [1] { $count ->
        [one] the top card of
       *[other] the top { $count } cards of
    }
   *[2] { $cards }, on top of
} { $effect ->
    [court] the Queen’s deck.
   *[druids] the Druids’ deck.
}
event-kept = { $effect ->
    [court] { $seat } receives { $card } from the Queen.
   *[druids] { $seat } receives { $card } from the Druids.
}
event-sank = { $effect ->
    [court] { $seat } puts { $card } under the Queen’s deck.
   *[druids] { $seat } puts { $card } under the Druids’ deck.
}
event-buried = { $seat } puts { $known ->
    [0] the rest
   *[1] { $count ->
        [one] one card
       *[other] { $count } cards
    }
} under { $effect ->
    [court] the Queen’s deck.
   *[druids] the Druids’ deck.
}
event-crested = { $seat } plays a Crest. Back in hand: { $fairies }.
event-used = { $seat } uses { $item }.
event-returned = Back in hand for { $seat }: { $fairies }.
event-drew = { $seat } draws { $cards }.
event-gained = { $seat } gains { $card }.
event-struck = { $shielded ->
    [0] { $count ->
        [0] An ogre strikes { $seat } and finds nothing to take.
        [one] An ogre strikes { $seat } and takes one card.
       *[other] An ogre strikes { $seat } and takes { $count } cards.
    }
   *[other] An ogre comes to { $seat } but flees from the bell.
}
event-fed = { $seat } gives the ogre { $card }.
event-emptied = Sunset: Clearing { $clearing } is full and loses { $cards }.
event-ended = The Forest deck has run out: the game is over.
event-shown = { $seat } still held { $fairies }.
event-leftover = { $effect ->
    [court] Left in the Queen’s deck: { $cards }.
   *[druids] Left in the Druids’ deck: { $cards }.
}
event-boxed = Not in this game: { $items }.
event-counted = { $seat } scores { $total }: animals { $animals }, turtles { $turtles }, flowers { $flowers }, variety { $variety }, goblins { $goblins }, items { $items }, applause { $applause }.
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

## Questions

question-dawn = { $seats }: place a revealed card in a Clearing.
question-day = { $seats }: explore, visit the Queen or the Druids, or use a Crest or an item.
question-bid = { $seats }: bid, or pass.
question-payment = { $seats }: play Fairies until you have paid enough.
question-wind = { $seats }: take the Fairy of the Wind back?
question-warrior = { $seats }: drive the goblins and ogres away?
question-keep = { $seats }: keep one of these cards.
question-order = { $seats }: which card goes under the deck next?
question-ogre = { $seats }: what does the ogre get?
question-take = { $seats }: take a card from a Clearing.
question-gain = { $seats }: gain one of the two cards.

## Choices

action-place = place { $card } in Clearing { $clearing }
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
action-take = take { $card } from Clearing { $clearing }
action-gain = gain { $card }

## Refusals

refusal-LAND-17 = There are three Clearings
refusal-LAND-20 = The player whose turn it is chooses one action for the day
refusal-LAND-21 = First place the dawn cards in Clearings
refusal-LAND-22 = A goblin or ogre goes to a Clearing with the fewest of them
refusal-LAND-23 = The two cards go to different Clearings
refusal-LAND-24R = Place the goblin or ogre first
refusal-LAND-31 = You bid once, more than everyone before you, or pass
refusal-LAND-33 = You can’t bid more than you could pay now
refusal-LAND-34 = You play Fairies from your hand until they cover the bid
refusal-LAND-40 = The cards you looked at go under the deck, one after another
refusal-LAND-42 = The Queen has nothing left to give
refusal-LAND-43R = A visit costs Fairies worth at least 2
refusal-LAND-44R = You keep one of the cards you look at
refusal-LAND-47 = The Druids have nothing left to give
refusal-LAND-50 = You can only use a Crest or an item that lies in front of you
refusal-LAND-52 = A Permanent item isn’t used up
refusal-LAND-65 = The game is over: the Forest deck has run out
refusal-LAND-80 = The ogre takes animals or flowers that you have
refusal-LAND-81 = An ogre takes no goblins, fairies or items
refusal-LAND-90 = First decide whether the Warrior drives the evil creatures away
refusal-LAND-95 = First decide whether the Fairy of the Wind returns
refusal-LAND-137D = You take a card that isn’t evil from a Clearing
refusal-LAND-138D = You gain one of the two cards just drawn
