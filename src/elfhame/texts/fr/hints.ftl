# Why a hint recommends an action. What it changes is said by the messages of each game: term-...

hint-only = C’est tout ce que vous pouvez faire.
hint-later = Peu de choses changent tout de suite ; pour la suite, c’est un peu mieux que le reste.
hint-instead = Sinon ({ $action }) : { $reason }
