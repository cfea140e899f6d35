# Faeries & Magical Creatures: events, the score sheet, questions, choices and refusals, and the
# texts of the cards.

## Words

word-fae = Fae
word-nature = Nature
word-earth = Earth
word-trolls = Trolls
word-beast = Beast
name-fae = Fae
name-nature = Nature
name-earth = Earth
name-trolls = Trolls
name-beast = Beast
word-trust = Gain Trust
word-build = Build Garden
word-befriend = Befriend a Faerie
word-help = Helping Hand
word-call = Call Faeries
word-plant = plant side
word-path = path side
word-paper_lantern = Paper Lantern
word-acorn_cup = Acorn Cup
word-honey_cake = Honey Cake
word-skipping_stone = Skipping Stone
word-will_o_wisp = Will-o’-the-Wisp
word-moth_page = Moth Page
word-lantern_bearer = Lantern Bearer
word-looking_glass_maid = Looking-Glass Maid
word-thimble_thief = Thimble Thief
word-dream_weaver = Dream Weaver
word-queen_of_may = Queen of May
word-cobweb_tailor = Cobweb Tailor
word-moonlit_piper = Moonlit Piper
word-changeling = Changeling
word-glamour_merchant = Glamour Merchant
word-hearth_scribe = Hearth Scribe
word-bluebell_ringer = Bluebell Ringer
word-green_man = Green Man
word-rain_sylph = Rain Sylph
word-mushroom_host = Mushroom Host
word-apple_dryad = Apple Dryad
word-reed_nymph = Reed Nymph
word-seed_sower = Seed Sower
word-rose_warden = Rose Warden
word-willow_widow = Willow Widow
word-bee_charmer = Bee Charmer
word-moss_maiden = Moss Maiden
word-frost_gardener = Frost Gardener
word-tin_knocker = Tin Knocker
word-crystal_cutter = Crystal Cutter
word-hill_king = Hill King
word-clay_mother = Clay Mother
word-root_delver = Root Delver
word-barrow_keeper = Barrow Keeper
word-stone_dancer = Stone Dancer
word-copper_smith = Copper Smith
word-well_warden = Well Warden
word-cave_singer = Cave Singer
word-quarry_giant = Quarry Giant
word-mountain_elder = Mountain Elder
word-bridge_troll = Bridge Troll
word-goblin_peddler = Goblin Peddler
word-bog_hag = Bog Hag
word-red_cap = Red Cap
word-toll_taker = Toll Taker
word-cauldron_ogress = Cauldron Ogress
word-swamp_gaffer = Swamp Gaffer
word-bone_whistler = Bone Whistler
word-thornback_troll = Thornback Troll
word-marsh_boggart = Marsh Boggart
word-troll_grandmother = Troll Grandmother
word-night_raven = Night Raven
word-white_hart = White Hart
word-unicorn = Unicorn
word-seal_wife = Seal Wife
word-water_horse = Water Horse
word-fox_trickster = Fox Trickster
word-owl_messenger = Owl Messenger
word-hedgehog_courier = Hedgehog Courier
word-centaur_scout = Centaur Scout
word-wolf_runner = Wolf Runner
word-swan_maiden = Swan Maiden
word-black_dog = Black Dog
word-salmon_of_wisdom = Salmon of Wisdom

## Events

