# What is said of every game.

seat = Lugar { $number }
your-seat = Lugar { $number } (você)
over = A partida terminou ({ $rule }).
refused = { $reason } ({ $rule }).
reason = { $reason }.
asked = { $seats }: { $question }
playthrough = { $title } ({ $designer }), { $count ->
    [one] { $count } lugar
   *[other] { $count } lugares
}

## Lessons

lesson-otherwise = Ainda não é isso. Procure a luz.
