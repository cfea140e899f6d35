# Fae: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-blue = bleu
word-yellow = jaune
word-red = rouge
word-purple = violet
word-black = noir
word-hills = collines
word-mushrooms = champignons
word-mountains = montagnes
word-forest = forêt

## What happened

event-spirit = { $seat } incarne en secret l’esprit { $colour }.
event-first = { $seat } commence.
event-moved = { $seat } conduit { $count ->
    [one] le druide
   *[other] les { $count } druides
} de { $source } à { $target }.
event-ritual = Rituel { $number } en { $space } ({ $terrain }, { $effect ->
    [blessed] terrain béni par une carte de valeur { $card_value }
    [cursed] terrain maudit par une carte de valeur { $card_value }
   *[plain] carte de valeur { $card_value }
}) : { $effect ->
    [cursed] tous ses druides disparaissent et personne ne marque.
   *[other] { $gone ->
        [0] {""}
        [one] les cinq couleurs se rencontrent, le druide solitaire disparaît ({ $lone }) ;{" "}
       *[other] les cinq couleurs se rencontrent, les druides solitaires disparaissent ({ $lone }) ;{" "}
    }{ $value ->
        [0] il ne reste personne pour marquer.
       *[other] +{ $value } { $scored }.
    }
} { $seat } garde la carte.
event-forgone = La partie est terminée : plus aucun rituel n’aura lieu en { $spaces }.
event-ended = { $rule ->
    [FAE-50] Le douzième rituel est accompli : la partie est terminée.
   *[FAE-52] Plus aucun groupe ne peut être conduit : la partie est terminée.
}
event-revealed = { $seat } était l’esprit { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $cards ->
    [one] { $cards } carte de rituel
   *[other] { $cards } cartes de rituel
}, soit { $total } au total.
event-won = { $tied ->
    [0] { $number ->
        [one] { $seats } gagne.
       *[other] { $seats } partagent la victoire.
    }
   *[other] { $number ->
        [one] { $seats } gagne : autant de points que { $rivals }, mais moins de cartes de rituel.
       *[other] { $seats } partagent la victoire : autant de points que { $rivals }, mais moins de cartes de rituel.
    }
}

## The score sheet

score-colour = Points de la couleur de l’esprit
score-cards = Cartes de rituel
tie-cards = { $seats } ont le plus de points. { $count ->
    [one] { $winners } a gardé moins de cartes de rituel et gagne.
   *[other] { $winners } ont gardé moins de cartes de rituel et partagent la victoire.
}
tie-shared = { $seats } ont le plus de points et autant de cartes de rituel. La victoire est partagée.

## What is asked

question-move = choisissez un groupe à conduire, et sa destination.
question-ritual = plusieurs rituels doivent avoir lieu ; choisissez le prochain.

## What may be chosen

action-move = conduire les druides de { $source } à { $target }
action-ritual = accomplir maintenant le rituel en { $space }

## Explanations: what a move changes, for your colour or for another player’s

term-scores = { $mine ->
    [1] { $space } se retrouve isolé : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour votre couleur.
   *[other] { $space } se retrouve isolé : +{ $points } { $colours }.
}
term-shares = { $alone ->
    [0] En { $space }, +{ $points } aussi pour { $others }.
   *[other] En { $space }, +{ $points } pour { $others }.
}
term-vanishes = { $mine ->
    [1] Vos druides en { $space } disparaissent sans rien marquer.
   *[other] Les druides en { $space } disparaissent sans rien marquer.
}
term-clears = Le rituel en { $space } ne rapporte rien et fait disparaître { $others }.
term-keeps = { $mine ->
    [1] { $rituals ->
        [one] Vous gardez la carte du rituel en { $spaces } : un point de plus.
       *[other] Vous gardez les cartes des rituels en { $spaces } : un point chacune.
    }
   *[other] { $rituals ->
        [one] La carte du rituel en { $spaces } vaut un point de plus.
       *[other] Les cartes des rituels en { $spaces } valent un point chacune.
    }
}
term-gathers = { $mine ->
    [1] { $druids ->
        [one] { $bereft ->
            [1] Sans voisin en { $left }, votre
           *[0] Votre
        } druide en { $space }
       *[other] { $bereft ->
            [1] Sans voisin en { $left }, le
           *[0] Le
        } groupe de { $druids } druides en { $space }, avec votre couleur,
    } { $points ->
        [0] n’a plus que { $near ->
            [one] { $near } voisin.
           *[other] { $near } voisins.
        }
       *[other] rapporterait { $points } maintenant ; il reste { $near ->
            [one] un seul voisin.
           *[other] { $near } voisins.
        }
    }
   *[other] { $bereft ->
        [1] Sans voisin en { $left }, le groupe en { $space } est plus près d’un rituel : { $colours }.
       *[0] { $points ->
            [0] Des druides se rassemblent en { $space } : { $colours }.
           *[other] Des druides se rassemblent en { $space } : un rituel y rapporterait { $points } ({ $colours }).
        }
    }
}
term-delays = { $mine ->
    [1] { $bereft ->
        [1] Sans voisin en { $left }, votre couleur en { $space }
       *[0] En { $space }, votre couleur
    } a { $near ->
        [one] { $near } voisin
       *[other] { $near } voisins
    } et rapporterait { $points } : moins qu’avant.
   *[other] { $bereft ->
        [1] Sans voisin en { $left }, le groupe en { $space } vaut moins qu’avant.
       *[0] Le groupe en { $space } vaut moins qu’avant.
    }
}
term-feeds = { $bereft ->
    [1] Sans voisin en { $left }, un rituel
   *[0] Un rituel
} { $points ->
    [0] en { $space }
    [one] à { $points } point en { $space }
   *[other] à { $points } points en { $space }
} se rapproche aussi pour { $others }.
term-hinders = { $bereft ->
    [1] Sans voisin en { $left }, un rituel en { $space }
   *[0] En { $space }, un rituel
} s’éloigne pour { $others }.
term-hurries = { $mine ->
    [1] Avec cette carte, { $space } rapporte { $points } à votre couleur ; avec la suivante, { $later }.
   *[other] Avec cette carte, { $space } rapporte { $points } ; avec la suivante, { $later }.
}
term-spites = Avec cette carte, { $space } rapporte { $points } aux autres couleurs ; avec la suivante, { $later }.

## Why not

refusal-FAE-15R = Ce n’est pas à vous de jouer
refusal-FAE-20 = On conduit les druides d’une case occupée vers une case adjacente occupée elle aussi
refusal-FAE-23 = Les druides ne peuvent pas être conduits sur une case vide
refusal-FAE-24 = Sept druides ou plus ne peuvent pas quitter leur case
refusal-FAE-24V = Sept druides ou plus ne peuvent rejoindre qu’un groupe au moins aussi nombreux
refusal-FAE-26 = Un lac sépare ces cases, et les lacs ne se traversent pas
refusal-FAE-27R = Ces cases ne se touchent que par un point
refusal-FAE-30 = Aucun rituel ne doit avoir lieu sur cette case
refusal-FAE-32 = Choisissez d’abord lequel des rituels en attente vient ensuite
refusal-FAE-50 = La partie est terminée : le douzième rituel est accompli
refusal-FAE-52 = La partie est terminée : plus aucun groupe ne peut être conduit
