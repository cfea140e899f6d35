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
event-forgone = La partie est finie : plus aucun rituel n’aura lieu en { $spaces }.
event-ended = { $rule ->
    [FAE-50] Le douzième rituel est accompli : la partie est finie.
   *[FAE-52] Plus aucun groupe ne peut être conduit : la partie est finie.
}
event-revealed = { $seat } était l’esprit { $colour } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $cards ->
    [one] { $cards } carte de rituel
   *[other] { $cards } cartes de rituel
}, soit { $total } au total.
event-won = { $number ->
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
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

question-move = { $seats } : choisissez un groupe à conduire, et sa destination.
question-ritual = { $seats } : plusieurs rituels doivent avoir lieu ; choisissez le prochain.

## What may be chosen

action-move = conduire les druides de { $source } à { $target }
action-ritual = accomplir maintenant le rituel en { $space }

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
refusal-FAE-50 = La partie est finie : le douzième rituel est accompli
refusal-FAE-52 = La partie est finie : plus aucun groupe ne peut être conduit
