# What is said of every game.

seat = Seat { $number }
over = The game is over ({ $rule }).
refused = { $reason } ({ $rule }).
nothing = nobody
