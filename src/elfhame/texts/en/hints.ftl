# Why a hint recommends an action, in one sentence each. Wins and leads are out of 100 games.

hint-only = It is your only choice.
hint-games = { $games ->
    [one] It was tried in one imagined game
   *[other] It was tried in { $games } imagined games
} and should win about { $wins } out of 100.
hint-clear = It is clearly the best choice: { $lead } more wins in 100 games than the next best.
hint-ahead = It is slightly better than the next best choice: { $lead } more wins in 100 games.
hint-close = The next best choice is about as good.
hint-equal = It is about as good as the best choice.
hint-behind = The best choice should win { $lead } more out of 100.
