# The lesson for Fairy Trails alone.

title = Learn to play Fairy Trails alone
about = Both colours are yours. Never lay three cards in a row without a stone.

step-1-title = Both peoples are yours
step-1-say = Alone, you play both colours: 38 stones, 19 of each. Place them all before the pile runs out.
step-1-do = Tap your first card.
step-1-then = You have no hand: each turn you draw one card from the pile, and lay it.

step-2-title = Three candles
step-2-say = A path without open ends is closed, and each of its houses gets a stone. Three cards in a row without a stone, and the game is lost. The three candles show where you are.
step-2-do = Lay this card anywhere.
step-2-then = No stone, so the first candle goes out. The first card never places one: the starting card’s paths are open on all four sides.

step-3-title = Either colour counts
step-3-say = Either colour will do, and one stone lights all three candles again. A number counts the houses that wait behind an open end; rays mark a path’s last one.
step-3-do = Close the yellow path.
step-3-then = Two yellow stones, and all three candles are lit again.
step-3-otherwise-pink = One pink stone: that saves you as well. Yellow would have placed two.

step-4-title = The third card
step-4-say = This is your third card. It must place a stone, or the game is over.
step-4-do = Find a place where it does: a path that this card can end, with a house on it.
step-4-then = Saved.
step-4-then-best = Saved, and by the best place on the table: three stones.
step-4-otherwise-lost = No stone, and in a real game that would be the end. Look for a path that this card can close.

step-5-title = Empty paths don’t help
step-5-say = Only a stone lights the candles again. A closed path without a house doesn’t.
step-5-do = Turn the card so that the short pink path closes with a house on it.
step-5-then = One stone, and all three candles are lit.
step-5-otherwise-empty = Closed, but no stone: the second candle goes out.

step-6-title = When a colour runs out
step-6-say = All pink stones are placed. A closed pink path brings nothing now, and doesn’t save you.
step-6-do = Place a yellow stone.
step-6-then = From here on only yellow counts.
step-6-otherwise-pink = Two houses, but no pink stones left. The second candle goes out.

step-7-title = One card aside
step-7-say = In the easier game you may put one card aside, once. It doesn’t count as played.
step-7-do = Put this card aside.
step-7-then = No candle goes out, and you have a new card. You can do this only once.

step-8-title = Always keep one ready
step-8-say = Good players keep a path with a house that a single card can close.
step-8-do = Lay the card so that the pink path of the starting card has only one open end.
step-8-then = Any card with a pink dead end will close it. That’s your lifeline.

step-9-title = The last house
step-9-say = Three pink stones are left, and this is the third card. One place on the table saves you.
step-9-do = Close the pink path at the top.
step-9-then = Three houses: all 38 stones are placed. **You win**, and the 22 cards left in the pile are your score.
step-9-otherwise-lost = No stone: lost. In a real game that would be the end. Look for the open pink end at the top.

closing-title = You can play alone now.
closing-1 = Draw a card and lay it; both colours are yours.
closing-2 = Three cards in a row without a stone, and it’s over.
closing-3 = Today’s deal is waiting: one try, the same cards for everyone.
