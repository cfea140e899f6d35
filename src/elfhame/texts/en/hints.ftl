# Why a hint recommends an action. What it changes is said by the messages of each game: term-...

hint-only = It is your only choice.
hint-later = Little changes at once; looking ahead, it does a little better than the rest.
hint-instead = Otherwise ({ $action }): { $reason }
