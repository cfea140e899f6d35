# Fairy Land: what happened, what is asked, what may be chosen, and why something may not.

## Words

word-squirrel = un écureuil
word-fox = un renard
word-raccoon = un raton laveur
word-deer = un cerf
word-turtle = une tortue
word-bear = un ours
word-unicorn = une licorne
word-yellow = une fleur jaune
word-white = une fleur blanche
word-violet = une fleur violette
word-pink = une fleur rose
word-blue = une fleur bleue
several-squirrel = { $count } écureuils
several-fox = { $count } renards
several-raccoon = { $count } ratons laveurs
several-deer = { $count } cerfs
several-turtle = { $count } tortues
several-bear = { $count } ours
several-yellow = { $count } fleurs jaunes
several-white = { $count } fleurs blanches
several-violet = { $count } fleurs violettes
several-pink = { $count } fleurs roses
several-blue = { $count } fleurs bleues
several-goblin = { $count } gobelins
several-ogre = { $count } ogres
word-warrior = la Fée Guerrière
word-explorer = la Fée Exploratrice
word-fauna = la Fée de la Faune
word-flora = la Fée de la Flore
word-herald = la Fée Héraldique
word-wind = la Fée du Vent
word-goblin = un gobelin
word-ogre = un ogre
word-lost_half = la Moitié perdue
word-fairy_1 = la Fée 1
word-fairy_2 = la Fée 2
word-fairy_3 = la Fée 3
word-fairy_4 = la Fée 4
word-fairy_5 = la Fée 5
word-fairy_6 = la Fée 6
word-fairy_7 = la Fée 7
word-oak_staff = le Bâton de chêne
word-hunting_horn = le Cor de chasse
word-garland = la Guirlande
word-moon_lantern = la Lanterne de lune
word-court_mantle = le Manteau de cour
word-glass_slippers = les Pantoufles de verre
word-dew_mirror = le Miroir de rosée
word-queens_signet = le Sceau de la Reine
word-stirring_spoon = la Cuillère à remuer
word-silver_whistle = le Sifflet d’argent
word-ogre_bell = la Clochette aux ogres
word-goblin_lullaby = la Berceuse des gobelins
word-goblin_purse = la Bourse des gobelins
word-heirloom_casket = le Coffret de famille
word-wild_posy = le Bouquet sauvage
word-antler_crown = la Couronne de ramure
word-ravens_claw = la Serre du corbeau
word-wind_rose = la Rose des vents
word-retained_half = la Moitié conservée

## What happened