event-began = { $seat } has the Acting Player token.
event-dealt = { $seat } is dealt { $known ->
    [0] { $count } cards to choose from.
   *[other] { $cards }.
}
event-passed = { $seat } is passed { $known ->
    [0] { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
   *[other] { $cards }.
}
event-drew = { $seat } draws { $known ->
    [0] { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $cards }.
}
event-kept = { $seat } keeps { $known ->
    [0] a card.
   *[other] { $card }.
}
event-discarded = { $seat } discards { $known ->
    [0] a card face down.
   *[other] { $card } face down.
}
event-offered = Added to the Card Offer: { $cards }.
event-tiles = Added to the Tile Offer: { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
event-named = { $seat } chooses: { $action }.
event-unable = { $seat } can’t do this action: { $action }.
event-forwent = { $effect ->
    [before] { $seat } plays no card before the action.
    [after] { $seat } plays no card after the action.
    [call] { $seat } discards nothing.
    [tile] { $seat } builds nothing more.
    [help] { $seat } plays no further card.
   *[spend] { $seat } spends no card.
}
event-played = { $seat } plays { $card }.
event-placed = { $seat } places a token in the { $folk } area: { $there } there, { $left } left.
event-moved = { $by } moves a token of { $seat } from { $source } to { $target }.
event-removed = { $by } removes a token of { $seat } from the { $folk } area.
event-stolen = { $by } replaces a token of { $seat } in the { $folk } area with their own.
event-aimed = { $by } makes { $seat } discard.
event-beckoned = { $seat } will act next.
event-shuffled = { $seat } shuffles { $count ->
    [one] one discarded card
   *[other] { $count } discarded cards
} into a new draw pile.
event-befriended = { $seat } befriends { $card }{ $hand ->
    [0] .
   *[other] , straight into their hand.
}
event-recovered = { $seat } takes { $card } back into their hand.
event-took = { $seat } takes a tile of { $size } squares.
event-laid = { $seat } lays { $paved ->
    [1] a path
   *[other] plants
} of { $size } squares at { $square }.
event-scored = +{ $points } { $seat }, { $effect ->
    [icon] from the garden.
   *[card] from a card.
}
event-claimed = { $seat } takes the home of { $folk }.
event-housed = { $seat } places the home of { $folk } at { $square }.
event-beside = { $seat } has no room for the home of { $folk } and keeps it next to the garden.
event-under = { $card } goes to the bottom of the deck.
event-chose = { $seat } chooses { $option ->
    [1] the first option of { $card }.
   *[other] the second option of { $card }.
}
event-came = { $effect ->
    [homes] All five homes are placed: this is the last turn.
    [tiles] The tiles have run out: this is the last turn.
    [tokens] Someone has run out of tokens: this is the last turn.
    [cards] The deck has run out: this is the last turn.
   *[turns] The turn limit is reached: this is the last turn.
}
event-ended = { $rule ->
    [FMC-76R] The turn limit is reached: the game is over.
   *[FMC-70] The game is over.
}
event-shown = { $seat } had { $effect ->
    [hand] in hand: { $cards }.
    [pile] in the draw pile: { $cards }.
   *[discards] in the discards: { $cards }.
}
event-left = Never seen: { $cards }.
event-area = +{ $points } { $seat }, from the { $folk } area.
event-garden = +{ $points } { $seat }, from plants{ $doubled ->
    [0] .
   *[other] , { $doubled } of them thanks to homes.
}
event-counted = +{ $points } { $seat }, from { $card }.
event-won = { $number ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
}

## The score sheet

score-track = Score track
score-area = Area ({ $folk })
score-plants = Plants
score-homes = Plants doubled by homes
score-cards = Cards that score at the end
tie-homes = { $seats } have the most points. { $count ->
    [one] { $winners } has more homes and wins.
   *[other] { $winners } have more homes and share the victory.
}
tie-shared = { $seats } have the most points and the same number of homes. They share the victory.

## Questions

question-name = choose an action for everyone.
question-before = play or discard a card before the action, or pass.
question-after = play or discard a card now, or pass.
question-place = place a token.
question-tile = choose a tile.
question-lay = lay the tile.
question-befriend = befriend a faerie from the offer.
question-help = play a card.
question-call = discard a card before you draw, or keep all.
question-home = place the home in your garden.
question-move = move a token.
question-remove = remove a rival’s token.
question-steal = replace a rival’s token with one of yours.
question-aim = choose who must discard.
question-drop = choose a card to discard.
question-recover = take back a card from your discards.
question-spend = you may discard a card for an extra effect.
question-choose = choose one of two effects.
question-keep = keep a card from your packet.

## Choices

action-name = { $action }
action-place = place a token: { $folk }
action-option = { $number ->
    [1] choose the first effect
   *[other] choose the second effect
}
action-aim = make { $seat } discard
action-pass = pass
action-play = play { $card }
action-discard = discard { $card }
action-befriend = befriend { $card }
action-recover = take back { $card }
action-keep = keep { $card }
action-remove = remove a token of { $seat }: { $folk }
action-steal = replace a token of { $seat }: { $folk }
action-move = move a token of { $seat } from { $source } to { $target }
action-tile = take tile { $tile } ({ $shape }, { $size } squares)
action-home = place it at { $square }
action-lay = { $side } at { $square }{ $turns ->
    [0] {""}
   *[other] , turned { $turns ->
        [one] a quarter
       *[other] { $turns } quarters
    }
}

## Explanations: what an answer brings you or another player, and what it costs

term-plantblooms = { $doubled ->
    [0] { $squares ->
        [one] One square of plants blooms at once: one point.
       *[other] { $squares } squares of plants bloom at once: { $squares } points.
    }
   *[other] { $squares ->
        [one] One square of plants blooms beside a home and counts double.
       *[other] { $squares } squares of plants bloom beside a home and count double.
    }
}
term-plantwaits = { $squares ->
    [one] One square of plants waits for a path to touch it.
   *[other] { $squares } squares of plants wait for a path to touch them.
}
term-takeswayside = Takes { $squares ->
    [one] a square
   *[other] { $squares } squares
} beside a path from other plants.
term-coverspoints = { $points ->
    [one] Covers an icon for one point.
   *[other] Covers icons for { $points } points.
}
term-coverstokens = Covers { $tokens ->
    [one] an icon that places a token.
   *[other] { $tokens } icons that each place a token.
}
term-coverscards = Covers { $cards ->
    [one] an icon that draws a card.
   *[other] { $cards } icons that each draw a card.
}
term-fitssnugly = Lies snugly, so that more room is left.
term-joinsplants = { $squares ->
    [one] Makes one square of plants bloom.
   *[other] Makes { $squares } squares of plants bloom.
}
term-opensroom = { $enough ->
    [0] { $first ->
        [0] Makes room for plants beside the path.
       *[other] The first path: only plants beside a path bloom.
    }
   *[other] There are paths enough already.
}
term-homedoubles = { $squares ->
    [one] A square
   *[other] { $squares } squares
} of plants beside the home count double.
term-homeroom = Leaves { $squares ->
    [one] a free square
   *[other] { $squares } free squares
} beside the home for plants.
term-homecovers = The home covers icons that bring it nothing.
term-areapoints = { $mine ->
    [1] With { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    } in the { $folk } area, it would bring you { $points } { $more ->
        [1] { $points ->
            [one] point more.
           *[other] points more.
        }
       *[other] { $points ->
            [one] point less.
           *[other] points fewer.
        }
    }
   *[other] { $more ->
        [1] The { $folk } area would bring { $points } more.
       *[other] The { $folk } area would bring { $points } less.
    }
}
term-areastake = { $more ->
    [1] { $open ->
        [0] That makes { $tokens } in the { $folk } area.
       *[other] That makes { $tokens } in the { $folk } area, and ten bring its home.
    }
   *[other] That leaves { $tokens } in the { $folk } area.
}
term-arearivals = { $lose ->
    [0] { $mine ->
        [1] Helps your rivals in the { $folk } area.
       *[other] Helps rivals in the { $folk } area.
    }
   *[other] { $mine ->
        [1] Your rivals fall back in the { $folk } area.
       *[other] Rivals fall back in the { $folk } area.
    }
}
term-takeshome = The tenth token in the { $folk } area takes its home.
term-prefersrival = Hits { $rival }, who has most to lose.
term-cardstep = { $card }: { $effect ->
    [step_place] { $amount ->
        [one] places a token.
       *[other] places { $amount } tokens.
    }
    [step_move] moves a token to a better area.
    [step_remove] removes a rival’s token.
    [step_steal] replaces a rival’s token.
    [step_draw] { $amount ->
        [one] draws a card.
       *[other] draws { $amount } cards.
    }
    [step_recover] takes a card back into the hand.
    [step_befriend] befriends another faerie.
    [step_take] befriends a faerie straight into the hand.
    [step_build] builds a tile.
    [step_help] allows another card to be played.
    [step_rivals_discard] every rival discards.
    [step_rival_discards] a rival discards.
    [step_act_next] you act next.
    [step_offer_cards] more cards to choose from.
    [step_offer_tiles] more tiles to choose from.
    [step_renew] new cards to choose from.
    [step_sow] builds the next tile from the bag.
    [step_rivals_move] every rival moves a token.
    [step_rivals_place] every rival places a token.
    [step_rivals_befriend] every rival befriends a faerie.
    [step_rivals_build] every rival builds a tile.
    [step_points] { $amount ->
        [one] scores a point.
       *[other] scores { $amount } points.
    }
    [step_count] scores for what is there already.
   *[other] costs a card.
}
term-countsatend = { $card } counts at the end: { $points } so far.
term-givesupcard = Gives up { $card }.
term-drawsinstead = Another card is drawn for it.
term-savesextra = A card can still be played after the action.
term-actionsuits = { $mine ->
    [1] { $effect ->
        [token] You place first, where a token is worth most.
        [tile] You choose first from the tiles.
        [friend] You choose first from the offer, and { $card } is the strongest there.
        [card] You have { $count ->
            [one] a card
           *[other] { $count } cards
        } in hand to play.
       *[draw] You draw { $count ->
            [0] no card.
            [one] a card.
           *[other] { $count } cards.
        }
    }
   *[other] { $effect ->
        [token] The acting player places first.
        [tile] The acting player chooses first from the tiles.
        [friend] The acting player chooses first from the offer: { $card } is the strongest.
        [card] The acting player has a card to play.
       *[draw] The acting player’s hand has room for cards.
    }
}
term-actionserves = { $effect ->
    [token] The others place a token, too.
    [tile] The others build, too.
    [friend] The others befriend, too.
    [card] The others play a card, too.
   *[draw] The others draw, too.
}

## Refusals

refusal-FMC-2 = Everyone has this card from the start
refusal-FMC-15V = You keep a card from the packet in front of you
refusal-FMC-17R = In the draft you can only keep a card
refusal-FMC-20 = The acting player names one of five actions and may play a card from their hand
refusal-FMC-21 = It isn’t your turn to decide
refusal-FMC-27R = Now you play or discard the extra card, or pass
refusal-FMC-30 = You must place a Kinship token in an area
refusal-FMC-31 = A tile from the offer goes on free squares of your garden
refusal-FMC-32 = The first path tile must touch the border, and every later one a path
refusal-FMC-36R = This tile fits nowhere in your garden
refusal-FMC-37R = A tile must lie entirely on the grid, and rotations that look the same count as one
refusal-FMC-40 = You befriend a card from the Card Offer
refusal-FMC-45 = You play a card from your hand
refusal-FMC-46 = The card says whose tokens you can move, and that area must have one
refusal-FMC-48R = A card must be played now
refusal-FMC-50 = You may discard a card from your hand, then you draw
refusal-FMC-53R = A player who must discard chooses a card from their hand
refusal-FMC-60 = The home goes on four free squares of its owner’s garden
refusal-FMC-70 = The game is over
refusal-FMC-76R = The game is over: it has lasted 200 turns
refusal-FMC-100D = The card you are resolving asks for something else

## Card texts

about-trust = Everyone places a token in an area.
about-build = Everyone takes a tile and lays it in their garden.
about-befriend = Everyone takes a card from the offer into their discards.
about-help = Everyone plays a card from their hand.
about-call = Everyone may discard a card, then draws up to five.
caption-folk = { $name } ({ $folk } card). “{ $flavour }” { $text }
caption-start = { $name } (starting card). “{ $flavour }” { $text }
caption-either = Choose. Either: { $one } Or: { $other }
step-place = { $amount ->
    [one] Place a token.
   *[other] Place { $amount } tokens.
}
step-place-in = { $amount ->
    [one] Place a token in the { $folk } area.
   *[other] Place { $amount } tokens in the { $folk } area.
}
step-move-own = { $amount ->
    [one] Move one of your tokens.
   *[other] Move { $amount } of your tokens.
}
step-move-rival = { $amount ->
    [one] Move a rival’s token.
   *[other] Move { $amount } rival tokens.
}
step-move-any = { $amount ->
    [one] Move anyone’s token.
   *[other] Move { $amount } of anyone’s tokens.
}
step-remove = { $amount ->
    [one] Remove a rival’s token.
   *[other] Remove { $amount } rival tokens.
}
step-steal = { $amount ->
    [one] Replace a rival’s token with one of yours.
   *[other] Replace { $amount } rival tokens with your own.
}
step-draw = { $amount ->
    [one] Draw a card.
   *[other] Draw { $amount } cards.
}
step-recover = { $amount ->
    [one] Recover a card.
   *[other] Recover { $amount } cards.
}
step-befriend = Befriend a faerie.
step-take = Befriend a faerie straight into your hand.
step-build = { $may ->
    [0] Build a tile.
   *[other] You may build a tile.
}
step-help = { $may ->
    [0] Play a card.
   *[other] You may play another card.
}
step-rivals_discard = { $amount ->
    [one] Each rival discards a card.
   *[other] Each rival discards { $amount } cards.
}
step-rival_discards = { $amount ->
    [one] A rival of your choice discards a card.
   *[other] A rival of your choice discards { $amount } cards.
}
step-act_next = You act next.
step-offer_cards = { $amount ->
    [one] Add a card to the Card Offer.
   *[other] Add { $amount } cards to the Card Offer.
}
step-offer_tiles = { $amount ->
    [one] Add a tile to the Tile Offer.
   *[other] Add { $amount } tiles to the Tile Offer.
}
step-renew = Renew the Card Offer.
step-sow = Build the next tile from the bag.
step-rivals_move = { $amount ->
    [one] Each rival moves one of their tokens.
   *[other] Each rival moves { $amount } of their tokens.
}
step-rivals_place = { $amount ->
    [one] Each rival places a token.
   *[other] Each rival places { $amount } tokens.
}
step-rivals_place-in = { $amount ->
    [one] Each rival places a token in the { $folk } area.
   *[other] Each rival places { $amount } tokens in the { $folk } area.
}
step-rivals_befriend = Each rival befriends a faerie.
step-rivals_build = Each rival builds a tile.
step-points = { $amount ->
    [one] Score a point.
   *[other] Score { $amount } points.
}
step-spend = You may discard a card. If you do:
step-count-plant = { $amount ->
    [one] Score a point for each plant in bloom, up to { $cap }.
   *[other] Score { $amount } points for each plant in bloom, up to { $cap }.
}
step-count-path = { $amount ->
    [one] Score a point for each path tile, up to { $cap }.
   *[other] Score { $amount } points for each path tile, up to { $cap }.
}
step-count-area = { $amount ->
    [one] Score a point for each area with one of your tokens, up to { $cap }.
   *[other] Score { $amount } points for each area with one of your tokens, up to { $cap }.
}
step-count-token-in = { $amount ->
    [one] Score a point for each of your tokens in the { $folk } area, up to { $cap }.
   *[other] Score { $amount } points for each of your tokens in the { $folk } area, up to { $cap }.
}
end-count-plant = { $amount ->
    [one] At the end, score a point for each plant in bloom, up to { $cap }.
   *[other] At the end, score { $amount } points for each plant in bloom, up to { $cap }.
}
end-count-home = { $amount ->
    [one] At the end, score a point for each of your homes, up to { $cap }.
   *[other] At the end, score { $amount } points for each of your homes, up to { $cap }.
}
end-count-lead = { $amount ->
    [one] At the end, score a point for each area you lead, up to { $cap }.
   *[other] At the end, score { $amount } points for each area you lead, up to { $cap }.
}
end-count-area = { $amount ->
    [one] At the end, score a point for each area with one of your tokens, up to { $cap }.
   *[other] At the end, score { $amount } points for each area with one of your tokens, up to { $cap }.
}
end-count-token-in = { $amount ->
    [one] At the end, score a point for each of your tokens in the { $folk } area, up to { $cap }.
   *[other] At the end, score { $amount } points for each of your tokens in the { $folk } area, up to { $cap }.
}
end-count-card-in = { $amount ->
    [one] At the end, score a point for each of your { $folk } cards, up to { $cap }.
   *[other] At the end, score { $amount } points for each of your { $folk } cards, up to { $cap }.
}
flavour-paper_lantern = A small light says: I come in peace.
flavour-acorn_cup = Leave it full at night; it is empty by dawn.
flavour-honey_cake = No one was ever befriended with turnips.
flavour-skipping_stone = Nine leaps, and the pond takes sides.
flavour-will_o_wisp = It knows every path but the dry one.
flavour-moth_page = Invitations are delivered by candlelight.
flavour-lantern_bearer = What was lost is only somewhere dark.
flavour-looking_glass_maid = Her left hand never agrees with her right.
flavour-thimble_thief = Look under the cushion. Then look again.
flavour-dream_weaver = Wake gently, or the thread will snap.
flavour-queen_of_may = Every hedge bows where she rides.
flavour-cobweb_tailor = One old coat makes two new cloaks.
flavour-moonlit_piper = Three notes, and the whole hill listens.
flavour-changeling = The cradle is full, and something is wrong.
flavour-glamour_merchant = Pay in leaves; by noon they are leaves again.
flavour-hearth_scribe = Nothing is forgotten that was told by a fire.
flavour-bluebell_ringer = When the bells ring, the beds are dug.
flavour-green_man = His beard has been in leaf since Tuesday.
flavour-rain_sylph = She waters where she is welcome.
flavour-mushroom_host = There is always one more stool.
flavour-apple_dryad = Ask before you pick, and thank her twice.
flavour-reed_nymph = The brook told her; she will tell you.
flavour-seed_sower = One pocket for today, one for next year.
flavour-rose_warden = He trims the path, and the thorns behave.
flavour-willow_widow = Where she weeps, roots change their minds.
flavour-bee_charmer = Hum politely. They have heard worse.
flavour-moss_maiden = She furnishes whatever you build.
flavour-frost_gardener = Early to bloom is early to wither.
flavour-tin_knocker = Three knocks: dig here. Four: run.
flavour-crystal_cutter = A patient eye is worth a sharp chisel.
flavour-hill_king = His crown has roots in every parish.
flavour-clay_mother = She shapes small guests who stay.
flavour-root_delver = Buried is not the same as gone.
flavour-barrow_keeper = The old ones count their own.
flavour-stone_dancer = Once a year the circle takes a step.
flavour-copper_smith = Give him scrap; he gives you a bell.
flavour-well_warden = Every village owes the well a wish.
flavour-cave_singer = The echo pays in silver.
flavour-quarry_giant = Ask him for gravel or for company.
flavour-mountain_elder = He was here first, and he will say so.
flavour-bridge_troll = Over costs a coin; under costs more.
flavour-goblin_peddler = It was yours this morning, he agrees.
flavour-bog_hag = Her soup takes whatever you were holding.
flavour-red_cap = Never ask him how he dyes it.
flavour-toll_taker = The road is free. Standing on it is not.
flavour-cauldron_ogress = Bring one thing, and leave with theirs.
flavour-swamp_gaffer = He shows travellers the wrong way for nothing.
flavour-bone_whistler = Two tunes, and your pockets are lighter.
flavour-thornback_troll = Push, or be sat upon.
flavour-marsh_boggart = Your boots will be on the other bank.
flavour-troll_grandmother = The more grandchildren, the fewer goats.
flavour-night_raven = It takes a ring and leaves a rumour.
flavour-white_hart = Follow it, and you arrive elsewhere.
flavour-unicorn = It kneels for no crown, only for kindness.
flavour-seal_wife = Hide her coat, and the tide hides you.
flavour-water_horse = There is always room for one more rider.
flavour-fox_trickster = He plays your turn better than you.
flavour-owl_messenger = She brings the answer before the question.
flavour-hedgehog_courier = Slow, sure, and never robbed.
flavour-centaur_scout = He has already walked the ground for you.
flavour-wolf_runner = First over the ridge, and back for supper.
flavour-swan_maiden = Three feathers, three shores.
flavour-black_dog = It walks beside you, or behind them.
flavour-salmon_of_wisdom = It knew that you would read this.
