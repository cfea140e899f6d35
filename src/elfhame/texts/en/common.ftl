# Messages that every game uses.

seat = Seat { $number }
your-seat = Seat { $number } (you)
over = The game is over ({ $rule }).
refused = { $reason } ({ $rule }).
reason = { $reason }.
asked = { $seats }: { $question }
playthrough = { $title } ({ $designer }), { $count } seats

## Lessons

lesson-otherwise = Not that one yet. Look for the light.
