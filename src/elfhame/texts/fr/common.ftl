# What is said of every game.

seat = Siège { $number }
your-seat = Siège { $number } (vous)
over = La partie est finie ({ $rule }).
refused = { $reason } ({ $rule }).
nothing = personne
playthrough = { $title } ({ $designer }), { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
