# Fairy Trails: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-pink = rose
word-yellow = jaune
word-north = au nord
word-east = à l’est
word-south = au sud
word-west = à l’ouest

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
event-laid = { $seat } pose la carte { $card }, { $across ->
    [0] { $down } { $way }
   *[other] { $across } { $side }{ $down ->
        [0] {""}
       *[other] , { $down } { $way }
    }
} du départ{ $turns ->
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
    [TRAIL-40] La dernière pierre est placée : la partie est terminée.
    [TRAIL-41] Toutes les cartes sont posées : la partie est terminée.
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
   *[other] { $seats } partagent la victoire.
}

## The score sheet

score-stones = Pierres placées
score-cards = Cartes restantes
tie-stone = { $seats } ont placé autant de pierres. { $winners } a posé la dernière et gagne.
tie-shared = { $seats } ont placé autant de pierres. La victoire est partagée.

## What is asked

question-card = choisissez une carte de votre main.
question-lay = choisissez où poser la carte, et dans quel sens.

## What may be chosen

action-card = prendre la carte { $card }
action-lay = la poser { $across ->
    [0] { $down } { $way }
   *[other] { $across } { $side }{ $down ->
        [0] {""}
       *[other] , { $down } { $way }
    }
} du départ{ $turns ->
    [0] {""}
   *[other] , tournée { $turns ->
        [one] d’un quart de tour
        [2] d’un demi-tour
       *[other] de trois quarts de tour
    }
}
action-discard = mettre la carte de côté et en piocher une autre

## Explanations: what a card changes, for your paths or for another player’s

term-closes = { $mine ->
    [1] Ferme un chemin { $colour } : { $stones ->
        [one] une pierre
       *[other] { $stones } pierres
    } pour vous{ $left ->
        [0] , { $stones ->
            [one] et c’est la dernière.
           *[other] et ce sont les dernières.
        }
       *[other] .
    }
   *[other] Ferme un chemin { $colour } : { $stones ->
        [one] une pierre.
       *[other] { $stones } pierres.
    }
}
term-gives = Ferme aussi un chemin { $colour } : { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
} pour l’autre camp{ $left ->
    [0] , { $stones ->
        [one] sa dernière.
       *[other] ses dernières.
    }
   *[other] .
}
term-nears = { $added ->
    [0] Un chemin { $colour } à { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    } n’a plus que { $ends ->
        [one] un bout ouvert.
       *[other] { $ends } bouts ouverts.
    }
   *[other] Ajoute une maison à un chemin { $colour } : { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    }, { $ends ->
        [one] un bout ouvert.
       *[other] { $ends } bouts ouverts.
    }
}
term-spreads = Un chemin { $colour } à { $houses ->
    [one] une maison
   *[other] { $houses } maisons
} est plus difficile à fermer : { $ends ->
    [one] { $ends } bout ouvert
   *[other] { $ends } bouts ouverts
}.
term-blocks = { $before ->
    [0] La maison { $colour } de cette carte sera difficile à fermer : { $ends ->
        [one] { $ends } bout ouvert
       *[other] { $ends } bouts ouverts
    }.
   *[other] Gêne un chemin { $colour } : { $ends ->
        [one] { $ends } bout ouvert
       *[other] { $ends } bouts ouverts
    } au lieu de { $before }.
}
term-helps = L’autre couleur y gagne aussi : un chemin { $colour } à { $houses ->
    [one] une maison
   *[other] { $houses } maisons
} a { $ends ->
    [one] un bout ouvert.
   *[other] { $ends } bouts ouverts.
}
term-saves = { $places ->
    [0] Garde un chemin prêt à être fermé quand il ne reste qu’une bougie.
   *[other] { $idle ->
        [2] C’est la troisième carte : sans pierre, la partie serait perdue.
       *[other] Une pierre rallume les trois bougies.
    }
}
term-waits = { $idle ->
    [2] C’est la troisième carte, et nulle part elle ne place de pierre.
   *[other] On ne met une carte de côté qu’une seule fois.
}

## Why not

refusal-TRAIL-20 = Une carte de votre main se pose sur un emplacement libre, à côté d’une carte déjà posée
refusal-TRAIL-24R = On pose exactement une carte par tour
refusal-TRAIL-25R = Ce n’est pas votre tour
refusal-TRAIL-40 = La partie est terminée : la dernière pierre est placée
refusal-TRAIL-41 = La partie est terminée : toutes les cartes sont posées
refusal-TRAIL-51 = En solo, il n’y a pas de main : vous posez la carte que vous venez de piocher
refusal-TRAIL-53 = La partie est perdue : trois cartes de suite sans une pierre
refusal-TRAIL-54 = La partie est gagnée : toutes les pierres sont placées
refusal-TRAIL-55R = La partie est perdue : la dernière carte est posée
refusal-TRAIL-56V = Une carte ne se met de côté que dans le solo plus facile, et une seule fois
refusal-TRAIL-58R = Sans autre carte à piocher, aucune ne se met de côté
