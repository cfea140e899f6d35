# Fairy Trails: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-pink = rose
word-yellow = jaune

## What happened

event-dealt = { $seat } reçoit { $known ->
    [0] { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] les cartes { $cards }.
}
event-began = { $seat } commence.
event-chose = { $seat } prend la carte { $card } pour la poser.
event-laid = { $seat } pose la carte { $card } en ({ $x } ; { $y }){ $turns ->
    [0] {""}
   *[other] , tournée { $turns ->
        [one] d’un quart de tour
        [2] d’un demi-tour
       *[other] de trois quarts de tour
    }
}.
event-completed = Un chemin { $colour } qui parcourt { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} est complet, { $houses ->
    [0] sans aucune maison.
    [one] avec une maison.
   *[other] avec { $houses } maisons.
}
event-settled = +{ $count } { $colour } : { $count ->
    [one] une maison est habitée
   *[other] { $count } maisons sont habitées
}, { $left ->
    [0] la dernière pierre est placée.
    [one] il reste une pierre.
   *[other] il reste { $left } pierres.
}
event-drew = { $seat } pioche { $card ->
    [0] une carte.
   *[other] la carte { $card }.
}
event-discarded = La carte { $card } est mise de côté.
event-ended = { $rule ->
    [TRAIL-40] La dernière pierre est placée : la partie est finie.
    [TRAIL-41] Toutes les cartes sont posées : la partie est finie.
    [TRAIL-53] Trois cartes de suite sans une pierre : la partie est perdue.
    [TRAIL-54] Toutes les pierres des deux couleurs sont placées : la partie est gagnée.
   *[TRAIL-55R] La dernière carte est posée et il reste des pierres : la partie est perdue.
}
event-shown = { $seat } avait encore en main, par numéro : { $cards }.
event-pile = { $count ->
    [0] Il ne restait aucune carte dans la pioche.
    [one] Il restait une carte dans la pioche.
   *[other] Il restait { $count } cartes dans la pioche.
}
event-won = { $number ->
    [0] Personne ne gagne.
    [one] { $seats } gagne.
   *[other] { $seats } terminent à égalité.
}

## The score sheet

score-stones = Pierres placées
score-cards = Cartes restantes
tie-stone = { $seats } ont placé autant de pierres. { $winners } a posé la dernière et gagne.
tie-shared = { $seats } ont placé autant de pierres. La victoire est partagée.

## What is asked

question-card = { $seats } : choisissez une carte de votre main.
question-lay = { $seats } : choisissez où poser la carte, et dans quel sens.

## What may be chosen

action-card = prendre la carte { $card }
action-lay = la poser en ({ $x } ; { $y }){ $turns ->
    [0] {""}
   *[other] , tournée { $turns ->
        [one] d’un quart de tour
        [2] d’un demi-tour
       *[other] de trois quarts de tour
    }
}
action-discard = mettre la carte de côté et en piocher une autre

## Why not

refusal-TRAIL-20 = Une carte de votre main se pose sur un emplacement libre, à côté d’une carte déjà posée
refusal-TRAIL-24R = On pose exactement une carte par tour, et chacun joue à son tour
refusal-TRAIL-40 = La partie est finie : la dernière pierre est placée
refusal-TRAIL-41 = La partie est finie : toutes les cartes sont posées
refusal-TRAIL-51 = En solo, il n’y a pas de main : vous posez la carte que vous venez de piocher
refusal-TRAIL-53 = La partie est perdue : trois cartes de suite sans une pierre
refusal-TRAIL-54 = La partie est gagnée : toutes les pierres sont placées
refusal-TRAIL-55R = La partie est perdue : la dernière carte est posée
refusal-TRAIL-56V = Une carte ne se met de côté que dans le solo plus facile, et une seule fois
refusal-TRAIL-58R = Sans autre carte à piocher, aucune ne se met de côté
