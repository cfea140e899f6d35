# Why a hint recommends an action. What it changes is said by the messages of each game: term-...

hint-only = É tudo o que você pode fazer.
hint-later = Pouca coisa muda agora; pensando adiante, é um pouco melhor que o resto.
hint-instead = Senão ({ $action }): { $reason }
