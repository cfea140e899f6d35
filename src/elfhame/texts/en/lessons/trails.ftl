# The lesson for Fairy Trails with two players.

title = Learn Fairy Trails
about = Lay cards, close your paths, and light your houses first.

step-1-title = Pink is yours
step-1-say = You’re the Elves. The pink paths are yours, and so are the houses with leaf roofs. You have 19 stones.
step-1-do = Tap the elf house.
step-1-then = When its path is closed, a stone goes here. Place all 19 before the Gnomes place theirs.

step-2-title = Lay a card
step-2-say = Each turn you lay one of your two cards, side by side with a card on the table. Corners don’t count.
step-2-do = Lay either card in any lit place.
step-2-then = You draw a new card, so you start every turn with two. And once laid, a card never moves.

step-3-title = Any card fits
step-3-say = Both colours cross every edge at the same spots, so any card fits anywhere, in any of four turns.
step-3-do = Tap this card, turn it until its houses are at the top, and lay it below the starting card.
step-3-then = The two pink paths are one path now. It ends at this round dead end.
step-3-otherwise-turn = That fits too. This time, turn the house so that it meets the pink path.

step-4-title = Close a path
step-4-say = This pink path has one open end left. Close it, and every house on it gets one of your stones.
step-4-do = Lay this card below the starting card, houses at the top.
step-4-then = Closed: three houses, three stones. 16 to go.
step-4-otherwise-turn = Closed, with two stones. Turned the other way, your card’s own house would have joined.

step-5-title = Open ends
step-5-say = A path counts only when nothing can be added to it. As long as one end is open, its houses wait.
step-5-do = Tap the pink path through the starting card.
step-5-then = Four open ends. Each must meet a card before the path is closed. On other paths, a number at an end counts the houses that wait.

step-6-title = Over and under
step-6-say = An underpass lets two paths of one colour cross without meeting. It runs straight on, both ways.
step-6-do = Lay the underpass in the gap, its house on the path from left to right.
step-6-then = The path below is closed: three houses, three stones. The one that crosses over it runs on.
step-6-otherwise-upright = Two stones. Upright, the card’s own house stands on the other path, which is still open.

step-7-title = No house, no stone
step-7-say = A closed path without a house brings nothing.
step-7-do = Close the short pink path up here, but with a house on it.
step-7-then = One house, one stone.
step-7-otherwise-empty = Closed, but empty. Turn the card so that its house meets the path.

step-8-title = A gift
step-8-say = The Gnomes needed the place of their last card, but it closed your path as well. As your turn began, you placed your stones.
step-8-do = Lay any card.
step-8-then = Two stones came for nothing. Remember it when your own card is about to close their path.

step-9-title = A crossroads for the Gnomes
step-9-say = The yellow path has two houses and one open end. If it’s closed, the Gnomes get two stones.
step-9-do = Lay a card there that keeps it open.
step-9-then = A crossroads: three open ends instead of one. They have more to close now.
step-9-otherwise-closed = Its yellow ends are all dead ends. You closed the path for them.

step-10-title = The last stones
step-10-say = You have six stones left. One card closes the great pink path.
step-10-do = Lay the card in the lit place, so that it joins both pink ends.
step-10-then = More houses than stones: all six of yours are placed, on your own turn. **You win, at once.**

closing-title = You know Fairy Trails now.
closing-1 = Lay one card, any way round.
closing-2 = Close a pink path: a stone on each of its houses.
closing-3 = Underpasses run straight on.
closing-4 = Close the other colour and you give stones away.
closing-5 = The last stone wins at once.
