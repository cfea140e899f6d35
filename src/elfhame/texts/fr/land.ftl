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
word-warrior = la Guerrière
word-explorer = l’Exploratrice
word-fauna = la Fée de la Faune
word-flora = la Fée de la Flore
word-herald = la Fée Héraut
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
word-antler_crown = la Couronne de bois
word-ravens_claw = la Serre du corbeau
word-wind_rose = la Rose des vents
word-retained_half = la Moitié conservée

## What happened

event-opened = Dans les Clairières se trouvent { $cards }.
event-began = { $seat } commence.
event-dawned = L’aube se lève pour { $seat } : { $cards }.
event-placed = { $seat } pose { $card } dans la Clairière { $clearing }.
event-explored = { $seat } part explorer la Clairière { $clearing } et demande les enchères.
event-visited = { $effect ->
    [court] { $seat } demande audience à la Reine.
   *[druids] { $seat } rend visite aux Druides.
}
event-bade = { $seat } enchérit { $value }.
event-passed = { $seat } passe.
event-played = { $seat } joue { $fairy }, qui vaut ici { $worth }.
event-paid = { $seat } a joué { $total }{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } par des objets
}.
event-recalled = La Fée du Vent revient dans la main de { $seat }.
event-stayed = La Fée du Vent reste devant { $seat }.
event-spared = La Guerrière laisse en paix les gobelins et les ogres de la Clairière { $clearing }, pour { $seat }.
event-banished = La Guerrière chasse { $cards } de la Clairière { $clearing } pour { $seat }.
event-took = { $seat } prend { $cards } dans la Clairière { $clearing }.
event-abandoned = Personne n’enchérit : la Clairière { $clearing } perd { $cards }.
event-shuffled = { $effect ->
    [court] Le paquet de la Reine est mélangé.
   *[druids] Le paquet des Druides est mélangé.
}
event-looked = { $seat } regarde { $known ->
    [0] le dessus du paquet
    [1] { $count ->
        [one] la carte du dessus du paquet
       *[other] les { $count } cartes du dessus du paquet
    }
   *[2] { $cards }, sur le paquet
} { $effect ->
    [court] de la Reine.
   *[druids] des Druides.
}
event-kept = { $effect ->
    [court] { $seat } reçoit { $card } de la Reine.
   *[druids] { $seat } reçoit { $card } des Druides.
}
event-sank = { $effect ->
    [court] { $seat } met { $card } sous le paquet de la Reine.
   *[druids] { $seat } met { $card } sous le paquet des Druides.
}
event-buried = { $seat } met { $known ->
    [0] le reste
   *[1] { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
} sous le paquet { $effect ->
    [court] de la Reine.
   *[druids] des Druides.
}
event-crested = { $seat } joue un Blason ; de retour en main : { $fairies }.
event-used = { $seat } utilise { $item }.
event-returned = De retour dans la main de { $seat } : { $fairies }.
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
event-emptied = Coucher du soleil : la Clairière { $clearing } est pleine et perd { $cards }.
event-ended = Le paquet de la Forêt est épuisé : la partie est finie.
event-shown = { $seat } avait encore en main { $fairies }.
event-leftover = { $effect ->
    [court] Il restait dans le paquet de la Reine : { $cards }.
   *[druids] Il restait dans le paquet des Druides : { $cards }.
}
event-boxed = Absents de cette partie : { $items }.
event-counted = { $seat } marque { $below ->
    [0] {""}
   *[other] -
}{ $total }{ $rest ->
    [0] {""}
   *[other] ½
} : animaux { $animals }{ $half ->
    [0] {""}
   *[other] ½
}, tortues { $turtles }, fleurs { $flowers }, variété { $variety }, gobelins { $goblins }, objets { $items }, applaudissements { $applause }.
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

question-dawn = { $seats } : posez une carte visible dans une Clairière.
question-day = { $seats } : explorez, allez chez la Reine ou les Druides, ou utilisez un Blason ou un objet.
question-bid = { $seats } : enchérissez, ou passez.
question-payment = { $seats } : jouez des Fées, jusqu’à ce que cela suffise.
question-wind = { $seats } : reprendre la Fée du Vent ?
question-warrior = { $seats } : chasser les gobelins et les ogres ?
question-keep = { $seats } : gardez une de ces cartes.
question-order = { $seats } : quelle carte va ensuite sous le paquet ?
question-ogre = { $seats } : que reçoit l’ogre ?
question-take = { $seats } : prenez une carte dans une Clairière.
question-gain = { $seats } : gagnez une des deux cartes.

## What may be chosen

action-place = poser { $card } dans la Clairière { $clearing }
action-explore = explorer la Clairière { $clearing }
action-audience = demander audience à la Reine
action-druids = rendre visite aux Druides
action-crest = jouer un Blason
action-use = utiliser { $item }
action-bid = enchérir { $value }
action-pass = passer
action-pay = jouer { $fairy }
action-enough = cela suffit
action-recall = reprendre la Fée du Vent
action-leave = y laisser la Fée du Vent
action-banish = chasser les gobelins et les ogres
action-spare = laisser les gobelins et les ogres
action-keep = garder { $card }
action-under = mettre { $card } sous le paquet
action-feed = donner à l’ogre { $card }
action-take = prendre { $card } dans la Clairière { $clearing }
action-gain = gagner { $card }

## Why not

refusal-LAND-17 = Il y a trois Clairières
refusal-LAND-20 = Le joueur du tour choisit une seule action pour le jour
refusal-LAND-21 = D’abord les cartes de l’aube vont dans les Clairières
refusal-LAND-22 = Un gobelin ou un ogre va là où il y en a le moins
refusal-LAND-23 = Les deux cartes vont dans des Clairières différentes
refusal-LAND-24R = Le gobelin ou l’ogre se pose en premier
refusal-LAND-31 = Chacun enchérit une fois, plus haut que tous avant lui, ou passe
refusal-LAND-33 = Vous ne pouvez pas enchérir plus que ce que vous pourriez jouer maintenant
refusal-LAND-34 = Vous jouez des Fées de votre main jusqu’à ce qu’elles valent l’enchère
refusal-LAND-38R = Une Clairière vide ne peut pas être explorée
refusal-LAND-40 = Les cartes regardées vont sous le paquet, l’une après l’autre
refusal-LAND-42 = La Reine n’a plus rien à donner
refusal-LAND-43R = Une visite demande des Fées qui valent au moins 2
refusal-LAND-44R = Des cartes que vous regardez, vous en gardez une
refusal-LAND-47 = Les Druides n’ont plus rien à donner
refusal-LAND-50 = Vous ne pouvez utiliser qu’un Blason ou un objet posé devant vous
refusal-LAND-52 = Un objet permanent ne s’utilise pas ainsi
refusal-LAND-65 = La partie est finie : le paquet de la Forêt est épuisé
refusal-LAND-80 = L’ogre reçoit des animaux ou des fleurs que vous avez
refusal-LAND-81 = Un ogre ne prend ni gobelins, ni fées, ni objets
refusal-LAND-90 = Dites d’abord si la Guerrière chasse les créatures maléfiques
refusal-LAND-95 = Dites d’abord si la Fée du Vent revient
refusal-LAND-137D = Vous prenez dans une Clairière une carte qui n’est pas maléfique
refusal-LAND-138D = Vous gagnez une des deux cartes que vous venez de piocher
