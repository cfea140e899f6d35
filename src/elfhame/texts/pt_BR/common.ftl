# What is said of every game.

seat = Assento { $number }
your-seat = Assento { $number } (você)
over = A partida acabou ({ $rule }).
refused = { $reason } ({ $rule }).
nothing = ninguém
playthrough = { $title } ({ $designer }), { $count ->
    [one] { $count } assento
   *[other] { $count } assentos
}
