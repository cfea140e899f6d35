# What is said of every game.

seat = Place { $number }
your-seat = Place { $number } (vous)
over = La partie est terminée ({ $rule }).
refused = { $reason } ({ $rule }).
reason = { $reason }.
asked = { $seats } : { $question }
playthrough = { $title } ({ $designer }), { $count ->
    [one] { $count } place
   *[other] { $count } places
}

## Lessons

lesson-otherwise = Ce n’est pas encore ça. Suivez la lumière.