event-opened = Dans les Clairières se trouvent { $cards }.
event-began = { $seat } commence.
event-dawned = L’Aube se lève pour { $seat } : { $cards }.
event-placed = { $seat } pose { $card } dans la Clairière { $clearing }.
event-explored = { $seat } part explorer la Clairière { $clearing } et demande les mises.
event-visited = { $effect ->
    [court] { $seat } demande audience à la Reine.
   *[druids] { $seat } rend visite aux Druides.
}
event-bade = { $seat } mise { $value }.
event-passed = { $seat } passe.
event-played = { $seat } joue { $fairy }, qui vaut ici { $worth }.
event-paid = { $seat } a payé { $total }{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } par des objets
}.
event-recalled = La Fée du Vent revient dans la main de { $seat }.
event-stayed = La Fée du Vent reste devant { $seat }.
event-spared = La Fée Guerrière laisse en paix les gobelins et les ogres de la Clairière { $clearing }, pour { $seat }.
event-banished = La Fée Guerrière chasse { $cards } de la Clairière { $clearing } pour { $seat }.
event-took = { $count ->
    [0] { $seat } ne prend rien dans la Clairière { $clearing } : elle est vide.
   *[other] { $seat } prend { $cards } dans la Clairière { $clearing }.
}
event-abandoned = { $count ->
    [0] Personne ne mise pour la Clairière { $clearing } : elle est vide.
   *[other] Personne ne mise : la Clairière { $clearing } perd { $cards }.
}
event-shuffled = { $effect ->
    [court] La pioche de la Reine est mélangée.
   *[druids] La pioche des Druides est mélangée.
}
event-looked = { $seat } regarde { $known ->
    [0] le dessus de la pioche
    [1] { $count ->
        [one] la carte du dessus de la pioche
       *[other] les { $count } cartes du dessus de la pioche
    }
   *[2] { $cards }, sur la pioche
} { $effect ->
    [court] de la Reine.
   *[druids] des Druides.
}
event-kept = { $effect ->
    [court] { $seat } reçoit { $card } de la Reine.
   *[druids] { $seat } reçoit { $card } des Druides.
}
event-sank = { $effect ->
    [court] { $seat } met { $card } sous la pioche de la Reine.
   *[druids] { $seat } met { $card } sous la pioche des Druides.
}
event-buried = { $seat } met { $known ->
    [0] le reste
   *[1] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
} sous la pioche { $effect ->
    [court] de la Reine.
   *[druids] des Druides.
}
event-crested = { $count ->
    [0] { $seat } joue un Blason de Famille, sans Fée à reprendre.
   *[other] { $seat } joue un Blason de Famille ; de retour en main : { $fairies }.
}
event-used = { $seat } utilise { $item }.
event-returned = { $count ->
    [0] Aucune Fée ne revient dans la main de { $seat }.
   *[other] De retour dans la main de { $seat } : { $fairies }.
}
event-drew = { $seat } pioche { $cards }.
event-gained = { $seat } gagne { $card }.
event-struck = { $shielded ->
    [0] { $count ->
        [0] Un ogre frappe { $seat } et ne trouve rien à prendre.
        [one] Un ogre frappe { $seat } et prend une carte.
       *[other] Un ogre frappe { $seat } et prend { $count } cartes.
    }
   *[other] Un ogre vient chez { $seat } et fuit devant la clochette.
}
event-fed = { $seat } donne à l’ogre { $card }.
event-emptied = Coucher de soleil : la Clairière { $clearing } est pleine et perd { $cards }.
event-ended = La pioche Forêt est épuisée : la partie est terminée.
event-shown = { $count ->
    [0] { $seat } n’avait plus aucune Fée en main.
   *[other] { $seat } avait encore en main { $fairies }.
}
event-leftover = { $effect ->
    [court] { $count ->
        [0] La pioche de la Reine est vide.
       *[other] Il restait dans la pioche de la Reine : { $cards }.
    }
   *[druids] { $count ->
        [0] La pioche des Druides est vide.
       *[other] Il restait dans la pioche des Druides : { $cards }.
    }
}
event-boxed = Absents de cette partie : { $items }.
event-counted = { $seat } marque { $total } : animaux { $animals }, tortues { $turtles }, fleurs { $flowers }, variété { $variety }, gobelins { $goblins }, objets { $items }, applaudissements { $applause }.
event-won = { $seat } gagne.

## The score sheet

score-animal = Majorité d’animaux ({ $kind })
score-turtles = Trois tortues
score-flowers = Fleurs d’une même couleur
score-variety = Fleurs différentes
score-goblins = Majorité de gobelins
score-items = Objets
score-applause = Applaudissements
tie-hand = { $seats } ont le plus de points. { $winners } a la main la plus forte et gagne.
tie-last = { $seats } ont le plus de points et des mains égales. { $winners } a joué en dernier et gagne.

## What is asked

question-dawn = posez une carte visible dans une Clairière.
question-day = explorez, allez chez la Reine ou les Druides, ou utilisez un Blason de Famille ou un objet.
question-bid = misez ou passez.
question-payment = jouez des Fées jusqu’à payer votre mise.
question-wind = reprendre la Fée du Vent ?
question-warrior = chasser les gobelins et les ogres ?
question-keep = gardez une de ces cartes.
question-order = quelle carte va ensuite sous la pioche ?
question-ogre = que donnez-vous à l’ogre ?
question-take = prenez une carte dans une Clairière.
question-gain = gagnez une des deux cartes.

## What may be chosen

