# The lesson for Fae.

title = Learn Fae
about = Lead druids in secret, and let your colour score.

step-1-title = You are a spirit
step-1-say = Five colours of druids wander this country. One colour is yours, and only you know which.
step-1-do = Tap your spirit card.
step-1-then = You’re blue. When blue scores, so do you. The others see the points, but not whose colour it is.

step-2-title = Lead a group
step-2-say = On your turn you lead all the druids on one space to a neighbouring space that has druids too.
step-2-do = Lead the blue druid on F5 to a neighbour.
step-2-then = They travel together from now on. You never split a group, and you never move into an empty space.

step-3-title = Any colour will do
step-3-say = You may lead any group, with or without blue in it. You must move every turn; there’s no passing.
step-3-do = Lead a group that isn’t blue.
step-3-then = That keeps people guessing.
step-3-otherwise-blue = That’s allowed too. This time, try a group without blue.

step-4-title = Rivers and lakes
step-4-say = Rivers are easy to cross. Lakes aren’t: spaces with only a lake between them aren’t neighbours.
step-4-do = Lead F5 over a river.
step-4-then = G3 looks close, but Sleepwell lies between. Druids don’t swim.
step-4-otherwise-region = That’s the same region, so there’s no river. Try G4, J1 or J2.
step-4-refusal-lake = There’s a lake between them, and druids don’t swim. Try G4, J1 or J2.

step-5-title = A ritual
step-5-say = Later in the game: when a group has no neighbours left, it holds a ritual. Each druid there is worth one point.
step-5-do = Bring these three druids together.
step-5-then = Three druids: **+3** for blue and **+3** for red. Every colour in the ritual scores the whole amount, however many druids it has.

step-6-title = Blessed ground
step-6-say = Each ritual takes the next of the twelve cards at the top. It blesses one terrain: now it’s **hills**, worth **1** point more.
step-6-do = Lead the black druid onto the hills.
step-6-then = Three druids and the blessing: **+4** for blue, yellow and black. The other way round, on mountains, it would have been 3.
step-6-otherwise-mountains = That’s a ritual too, but mountains aren’t blessed. Try it the other way round.

step-7-title = Cursed ground
step-7-say = The card also curses a terrain: now it’s **mushrooms**. A ritual there scores nothing, and its druids leave the game.
step-7-do = None of these four is yours. Lead F5 onto the mushrooms.
step-7-then = Four druids gone, no points for red or purple. You keep the card even so: it’s worth one point at the end, whatever its number.
step-7-otherwise-hills = On the blessed hills that gave red and purple 5 points each. Try the mushrooms.

step-8-title = All five colours
step-8-say = If all five colours meet, every colour with a single druid loses it, before anything is scored.
step-8-do = Bring the two groups together.
step-8-then = Yellow, purple and black had one druid each, and they leave. Four druids stay: **+4** for blue and red only.

step-9-title = Seven stay put
step-9-say = Seven druids or more can’t be led away any more. Others can still join them.
step-9-do = Lead A5 onto the big group.
step-9-then = Eight now. Only F3 is still beside them. When it goes, there will be a ritual.
step-9-refusal-seven = Seven is too many to lead. Move A5 instead.

step-10-title = Two rituals at once
step-10-say = Leading a group away can leave others alone. If two rituals are due, you choose which takes the next card.
step-10-do = Lead F3 away, then choose the forest, E5, first.
step-10-then = E5 took the card of value 2. J1 got the next card, which blesses mountains: blue scored well.
step-10-otherwise-order = The card of value 2 curses mountains, and the next one curses forest. Everyone left. Try E5 first.

step-11-title = Keep your secret
step-11-say = Both pairs are worth **3** to blue. One of them tells everyone who you are.
step-11-do = Hold the ritual that blue shares.
step-11-then = Blue and purple score 3. Which one are you? Everyone notes their guesses under “Who is who?”. The price: purple has 3 as well.
step-11-otherwise-alone = Blue alone scores 3. It’s good for you, but now everybody will keep blue from scoring.

step-12-title = The spirits step out
step-12-say = The twelfth ritual ends the game. The last card blesses every terrain with **5**.
step-12-do = Hold the last ritual.
step-12-then =
    Five druids and 5: **+10** for blue, yellow and red.
    Now the spirits step out. Your rival is red; nobody has the other colours.
    Each ritual card you kept is worth a point: blue 31 + 5, red 29 + 7. **36 each.**
    When points are equal, fewer cards win. You have 5 and your rival 7. **You win.**

closing-title = You know Fae now.
closing-1 = Lead whole groups onto neighbouring groups.
closing-2 = A group that stands alone holds a ritual.
closing-3 = One point per druid, more on blessed ground, nothing on cursed.
closing-4 = All five colours together: lone druids leave.
closing-5 = Keep your colour secret; count one point per card.
