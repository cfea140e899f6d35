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
several-squirrel = { $count } squirrels
several-fox = { $count } foxes
several-raccoon = { $count } raccoons
several-deer = { $count } deer
several-turtle = { $count } turtles
several-bear = { $count } bears
several-yellow = { $count } yellow flowers
several-white = { $count } white flowers
several-violet = { $count } violet flowers
several-pink = { $count } pink flowers
several-blue = { $count } blue flowers
several-goblin = { $count } goblins
several-ogre = { $count } ogres
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
event-crested = { $count ->
    [0] { $seat } plays a Crest, with no Fairies to take back.
   *[other] { $seat } plays a Crest. Back in hand: { $fairies }.
}
event-used = { $seat } uses { $item }.
event-returned = { $count ->
    [0] No Fairies return to the hand of { $seat }.
   *[other] Back in hand for { $seat }: { $fairies }.
}
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
event-shown = { $count ->
    [0] { $seat } held no more Fairies.
   *[other] { $seat } still held { $fairies }.
}
event-leftover = { $effect ->
    [court] { $count ->
        [0] The Queen’s deck is empty.
       *[other] Left in the Queen’s deck: { $cards }.
    }
   *[druids] { $count ->
        [0] The Druids’ deck is empty.
       *[other] Left in the Druids’ deck: { $cards }.
    }
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

question-dawn = place a revealed card in a Clearing.
question-day = explore, visit the Queen or the Druids, or use a Crest or an item.
question-bid = bid, or pass.
question-payment = play Fairies until you have paid enough.
question-wind = take the Fairy of the Wind back?
question-warrior = drive the goblins and ogres away?
question-keep = keep one of these cards.
question-order = which card goes under the deck next?
question-ogre = what does the ogre get?
question-take = take a card from a Clearing.
question-gain = gain one of the two cards.

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

## Explanations: what an action brings you or another player, and what it costs

term-bringsanimal = { $mine ->
    [1] Brings you { $card }{ $gets ->
        [one] {""}
       *[other] , { $gets } times
    }: you’d have { $has }, the best rival { $most }. Having the most scores { $points }.
   *[other] Brings { $card }: that makes { $has }, against { $most } at most elsewhere.
}
term-bringsflower = { $has ->
    [one] Brings { $card }: { $colours ->
        [one] a first colour.
       *[other] { $colours } different colours.
    }
   *[other] Brings { $card }: { $has } of that colour.
}
term-bringsfairy = Brings { $card } into the hand.
term-bringsgoblin = { $good ->
    [0] { $gets ->
        [one] A goblin comes along
       *[other] { $gets } goblins come along
    }: { $has } would be against { $most } elsewhere, and the most lose points.
   *[other] { $gets ->
        [one] A goblin comes along,
       *[other] { $gets } goblins come along,
    } and with the right item goblins are welcome.
}
term-bringsogre = { $gets ->
    [one] An ogre comes along and takes
   *[other] { $gets } ogres come along and each takes
} two animals or flowers.
term-bringsitem = Brings { $card }.
term-losescard = Gives up { $card }.
term-buriescard = It is a while before { $card } can be had again.
term-costsfairies = { $mine ->
    [1] Costs Fairies worth { $value }, of { $hand } in your hand.
   *[other] Costs Fairies worth { $value }.
}
term-maybeoutbid = { $reach ->
    [0] Someone may still bid more.
   *[other] Someone who hasn’t bid yet can pay up to { $reach }.
}
term-costsmore = { $mine ->
    [1] The cards aren’t worth { $value } to you.
   *[other] The cards aren’t worth { $value }.
}
term-favoursrivals = { $value ->
    [0] There is nothing to gain there.
   *[other] A rival would bid about { $value } and take the cards.
}
term-looksatdeck = { $effect ->
    [court] Shows { $cards ->
        [one] a card
       *[other] { $cards } cards
    } of the Queen’s, of which one is kept.
   *[druids] Shows { $cards ->
        [one] a card
       *[other] { $cards } cards
    } of the Druids’, of which one is kept.
}
term-restoreshand = Brings back Fairies worth { $value }.
term-usesitem = Uses { $item } up.
term-payswell = Here, { $fairy } is worth { $value }.
term-overpays = { $value } more than it should take.
term-suffices = The bid is covered; every further Fairy would be wasted.
term-fillsclearing = { $mine ->
    [1] { $suits ->
        [1] { $evil ->
            [0] You explore first, and Clearing { $clearing } already suits you.
           *[other] Clearing { $clearing } is the one you want to be rich.
        }
       *[other] { $evil ->
            [0] Clearing { $clearing } is no use to you.
           *[other] Clearing { $clearing } is the one you want least.
        }
    }
   *[other] { $suits ->
        [1] Clearing { $clearing } is one to explore.
       *[other] Clearing { $clearing } is no use right now.
    }
}
term-recallswind = The Fairy of the Wind is in hand again.
term-drivesout = Drives out the goblins and ogres before the cards are taken.

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

## Pieces

name-squirrel = Squirrel
name-fox = Fox
name-raccoon = Raccoon
name-deer = Deer
name-turtle = Turtle
name-bear = Bear
name-unicorn = Unicorn
name-yellow = Yellow flower
name-white = White flower
name-violet = Violet flower
name-pink = Pink flower
name-blue = Blue flower
name-warrior = Warrior
name-explorer = Explorer
name-fauna = Fairy of the Fauna
name-flora = Fairy of the Flora
name-herald = Herald
name-wind = Fairy of the Wind
name-goblin = Goblin
name-ogre = Ogre
name-lost_half = Lost Half
name-crest = Crest
name-oak_staff = Oak Staff
name-hunting_horn = Hunting Horn
name-garland = Garland
name-moon_lantern = Moon Lantern
name-court_mantle = Court Mantle
name-glass_slippers = Glass Slippers
name-dew_mirror = Dew Mirror
name-queens_signet = Queen’s Signet
name-stirring_spoon = Stirring Spoon
name-silver_whistle = Silver Whistle
name-ogre_bell = Ogre Bell
name-goblin_lullaby = Goblin Lullaby
name-goblin_purse = Goblin Purse
name-heirloom_casket = Heirloom Casket
name-wild_posy = Wild Posy
name-antler_crown = Antler Crown
name-ravens_claw = Raven’s Claw
name-wind_rose = Wind Rose
name-retained_half = Retained Half
name-fairy_1 = Fairy 1
name-fairy_2 = Fairy 2
name-fairy_3 = Fairy 3
name-fairy_4 = Fairy 4
name-fairy_5 = Fairy 5
name-fairy_6 = Fairy 6
name-fairy_7 = Fairy 7
about-animal = The player with the most scores { $count ->
    [one] a point
   *[other] { $count } points
} at the end. If two are tied, each scores half; if more are tied, nobody does.
about-turtle = The player with the most scores { $count } points at the end. Exactly { $exactly } turtles score { $more } more.
about-flower = 2, 3, 4 or 5 of one colour score { $values } points. 0 to 5 different colours score { $varieties }.
about-fairy = Worth her number when you play her. In your hand at the end, she counts towards the applause.
about-warrior = Worth 1. When she explores, she may drive all goblins and ogres out of that Clearing.
about-explorer = When she explores, worth as much as the Clearing has cards; otherwise 1.
about-fauna = Worth 3 when she explores a Clearing with at least two animals; otherwise 1.
about-flora = Worth 4 when she explores a Clearing with at least two flowers; otherwise 1.
about-herald = Worth 5 for an audience or a visit to the Druids (by the French text, only for an audience); otherwise 1.
about-wind = Worth 1. If at most three cards are left in your hand after the payment, you may take her back at once.
about-goblin = At the end, the player with the most goblins loses 2 points for each. Players tied for the most lose 1 point for each. Goes to a Clearing with the fewest evil creatures.
about-ogre = Whoever takes it discards it at once, with two of their animals or flowers. Goes to a Clearing with the fewest evil creatures.
about-lost_half = Half of the Royal Pendant. Worth nothing alone; together with the Retained Half, { $both } points.
about-crest = Use it as your action for the day: all your played Fairies return to your hand.
about-item-bid = When you explore, your payment is worth { $amount } more.
about-item-bid-among = When you explore a Clearing with at least { $least } { $among ->
    [animal] animals
    [flower] flowers
   *[card] cards
}, your payment is worth { $amount } more.
about-item-visit = For an audience or a visit to the Druids, your payment is worth { $amount } more.
about-item-value = Your Fairies 1 and 2 count { $amount } each when you play them.
about-item-look = Look at the top { $amount } cards of { $deck ->
    [court] the Queen’s deck
   *[druids] the Druids’ deck
}, keep one, and put the rest under the deck.
about-item-look-shuffled = Shuffle { $deck ->
    [court] the Queen’s deck
   *[druids] the Druids’ deck
}, then look at its top { $amount } cards, keep one, and put the rest under the deck.
about-item-return = Your played Fairies worth at most { $amount } return to your hand. Special Fairies count 1.
about-item-shield = Discard any ogre you gain; it takes nothing.
about-item-asleep = At the end, you lose nothing for goblins. You still count among the players with the most.
about-item-points = At the end, { $amount ->
    [one] a point
   *[other] { $amount } points
}, and { $crest } more for each Crest still in front of you.
about-item-points-goblin = At the end, { $goblin ->
    [one] a point
   *[other] { $goblin } points
} for each of your goblins.
about-item-points-lone = At the end, { $lone ->
    [one] a point
   *[other] { $lone } points
} for each animal of which you have exactly one.
about-item-wild = At the end, it counts as one more flower of a colour of which you have at least { $least }.
about-item-crown = If you are tied for the most of an animal worth at most { $amount } points, you alone have the most.
about-item-take = Take a card that isn’t evil from a Clearing.
about-item-draw = Draw the top two Forest cards face up. Gain one of them, and put the other into a Clearing.
about-item-pendant = { $amount } points, or { $both } together with the Lost Half.