action-place = poser { $card } dans la Clairière { $clearing }
action-explore = explorer la Clairière { $clearing }
action-audience = demander audience à la Reine
action-druids = rendre visite aux Druides
action-crest = jouer un Blason de Famille
action-use = utiliser { $item }
action-bid = miser { $value }
action-pass = passer
action-pay = jouer { $fairy }
action-enough = ne plus jouer de Fée
action-recall = reprendre la Fée du Vent
action-leave = y laisser la Fée du Vent
action-banish = chasser les gobelins et les ogres
action-spare = laisser les gobelins et les ogres
action-keep = garder { $card }
action-under = mettre { $card } sous la pioche
action-feed = donner à l’ogre { $card }
action-take = prendre { $card } dans la Clairière { $clearing }
action-gain = gagner { $card }

## Explanations: what an action brings you or another player, and what it costs

term-bringsanimal = { $mine ->
    [1] Vous apporte { $card }{ $gets ->
        [one] {""}
       *[other] , { $gets } fois
    } : vous en auriez { $has }, le meilleur rival { $most }. En avoir le plus rapporte { $points }.
   *[other] Apporte { $card } : cela en fait { $has }, contre { $most } au mieux ailleurs.
}
term-bringsflower = { $has ->
    [one] Apporte { $card } : { $colours ->
        [one] une première couleur.
       *[other] { $colours } couleurs différentes.
    }
   *[other] Apporte { $card } : { $has } de cette couleur.
}
term-bringsfairy = Apporte { $card } en main.
term-bringsgoblin = { $good ->
    [0] { $gets ->
        [one] Un gobelin vient avec
       *[other] { $gets } gobelins viennent avec
    } : { $has } contre { $most } ailleurs, et qui en a le plus perd des points.
   *[other] { $gets ->
        [one] Un gobelin vient avec,
       *[other] { $gets } gobelins viennent avec,
    } et avec le bon objet les gobelins sont les bienvenus.
}
term-bringsogre = { $gets ->
    [one] Un ogre vient avec et prend
   *[other] { $gets } ogres viennent avec et prennent chacun
} deux animaux ou fleurs.
term-bringsitem = Apporte { $card }.
term-losescard = Fait perdre { $card }.
term-buriescard = On ne reverra pas de sitôt { $card }.
term-costsfairies = { $mine ->
    [1] Coûte des Fées d’une valeur de { $value }, sur { $hand } dans votre main.
   *[other] Coûte des Fées d’une valeur de { $value }.
}
term-maybeoutbid = { $reach ->
    [0] Quelqu’un peut encore miser davantage.
   *[other] Quelqu’un qui n’a pas encore misé peut payer jusqu’à { $reach }.
}
term-costsmore = { $mine ->
    [1] Ces cartes ne valent pas { $value } pour vous.
   *[other] Ces cartes ne valent pas { $value }.
}
term-favoursrivals = { $value ->
    [0] Il n’y a rien à y gagner.
   *[other] Un rival miserait environ { $value } et prendrait les cartes.
}
term-looksatdeck = { $effect ->
    [court] Montre { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } de la Reine, dont on garde une.
   *[druids] Montre { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } des Druides, dont on garde une.
}
term-restoreshand = Rend des Fées d’une valeur de { $value }.
term-usesitem = Utilise { $item }, qui ne sert qu’une fois.
term-payswell = Ici, { $fairy } vaut { $value }.
term-overpays = { $value } de plus qu’il n’en faudrait.
term-suffices = La mise est payée ; toute autre Fée serait gaspillée.
term-fillsclearing = { $mine ->
    [1] { $suits ->
        [1] { $evil ->
            [0] Vous explorez en premier, et la Clairière { $clearing } vous convient déjà.
           *[other] Vous voulez que la Clairière { $clearing } soit riche.
        }
       *[other] { $evil ->
            [0] La Clairière { $clearing } ne vous sert à rien.
           *[other] La Clairière { $clearing } est celle qui vous intéresse le moins.
        }
    }
   *[other] { $suits ->
        [1] La Clairière { $clearing } vaut une exploration.
       *[other] La Clairière { $clearing } ne sert à rien pour l’instant.
    }
}
term-recallswind = La Fée du Vent est de nouveau en main.
term-drivesout = Chasse les gobelins et les ogres avant la prise des cartes.

