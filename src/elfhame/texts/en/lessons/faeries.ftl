# The lesson for Faeries & Magical Creatures.

title = Learn Faeries & Magical Creatures
about = Win the trust of five folk, and plant a garden for them.

step-1-title = The garden and the folk
step-1-say = You win points in two places: in your garden, and with the five folk in the middle.
step-1-do = Tap your garden, then one of the folk.
step-1-then = Most points at the end win. Cards come later.

step-2-title = Gain Trust
step-2-say = When you act, you pick one of five actions. You do it, then everyone else does.
step-2-do = Choose Gain Trust and place a token with the Nature folk.
step-2-then = Wren placed one too. Next turn Wren picks the action, and you follow.
step-2-otherwise-folk = Any folk will do. For this lesson we need Nature.

step-3-title = The most tokens
step-3-say = At the end, whoever has the most tokens at a folk scores a point for every token there, of any colour.
step-3-do = Tap what you’d score here: 10 or 14.
step-3-then = All fourteen. Wren, second, scores only Wren’s own four.
step-3-otherwise-ten = Rivals’ tokens count for you as well, if you have the most.

step-4-title = A first path
step-4-say = Every tile has two sides: path and plants. The first path must touch the edge of the garden.
step-4-do = Lay the straight tile, path side up, in the lit row. Then place a token.
step-4-then = Why a token? Your path covered a token sign.
step-4-refusal-edge = A first path has to touch the edge. One square on the border is enough.

step-5-title = Plants want a path
step-5-say = Plants may go anywhere, but they score only beside a path: one point per square.
step-5-do = Lay the T, plant side up, right below the path.
step-5-then = It blooms: 4 points at the end. And you covered a star: 2 points at once.
step-5-otherwise-away = It needs a path beside it, edge to edge. Here it’s worth nothing yet.

step-6-title = A home
step-6-say = The first player with ten tokens at a folk gets its home, for their garden.
step-6-do = Place your tenth token with Nature.
step-6-then = The Nature folk are moving in. Where?

step-7-title = Beside the flowers
step-7-say = Plants beside a home score double, once at most. They still need their path.
step-7-do = Put the home next to your plants.
step-7-then = Your T is worth 8 now. The home stays, even if tokens leave later.
step-7-otherwise-apart = There it doubles nothing. Edge to edge with the plants, please.

step-8-title = Befriend a Faerie
step-8-say = Faeries are cards. Befriend one: it joins your discard pile and comes to your hand later.
step-8-do = Choose Befriend a Faerie and take a card.
step-8-then = The one nobody took goes under the deck, and a new offer comes.

step-9-title = Call Faeries
step-9-say = Call Faeries to fill your hand to five. An empty draw pile is refilled with your shuffled discards.
step-9-do = Choose Call Faeries, go on without playing a card, and keep Paper Lantern.
step-9-then = Five cards in hand. Green Man, whom you befriended earlier, is among them.

step-10-title = Helping Hand, twice
step-10-say = Helping Hand plays a card. Whenever you act, you may play one extra card, before or after.
step-10-do = Choose Helping Hand and play two cards.
step-10-then = Two cards in one turn. Wren, who follows, plays one.
step-10-otherwise-one = One card played. You act this turn, so an extra one may come before or after.

step-11-title = Follow
step-11-say = Wren chose Build Garden. If you can do it, you must.
step-11-do = Lay the tile, either side up.
step-11-then = New paths have to touch an old one, edge to edge. Tiles never overlap.
step-11-refusal-path = A new path has to touch an old one, edge to edge. Plants may go anywhere.

step-12-title = The last night
step-12-say = The night ends with the fifth home, or when somebody’s tokens, the tiles or the cards run out.
step-12-do = Gain Trust: place your tenth token with Beast, and the home beside plants.
step-12-then = Everyone finishes this action, then we count: folk, plants, homes, cards.

closing-title = You know Faeries now.
closing-1 = Pick an action; everyone does it.
closing-2 = Acting, you may play one extra card.
closing-3 = Most tokens at a folk: every token counts.
closing-4 = Plants score beside a path, double beside a home.
closing-5 = Ten tokens bring a home.
