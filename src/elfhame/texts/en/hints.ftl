# Why a hint advises an action: one sentence each. Wins and leads are counted in games of a hundred.

hint-only = It is all that you can do.
hint-games = { $games ->
    [one] It was tried in one imagined game
   *[other] It was tried in { $games } imagined games
}, and promises { $wins } of 100 victories.
hint-clear = It is clearly the best: { $lead } more victories of 100 than the next.
hint-ahead = It is a little better than the next: { $lead } more victories of 100.
hint-close = The next best is about as good.
hint-equal = It is about as good as the best.
hint-behind = The best promises { $lead } more victories of 100.