## Why not

refusal-LAND-17 = Il y a trois Clairières
refusal-LAND-20 = Le joueur dont c’est le tour choisit une seule action pour le Jour
refusal-LAND-21 = Placez d’abord les cartes de l’Aube dans les Clairières
refusal-LAND-22 = Un gobelin ou un ogre va là où il y en a le moins
refusal-LAND-23 = Les deux cartes vont dans des Clairières différentes
refusal-LAND-24R = Le gobelin ou l’ogre se pose en premier
refusal-LAND-31 = On mise une seule fois, plus que tous les joueurs précédents, ou l’on passe
refusal-LAND-33 = Vous ne pouvez pas miser plus que ce que vous pourriez jouer maintenant
refusal-LAND-34 = Vous jouez des Fées de votre main jusqu’à atteindre votre mise
refusal-LAND-40 = Les cartes regardées vont sous la pioche, l’une après l’autre
refusal-LAND-42 = La Reine n’a plus rien à donner
refusal-LAND-43R = Une visite demande des Fées qui valent au moins 2
refusal-LAND-44R = Vous gardez une des cartes que vous regardez
refusal-LAND-47 = Les Druides n’ont plus rien à donner
refusal-LAND-50 = Vous ne pouvez utiliser qu’un Blason de Famille ou un objet posé devant vous
refusal-LAND-52 = Un objet Permanent ne s’utilise pas ainsi
refusal-LAND-65 = La partie est terminée : la pioche Forêt est épuisée
refusal-LAND-80 = L’ogre reçoit des animaux ou des fleurs que vous avez
refusal-LAND-81 = Un ogre ne prend ni gobelins, ni fées, ni objets
refusal-LAND-90 = Dites d’abord si la Fée Guerrière chasse les créatures méchantes
refusal-LAND-95 = Dites d’abord si la Fée du Vent revient
refusal-LAND-137D = Vous prenez dans une Clairière une carte autre qu’une créature méchante
refusal-LAND-138D = Vous gagnez une des deux cartes que vous venez de piocher

## Pieces

