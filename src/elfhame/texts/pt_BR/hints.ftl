# Why a hint advises an action: one sentence each. Wins and leads are counted in games of a hundred.

hint-only = É tudo o que você pode fazer.
hint-games = { $games ->
    [one] Esta escolha foi testada em uma partida imaginada
   *[other] Esta escolha foi testada em { $games } partidas imaginadas
} e promete { $wins ->
    [one] { $wins } vitória em 100.
   *[other] { $wins } vitórias em 100.
}
hint-clear = É claramente a melhor: { $lead ->
    [one] { $lead } vitória a mais em 100 do que a seguinte.
   *[other] { $lead } vitórias a mais em 100 do que a seguinte.
}
hint-ahead = É um pouco melhor que a seguinte: { $lead ->
    [one] { $lead } vitória a mais em 100.
   *[other] { $lead } vitórias a mais em 100.
}
hint-close = A seguinte é quase tão boa.
hint-equal = É quase tão boa quanto a melhor.
hint-behind = A melhor promete { $lead ->
    [one] { $lead } vitória a mais em 100.
   *[other] { $lead } vitórias a mais em 100.
}
