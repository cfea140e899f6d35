# Why a hint advises an action: one sentence each. Wins and leads are counted in games of a hundred.

hint-only = C’est tout ce que vous pouvez faire.
hint-games = { $games ->
    [one] Ce choix a été essayé dans une partie imaginée
   *[other] Ce choix a été essayé dans { $games } parties imaginées
} et promet { $wins ->
    [one] { $wins } victoire sur 100.
   *[other] { $wins } victoires sur 100.
}
hint-clear = C’est nettement le meilleur choix : { $lead ->
    [one] { $lead } victoire de plus sur 100 que le suivant.
   *[other] { $lead } victoires de plus sur 100 que le suivant.
}
hint-ahead = C’est un peu mieux que le suivant : { $lead ->
    [one] { $lead } victoire de plus sur 100.
   *[other] { $lead } victoires de plus sur 100.
}
hint-close = Le suivant est à peu près aussi bon.
hint-equal = C’est à peu près aussi bon que le meilleur choix.
hint-behind = Le meilleur choix promet { $lead ->
    [one] { $lead } victoire de plus sur 100.
   *[other] { $lead } victoires de plus sur 100.
}
