# The lesson for Fairy Land.

title = Learn Fairy Land
about = Bid your Fairies for animals and flowers before the King returns.

step-1-title = Dawn
step-1-say = Animals and flowers bring points. Each turn begins at dawn: two new cards, in two different Clearings.
step-1-do = Put the ogre and the deer into Clearings.
step-1-then = Goblins and ogres go where there are fewest of them: that closed Clearing 3 to the ogre.
step-1-refusal-evil = Clearing 3 already has a goblin. The ogre goes where there are fewest of its like.
step-1-refusal-first = The ogre comes first: evil creatures are placed before the others.

step-2-title = What’s it worth?
step-2-say = An animal’s number is what you score for having the most of its kind. You and Moss have two squirrels each.
step-2-do = Tap the animal that would put you ahead.
step-2-then = Three to two: ten points, if it stays that way. Two players tied get five each.
step-2-otherwise-kind = Moss has a fox, so you’d only be level; and one flower is no lead. Look for the animal you already have.

step-3-title = Explore
step-3-say = By day you do one thing. Explore, and everyone may bid Fairies; you bid last. The best hand at the end earns applause: 3 points.
step-3-do = Explore Clearing 1.
step-3-then = Moss bids 4: the value of the Fairies, not their number. Everyone bids once.

step-4-title = Bid and pay
step-4-say = Bid more, or pass. The winner plays Fairies worth at least the bid.
step-4-do = Bid 5 and pay with Fairy 5.
step-4-then = All three cards are yours. Only the winner pays. Next comes Moss’s dawn, with two new cards.
step-4-otherwise-more = That’s allowed. One card would have been enough, and you’ll miss the others.

step-5-title = Your Crest
step-5-say = Fairies you’ve played stay in front of you. A Crest, your whole day, brings all of them back.
step-5-do = Play a Crest.
step-5-then = All seven are back, and that Crest is gone. With two players you have two; otherwise only one.

step-6-title = Flowers
step-6-say = Flowers count twice. 2 to 5 of one colour: 2, 5, 10, 15 points. 2 to 5 colours: 3, 6, 10, 15.
step-6-do = Tap the flower that would bring you most: yellow or pink.
step-6-then = A fourth yellow: from 5 to 10. A fourth colour: from 6 to 10. No flower at all costs 5.
step-6-otherwise-pink = Pink lifts the colours from 6 to 10. A fourth yellow lifts yellow from 5 to 10, one point better.

step-7-title = Let it go
step-7-say = Whoever has the most goblins at the end loses 2 points for each. You don’t have to bid.
step-7-do = Pass.
step-7-then = Moss has a turtle and two goblins. If everyone passes, the cards leave the game.

step-8-title = The ogre
step-8-say = An ogre strikes the moment you gain it: it leaves with two of your animals or flowers.
step-8-do = Choose two cards for it.
step-8-then = Cards you just won may be among them. Goblins, Fairies and items are safe.

step-9-title = The Queen
step-9-say = Play Fairies at the Queen’s Court, look at one card fewer than their value, and keep one.
step-9-do = Ask for an audience with Fairy 4.
step-9-then = You saw three; two go under the deck. Yours is Permanent: it works from now on.
step-9-then-usable = You saw three; two go under the deck. Use yours once, as your action of a day.

step-10-title = The Druids
step-10-say = The Druids keep nine Forest cards. It works like the Queen’s Court.
step-10-do = Visit the Druids with Fairy 3 and keep a card.
step-10-then = Fairies go to your hand; an ogre strikes at once.

step-11-title = Sunset
step-11-say = At sunset every Clearing with six cards is emptied, and they are lost.
step-11-do = Place both cards so that Clearing 1 survives.
step-11-then = It can still be explored, by you today or by Moss tomorrow.
step-11-otherwise-six = Six cards: at sunset they’d all be gone, unless somebody explores the Clearing first.

step-12-title = The King returns
step-12-say = The Forest deck is empty: the game ends. Let’s count.
step-12-do = Tap all four rows.
step-12-tap-row-animals = Animals
step-12-tapped-row-animals = Bear 2, squirrel 10, turtle 4, and 3 more for exactly three turtles: you have **19**. Fox 8 and raccoon 6: Moss has **14**.
step-12-tap-row-flowers = Flowers
step-12-tapped-row-flowers = Three of one colour, 5, and three colours, 6: you have **11**. Two of one colour, 4, and two colours, 3: Moss has **7**.
step-12-tap-row-goblins = Goblins
step-12-tapped-row-goblins = Moss has the most goblins, three, and loses 2 for each: **−6**. Yours cost you nothing.
step-12-tap-row-applause = Applause
step-12-tapped-row-applause = It goes to the highest total of Fairies left in hand. Moss has 7, you have 5: **3** for Moss.
step-12-then = You **30**, Moss **18**. You win.

closing-title = You know Fairy Land now.
closing-1 = Dawn: two cards into two Clearings.
closing-2 = Day: explore, Queen, Druids, or use an item.
closing-3 = Only the highest bidder pays.
closing-4 = A Crest brings your Fairies back.
closing-5 = Most animals, many flowers, few goblins.