name-squirrel = Écureuil
name-fox = Renard
name-raccoon = Raton laveur
name-deer = Cerf
name-turtle = Tortue
name-bear = Ours
name-unicorn = Licorne
name-yellow = Fleur jaune
name-white = Fleur blanche
name-violet = Fleur violette
name-pink = Fleur rose
name-blue = Fleur bleue
name-warrior = Fée Guerrière
name-explorer = Fée Exploratrice
name-fauna = Fée de la Faune
name-flora = Fée de la Flore
name-herald = Fée Héraldique
name-wind = Fée du Vent
name-goblin = Gobelin
name-ogre = Ogre
name-lost_half = Moitié perdue
name-crest = Blason de Famille
name-oak_staff = Bâton de chêne
name-hunting_horn = Cor de chasse
name-garland = Guirlande
name-moon_lantern = Lanterne de lune
name-court_mantle = Manteau de cour
name-glass_slippers = Pantoufles de verre
name-dew_mirror = Miroir de rosée
name-queens_signet = Sceau de la Reine
name-stirring_spoon = Cuillère à remuer
name-silver_whistle = Sifflet d’argent
name-ogre_bell = Clochette aux ogres
name-goblin_lullaby = Berceuse des gobelins
name-goblin_purse = Bourse des gobelins
name-heirloom_casket = Coffret de famille
name-wild_posy = Bouquet sauvage
name-antler_crown = Couronne de ramure
name-ravens_claw = Serre du corbeau
name-wind_rose = Rose des vents
name-retained_half = Moitié conservée
name-fairy_1 = Fée 1
name-fairy_2 = Fée 2
name-fairy_3 = Fée 3
name-fairy_4 = Fée 4
name-fairy_5 = Fée 5
name-fairy_6 = Fée 6
name-fairy_7 = Fée 7
about-animal = À la fin, qui en a le plus marque { $count ->
    [one] 1 point
   *[other] { $count } points
}. À deux à égalité, la moitié chacun ; à trois ou plus, personne.
about-turtle = À la fin, qui en a le plus marque { $count } points. Exactement { $exactly } tortues rapportent { $more } points de plus.
about-flower = 2, 3, 4 ou 5 d’une même couleur rapportent { $values } points. De 0 à 5 couleurs différentes : { $varieties }.
about-fairy = Vaut son chiffre quand vous la jouez. Dans votre main à la fin, elle compte pour les applaudissements.
about-warrior = Vaut 1. En exploration, elle peut chasser tous les gobelins et ogres de la Clairière.
about-explorer = En exploration, vaut le nombre de cartes de la Clairière ; sinon 1.
about-fauna = Vaut 3 pour explorer une Clairière d’au moins deux animaux ; sinon 1.
about-flora = Vaut 4 pour explorer une Clairière d’au moins deux fleurs ; sinon 1.
about-herald = Vaut 5 pour une audience ou une visite aux Druides (selon le texte français, pour une audience seulement) ; sinon 1.
about-wind = Vaut 1. S’il vous reste au plus trois cartes en main après le paiement, vous pouvez la reprendre aussitôt.
about-goblin = À la fin, qui a le plus de gobelins perd 2 points par gobelin ; à égalité, 1 point par gobelin. Va dans une Clairière qui a le moins de créatures méchantes.
about-ogre = Qui le prend le défausse aussitôt, avec deux de ses animaux ou fleurs. Va dans une Clairière qui a le moins de créatures méchantes.
about-lost_half = Une moitié du Pendentif royal. Seule, elle ne vaut rien ; avec la Moitié conservée, { $both } points.
about-crest = Comme action du Jour : toutes vos Fées jouées reviennent dans votre main.
about-item-bid = En exploration, votre paiement vaut { $amount } de plus.
about-item-bid-among = Pour explorer une Clairière d’au moins { $least } { $among ->
    [animal] animaux
    [flower] fleurs
   *[card] cartes
}, votre paiement vaut { $amount } de plus.
about-item-visit = Pour une audience ou une visite aux Druides, votre paiement vaut { $amount } de plus.
about-item-value = Vos Fées 1 et 2 valent { $amount } chacune quand vous les jouez.
about-item-look = Regardez les { $amount } premières cartes de { $deck ->
    [court] la pioche de la Reine
   *[druids] la pioche des Druides
}, gardez-en une et remettez les autres dessous.
about-item-look-shuffled = Mélangez { $deck ->
    [court] la pioche de la Reine
   *[druids] la pioche des Druides
}, puis regardez ses { $amount } premières cartes, gardez-en une et remettez les autres dessous.
about-item-return = Vos Fées jouées qui valent au plus { $amount } reviennent dans votre main. Les fées spéciales comptent pour 1.
about-item-shield = Défaussez tout ogre que vous recevez ; il ne prend rien.
about-item-asleep = À la fin, les gobelins ne vous coûtent rien. Vous comptez toujours parmi ceux qui en ont le plus.
about-item-points = À la fin, { $amount ->
    [one] 1 point
   *[other] { $amount } points
}, et { $crest } de plus par Blason encore devant vous.
about-item-points-goblin = À la fin, { $goblin ->
    [one] 1 point
   *[other] { $goblin } points
} pour chacun de vos gobelins.
about-item-points-lone = À la fin, { $lone ->
    [one] 1 point
   *[other] { $lone } points
} par espèce d’animal dont vous avez exactement une carte.
about-item-wild = À la fin, il compte comme une fleur de plus d’une couleur dont vous avez au moins { $least } fleurs.
about-item-crown = À égalité pour un animal qui vaut au plus { $amount } points, vous êtes seul à en avoir le plus.
about-item-take = Prenez dans une Clairière une carte qui n’est pas méchante.
about-item-draw = Piochez face visible deux cartes de la Forêt. Gagnez-en une et placez l’autre dans une Clairière.
about-item-pendant = { $amount } points, ou { $both } avec la Moitié perdue.
