# Messages that every game uses.

seat = Seat { $number }
your-seat = Seat { $number } (you)
over = The game is over ({ $rule }).
refused = { $reason } ({ $rule }).
nothing = nobody
playthrough = { $title } ({ $designer }), { $count } seats
