# Faeries & Magical Creatures: what happened, what is asked, what may be chosen, why something may
# not; and what is written on the cards.

## Words

word-fae = des Fées
word-nature = de la Nature
word-earth = de la Terre
word-trolls = des Trolls
word-beast = des Bêtes
name-fae = Fées
name-nature = Nature
name-earth = Terre
name-trolls = Trolls
name-beast = Bêtes
word-trust = Gagner la confiance
word-build = Cultiver le jardin
word-befriend = Se lier d’amitié
word-help = Coup de main
word-call = Appeler les fées
word-plant = côté plantes
word-path = côté allée
word-paper_lantern = Lanterne de papier
word-acorn_cup = Cupule de gland
word-honey_cake = Gâteau au miel
word-skipping_stone = Galet à ricochets
word-will_o_wisp = Feu follet
word-moth_page = Page aux phalènes
word-lantern_bearer = Porteuse de lanterne
word-looking_glass_maid = Demoiselle au miroir
word-thimble_thief = Voleur de dés à coudre
word-dream_weaver = Tisseuse de songes
word-queen_of_may = Reine de mai
word-cobweb_tailor = Tailleur de toiles
word-moonlit_piper = Joueur de flûte lunaire
word-changeling = Enfant échangé
word-glamour_merchant = Marchande de charmes
word-hearth_scribe = Scribe du foyer
word-bluebell_ringer = Sonneuse de jacinthes
word-green_man = Homme vert
word-rain_sylph = Sylphe de pluie
word-mushroom_host = Hôte aux champignons
word-apple_dryad = Dryade du pommier
word-reed_nymph = Nymphe des roseaux
word-seed_sower = Semeuse
word-rose_warden = Gardien des roses
word-willow_widow = Veuve du saule
word-bee_charmer = Charmeuse d’abeilles
word-moss_maiden = Demoiselle de mousse
word-frost_gardener = Jardinier du gel
word-tin_knocker = Frappeur de mine
word-crystal_cutter = Tailleur de cristal
word-hill_king = Roi sous la colline
word-clay_mother = Mère d’argile
word-root_delver = Fouilleur de racines
word-barrow_keeper = Gardien du tertre
word-stone_dancer = Danseur de pierre
word-copper_smith = Forgeron de cuivre
word-well_warden = Gardienne du puits
word-cave_singer = Chanteuse des grottes
word-quarry_giant = Géant de la carrière
word-mountain_elder = Ancien de la montagne
word-bridge_troll = Troll du pont
word-goblin_peddler = Colporteur gobelin
word-bog_hag = Sorcière du marais
word-red_cap = Bonnet rouge
word-toll_taker = Péager
word-cauldron_ogress = Ogresse au chaudron
word-swamp_gaffer = Vieux du marécage
word-bone_whistler = Siffleur d’os
word-thornback_troll = Troll épineux
word-marsh_boggart = Lutin des marais
word-troll_grandmother = Grand-mère troll
word-night_raven = Corbeau de nuit
word-white_hart = Cerf blanc
word-unicorn = Licorne
word-seal_wife = Femme-phoque
word-water_horse = Cheval des eaux
word-fox_trickster = Renard farceur
word-owl_messenger = Chouette messagère
word-hedgehog_courier = Hérisson courrier
word-centaur_scout = Centaure éclaireur
word-wolf_runner = Loup coureur
word-swan_maiden = Fille-cygne
word-black_dog = Chien noir
word-salmon_of_wisdom = Saumon de sagesse

## What happened

event-began = { $seat } a le jeton de joueur actif.
event-dealt = { $seat } reçoit { $known ->
    [0] { $count ->
        [one] { $count } carte pour choisir.
       *[other] { $count } cartes pour choisir.
    }
   *[other] { $cards }.
}
event-passed = { $seat } reçoit de son voisin { $known ->
    [0] { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] { $cards }.
}
event-drew = { $seat } pioche { $known ->
    [0] { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
   *[other] { $cards }.
}
event-kept = { $seat } garde { $known ->
    [0] une carte.
   *[other] { $card }.
}
event-discarded = { $seat } défausse { $known ->
    [0] une carte, face cachée.
   *[other] { $card }, face cachée.
}
event-offered = Dans l’offre de cartes : { $cards }.
event-tiles = Dans l’offre de tuiles : { $count ->
    [one] une nouvelle tuile.
   *[other] { $count } nouvelles tuiles.
}
event-named = { $seat } choisit : { $action }.
event-unable = { $seat } ne peut pas : { $action }.
event-forwent = { $effect ->
    [before] { $seat } ne joue pas de carte avant l’action.
    [after] { $seat } ne joue pas de carte après l’action.
    [call] { $seat } garde toute sa main.
    [tile] { $seat } ne pose pas d’autre tuile.
    [help] { $seat } ne joue pas d’autre carte.
   *[spend] { $seat } ne dépense pas de carte.
}
event-played = { $seat } joue { $card }.
event-placed = { $seat } place un jeton dans le domaine { $folk } : { $there } sur place, { $left } en réserve.
event-moved = { $by } déplace un jeton de { $seat }, du domaine { $source } au domaine { $target }.
event-removed = { $by } retire un jeton de { $seat } du domaine { $folk }.
event-stolen = { $by } remplace un jeton de { $seat } dans le domaine { $folk } par un des siens.
event-aimed = { $by } fait défausser { $seat }.
event-beckoned = { $seat } agira au prochain tour.
event-shuffled = { $seat } mélange { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
} en une nouvelle pioche.
event-befriended = { $seat } se lie d’amitié avec { $card }{ $hand ->
    [0] .
   *[other] , qui vient tout droit en main.
}
event-recovered = { $seat } reprend { $card } en main.
event-took = { $seat } prend une tuile de { $size } cases.
event-laid = { $seat } pose { $paved ->
    [1] une allée
   *[other] des plantes
} de { $size } cases en { $square }.
event-scored = +{ $points } { $seat }, { $effect ->
    [icon] grâce au jardin.
   *[card] grâce à une carte.
}
event-claimed = { $seat } prend le logis { $folk }.
event-housed = { $seat } place le logis { $folk } en { $square }.
event-beside = { $seat } n’a pas de place pour le logis { $folk } et le garde à côté du jardin.
event-under = { $card } passe sous la pile.
event-chose = { $seat } choisit { $option ->
    [1] le premier effet de { $card }.
   *[other] le second effet de { $card }.
}
event-came = { $effect ->
    [homes] Les cinq logis sont placés : ce tour est le dernier.
    [tiles] Les tuiles s’épuisent : ce tour est le dernier.
    [tokens] Quelqu’un n’a plus de jeton : ce tour est le dernier.
    [cards] La pile s’épuise : ce tour est le dernier.
   *[turns] Après ce tour, personne ne joue plus.
}
event-ended = { $rule ->
    [FMC-76R] La partie a assez duré : elle est terminée.
   *[FMC-70] La partie est terminée.
}
event-shown = { $seat } avait { $effect ->
    [hand] en main : { $cards }.
    [pile] dans sa pioche : { $cards }.
   *[discards] dans sa défausse : { $cards }.
}
event-left = Jamais vues : { $cards }.
event-area = +{ $points } { $seat }, grâce au domaine { $folk }.
event-garden = +{ $points } { $seat }, grâce aux plantes{ $doubled ->
    [0] .
   *[other] , dont { $doubled } par les logis.
}
event-counted = +{ $points } { $seat }, grâce à { $card }.
event-won = { $number ->
    [one] { $seats } gagne.
   *[other] { $seats } partagent la victoire.
}

## The score sheet

score-track = Sur la piste
score-area = Domaine ({ $folk })
score-plants = Plantes
score-homes = Plantes doublées par un logis
score-cards = Cartes à la fin
tie-homes = { $seats } ont le plus de points. { $count ->
    [one] { $winners } a plus de logis et gagne.
   *[other] { $winners } ont plus de logis et partagent la victoire.
}
tie-shared = { $seats } ont le plus de points et autant de logis. La victoire est partagée.

## What is asked

question-name = choisissez une action pour tous.
question-before = jouez ou défaussez une carte avant l’action, ou attendez.
question-after = jouez ou défaussez une carte maintenant, ou aucune.
question-place = placez un jeton.
question-tile = choisissez une tuile.
question-lay = posez la tuile.
question-befriend = liez-vous d’amitié avec une fée de l’offre.
question-help = jouez une carte.
question-call = défaussez une carte avant de piocher, ou gardez tout.
question-home = placez le logis dans votre jardin.
question-move = déplacez un jeton.
question-remove = retirez un jeton d’un rival.
question-steal = remplacez un jeton d’un rival par un des vôtres.
question-aim = choisissez qui doit défausser.
question-drop = choisissez une carte à défausser.
question-recover = reprenez une carte de votre défausse.
question-spend = défaussez une carte pour aller plus loin, ou non.
question-choose = choisissez un effet sur deux.
question-keep = gardez une carte de votre paquet.

## What may be chosen

action-name = choisir { $action }
action-place = placer un jeton dans le domaine { $folk }
action-option = { $number ->
    [1] choisir le premier effet
   *[other] choisir le second effet
}
action-aim = faire défausser { $seat }
action-pass = passer
action-play = jouer { $card }
action-discard = défausser { $card }
action-befriend = se lier d’amitié avec { $card }
action-recover = reprendre { $card }
action-keep = garder { $card }
action-remove = retirer un jeton de { $seat } du domaine { $folk }
action-steal = remplacer un jeton de { $seat } dans le domaine { $folk }
action-move = déplacer un jeton de { $seat }, du domaine { $source } au domaine { $target }
action-tile = prendre la tuile { $tile } ({ $shape }, { $size } cases)
action-home = le placer en { $square }
action-lay = { $side } en { $square }{ $turns ->
    [0] {""}
   *[other] , tournée { $turns ->
        [one] d’un quart de tour
        [2] d’un demi-tour
       *[other] de trois quarts de tour
    }
}

## Explanations: what an answer brings you or another player, and what it costs

term-plantblooms = { $doubled ->
    [0] { $squares ->
        [one] Une case de plantes fleurit aussitôt : un point.
       *[other] { $squares } cases de plantes fleurissent aussitôt : { $squares } points.
    }
   *[other] { $squares ->
        [one] Une case de plantes fleurit près d’un logis et compte double.
       *[other] { $squares } cases de plantes fleurissent près d’un logis et comptent double.
    }
}
term-plantwaits = { $squares ->
    [one] Une case de plantes attend qu’une allée la touche.
   *[other] { $squares } cases de plantes attendent qu’une allée les touche.
}
term-takeswayside = Prend { $squares ->
    [one] une case
   *[other] { $squares } cases
} au bord d’une allée à d’autres plantes.
term-coverspoints = { $points ->
    [one] Couvre un symbole pour un point.
   *[other] Couvre des symboles pour { $points } points.
}
term-coverstokens = Couvre { $tokens ->
    [one] un symbole qui place un jeton.
   *[other] { $tokens } symboles qui placent chacun un jeton.
}
term-coverscards = Couvre { $cards ->
    [one] un symbole qui fait piocher une carte.
   *[other] { $cards } symboles qui font piocher chacun une carte.
}
term-fitssnugly = S’emboîte bien et laisse plus de place.
term-joinsplants = { $squares ->
    [one] Fait fleurir une case de plantes.
   *[other] Fait fleurir { $squares } cases de plantes.
}
term-opensroom = { $enough ->
    [0] { $first ->
        [0] Fait de la place pour des plantes au bord de l’allée.
       *[other] La première allée : seules les plantes au bord d’une allée fleurissent.
    }
   *[other] Il y a déjà assez d’allées.
}
term-homedoubles = { $squares ->
    [one] { $squares } case de plantes près du logis compte double.
   *[other] { $squares } cases de plantes près du logis comptent double.
}
term-homeroom = Laisse { $squares ->
    [one] une case libre
   *[other] { $squares } cases libres
} près du logis pour des plantes.
term-homecovers = Le logis couvre des symboles sans profit.
term-areapoints = { $mine ->
    [1] Avec { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }, le domaine { $folk } vous rapporterait { $points } { $points ->
        [one] point
       *[other] points
    } de { $more ->
        [1] plus.
       *[other] moins.
    }
   *[other] Le domaine { $folk } rapporterait { $points } de { $more ->
        [1] plus.
       *[other] moins.
    }
}
term-areastake = { $more ->
    [1] { $open ->
        [0] Cela fait { $tokens } dans le domaine { $folk }.
       *[other] Cela fait { $tokens } dans le domaine { $folk }, et dix apportent son logis.
    }
   *[other] Il en reste { $tokens } dans le domaine { $folk }.
}
term-arearivals = { $lose ->
    [0] { $mine ->
        [1] Aide vos rivaux dans le domaine { $folk }.
       *[other] Aide des rivaux dans le domaine { $folk }.
    }
   *[other] { $mine ->
        [1] Vos rivaux reculent dans le domaine { $folk }.
       *[other] Des rivaux reculent dans le domaine { $folk }.
    }
}
term-takeshome = Le dixième jeton dans le domaine { $folk } prend son logis.
term-prefersrival = Touche { $rival }, qui a le plus à perdre.
term-cardstep = { $card } : { $effect ->
    [step_place] { $amount ->
        [one] place un jeton.
       *[other] place { $amount } jetons.
    }
    [step_move] déplace un jeton vers un meilleur domaine.
    [step_remove] retire un jeton d’un rival.
    [step_steal] remplace un jeton rival.
    [step_draw] { $amount ->
        [one] fait piocher une carte.
       *[other] fait piocher { $amount } cartes.
    }
    [step_recover] reprend une carte en main.
    [step_befriend] permet une amitié de plus.
    [step_take] apporte une fée tout droit en main.
    [step_build] pose une tuile.
    [step_help] permet de jouer une autre carte.
    [step_rivals_discard] chaque rival défausse.
    [step_rival_discards] un rival défausse.
    [step_act_next] vous agissez au prochain tour.
    [step_offer_cards] un plus grand choix de cartes.
    [step_offer_tiles] un plus grand choix de tuiles.
    [step_renew] un nouveau choix de cartes.
    [step_sow] pose la prochaine tuile du sac.
    [step_rivals_move] chaque rival déplace un jeton.
    [step_rivals_place] chaque rival place un jeton.
    [step_rivals_befriend] chaque rival se lie d’amitié avec une fée.
    [step_rivals_build] chaque rival pose une tuile.
    [step_points] { $amount ->
        [one] marque un point.
       *[other] marque { $amount } points.
    }
    [step_count] compte ce qui est déjà là.
   *[other] coûte une carte.
}
term-countsatend = { $card } compte à la fin : { $points } pour l’instant.
term-givesupcard = Fait perdre { $card }.
term-drawsinstead = Une autre carte est piochée à la place.
term-savesextra = Une carte peut encore être jouée après l’action.
term-actionsuits = { $mine ->
    [1] { $effect ->
        [token] Vous placez en premier, là où un jeton vaut le plus.
        [tile] Vous choisissez en premier parmi les tuiles.
        [friend] Vous choisissez en premier dans l’offre ; la carte la plus forte y est { $card }.
        [card] Vous avez { $count ->
            [one] une carte
           *[other] { $count } cartes
        } en main à jouer.
       *[draw] { $count ->
            [0] Vous ne piochez rien.
            [one] Vous piochez une carte.
           *[other] Vous piochez { $count } cartes.
        }
    }
   *[other] { $effect ->
        [token] Le joueur actif place en premier.
        [tile] Le joueur actif choisit en premier parmi les tuiles.
        [friend] Le joueur actif choisit en premier ; la carte la plus forte est { $card }.
        [card] Le joueur actif a une carte à jouer.
       *[draw] La main du joueur actif a de la place.
    }
}
term-actionserves = { $effect ->
    [token] Les autres placent aussi un jeton.
    [tile] Les autres cultivent aussi.
    [friend] Les autres se lient aussi d’amitié.
    [card] Les autres jouent aussi une carte.
   *[draw] Les autres piochent aussi.
}

## Why not

refusal-FMC-2 = Chacun a cette carte dès le début
refusal-FMC-15V = Vous gardez une carte du paquet qui est devant vous
refusal-FMC-17R = Pendant le choix initial, vous ne pouvez que garder une carte
refusal-FMC-20 = Le joueur actif nomme une des cinq actions, et peut jouer une carte de sa main
refusal-FMC-21 = Ce n’est pas à vous de décider
refusal-FMC-27R = C’est le moment de jouer ou de défausser la carte en plus, ou d’y renoncer
refusal-FMC-30 = Vous devez placer un jeton d’affinité dans un domaine
refusal-FMC-31 = Une tuile de l’offre se pose sur des cases libres du jardin
refusal-FMC-32 = La première allée doit toucher le bord, et chacune des suivantes une autre allée
refusal-FMC-36R = Cette tuile n’entre nulle part dans votre jardin
refusal-FMC-37R = La tuile doit tenir tout entière dans le jardin, et deux positions de même aspect n’en font qu’une
refusal-FMC-40 = Vous vous liez d’amitié avec une carte de l’offre
refusal-FMC-45 = Vous jouez une carte de votre main
refusal-FMC-46 = La carte dit de qui elle déplace les jetons, et il doit y en avoir un dans ce domaine
refusal-FMC-48R = Il faut maintenant jouer une carte
refusal-FMC-50 = Vous pouvez défausser une carte de votre main, puis vous piochez
refusal-FMC-53R = Qui doit défausser choisit une carte de sa propre main
refusal-FMC-60 = Le logis se place sur quatre cases libres du jardin de son nouveau propriétaire
refusal-FMC-70 = La partie est terminée
refusal-FMC-76R = La partie est terminée : elle a duré 200 tours
refusal-FMC-100D = La carte que vous jouez demande autre chose

## What is written on cards

about-trust = Chacun place un jeton dans un domaine.
about-build = Chacun prend une tuile et la pose dans son jardin.
about-befriend = Chacun prend une carte de l’offre dans sa défausse.
about-help = Chacun joue une carte de sa main.
about-call = Chacun peut défausser une carte, puis pioche jusqu’à en avoir cinq.
caption-folk = { $name } (carte { $folk }). « { $flavour } » { $text }
caption-start = { $name } (carte de départ). « { $flavour } » { $text }
caption-either = Au choix. Soit : { $one } Soit : { $other }
step-place = { $amount ->
    [one] Placez un jeton.
   *[other] Placez { $amount } jetons.
}
step-place-in = { $amount ->
    [one] Placez un jeton dans le domaine { $folk }.
   *[other] Placez { $amount } jetons dans le domaine { $folk }.
}
step-move-own = { $amount ->
    [one] Déplacez un de vos jetons.
   *[other] Déplacez { $amount } de vos jetons.
}
step-move-rival = { $amount ->
    [one] Déplacez un jeton d’un rival.
   *[other] Déplacez { $amount } jetons de rivaux.
}
step-move-any = { $amount ->
    [one] Déplacez un jeton, de n’importe qui.
   *[other] Déplacez { $amount } jetons, de n’importe qui.
}
step-remove = { $amount ->
    [one] Retirez un jeton d’un rival.
   *[other] Retirez { $amount } jetons de rivaux.
}
step-steal = { $amount ->
    [one] Remplacez un jeton d’un rival par un des vôtres.
   *[other] Remplacez { $amount } jetons de rivaux par les vôtres.
}
step-draw = { $amount ->
    [one] Piochez une carte.
   *[other] Piochez { $amount } cartes.
}
step-recover = { $amount ->
    [one] Reprenez une carte.
   *[other] Reprenez { $amount } cartes.
}
step-befriend = Liez-vous d’amitié avec une fée.
step-take = Liez-vous d’amitié avec une fée, qui vient tout droit en main.
step-build = { $may ->
    [0] Posez une tuile.
   *[other] Vous pouvez poser une tuile.
}
step-help = { $may ->
    [0] Jouez une carte.
   *[other] Vous pouvez jouer une autre carte.
}
step-rivals_discard = { $amount ->
    [one] Chaque rival défausse une carte.
   *[other] Chaque rival défausse { $amount } cartes.
}
step-rival_discards = { $amount ->
    [one] Un rival de votre choix défausse une carte.
   *[other] Un rival de votre choix défausse { $amount } cartes.
}
step-act_next = Vous agissez au prochain tour.
step-offer_cards = { $amount ->
    [one] Ajoutez une carte à l’offre de cartes.
   *[other] Ajoutez { $amount } cartes à l’offre de cartes.
}
step-offer_tiles = { $amount ->
    [one] Ajoutez une tuile à l’offre de tuiles.
   *[other] Ajoutez { $amount } tuiles à l’offre de tuiles.
}
step-renew = Renouvelez l’offre de cartes.
step-sow = Posez la prochaine tuile du sac.
step-rivals_move = { $amount ->
    [one] Chaque rival déplace un de ses jetons.
   *[other] Chaque rival déplace { $amount } de ses jetons.
}
step-rivals_place = { $amount ->
    [one] Chaque rival place un jeton.
   *[other] Chaque rival place { $amount } jetons.
}
step-rivals_place-in = { $amount ->
    [one] Chaque rival place un jeton dans le domaine { $folk }.
   *[other] Chaque rival place { $amount } jetons dans le domaine { $folk }.
}
step-rivals_befriend = Chaque rival se lie d’amitié avec une fée.
step-rivals_build = Chaque rival pose une tuile.
step-points = { $amount ->
    [one] Un point de plus.
   *[other] { $amount } points de plus.
}
step-spend = Vous pouvez défausser une carte. Si vous le faites :
step-count-plant = { $amount ->
    [one] Un point par plante en fleur, jusqu’à { $cap }.
   *[other] { $amount } points par plante en fleur, jusqu’à { $cap }.
}
step-count-path = { $amount ->
    [one] Un point par tuile d’allée, jusqu’à { $cap }.
   *[other] { $amount } points par tuile d’allée, jusqu’à { $cap }.
}
step-count-area = { $amount ->
    [one] Un point par domaine où vous avez un jeton, jusqu’à { $cap }.
   *[other] { $amount } points par domaine où vous avez un jeton, jusqu’à { $cap }.
}
step-count-token-in = { $amount ->
    [one] Un point par jeton que vous avez dans le domaine { $folk }, jusqu’à { $cap }.
   *[other] { $amount } points par jeton que vous avez dans le domaine { $folk }, jusqu’à { $cap }.
}
end-count-plant = { $amount ->
    [one] À la fin, un point par plante en fleur, jusqu’à { $cap }.
   *[other] À la fin, { $amount } points par plante en fleur, jusqu’à { $cap }.
}
end-count-home = { $amount ->
    [one] À la fin, un point par logis que vous avez, jusqu’à { $cap }.
   *[other] À la fin, { $amount } points par logis que vous avez, jusqu’à { $cap }.
}
end-count-lead = { $amount ->
    [one] À la fin, un point par domaine que vous dominez, jusqu’à { $cap }.
   *[other] À la fin, { $amount } points par domaine que vous dominez, jusqu’à { $cap }.
}
end-count-area = { $amount ->
    [one] À la fin, un point par domaine où vous avez un jeton, jusqu’à { $cap }.
   *[other] À la fin, { $amount } points par domaine où vous avez un jeton, jusqu’à { $cap }.
}
end-count-token-in = { $amount ->
    [one] À la fin, un point par jeton que vous avez dans le domaine { $folk }, jusqu’à { $cap }.
   *[other] À la fin, { $amount } points par jeton que vous avez dans le domaine { $folk }, jusqu’à { $cap }.
}
end-count-card-in = { $amount ->
    [one] À la fin, un point par carte { $folk } que vous avez, jusqu’à { $cap }.
   *[other] À la fin, { $amount } points par carte { $folk } que vous avez, jusqu’à { $cap }.
}
flavour-paper_lantern = Une petite lumière qui dit : je viens en paix.
flavour-acorn_cup = Pleine le soir, vide à l’aube.
flavour-honey_cake = Personne ne s’est jamais lié d’amitié avec des navets.
flavour-skipping_stone = Neuf bonds, et l’étang choisit son camp.
flavour-will_o_wisp = Il connaît tous les sentiers, sauf le sec.
flavour-moth_page = Les invitations arrivent à la lueur des bougies.
flavour-lantern_bearer = Ce qui est perdu n’est que dans l’ombre.
flavour-looking_glass_maid = Sa main gauche contredit toujours sa droite.
flavour-thimble_thief = Regardez sous le coussin. Puis encore une fois.
flavour-dream_weaver = Réveillez-vous doucement, ou le fil casse.
flavour-queen_of_may = Chaque haie s’incline sur son passage.
flavour-cobweb_tailor = D’un vieux manteau, deux capes neuves.
flavour-moonlit_piper = Trois notes, et toute la colline écoute.
flavour-changeling = Le berceau est plein, et quelque chose cloche.
flavour-glamour_merchant = Payez en feuilles : à midi, ce sont des feuilles.
flavour-hearth_scribe = On n’oublie rien de ce qui fut conté près du feu.
flavour-bluebell_ringer = Quand les clochettes sonnent, on bêche.
flavour-green_man = Sa barbe est en feuilles depuis mardi.
flavour-rain_sylph = Elle arrose là où on l’accueille.
flavour-mushroom_host = Il reste toujours un tabouret.
flavour-apple_dryad = Demandez avant de cueillir, et remerciez deux fois.
flavour-reed_nymph = Le ruisseau le lui a dit ; elle vous le dira.
flavour-seed_sower = Une poche pour aujourd’hui, une pour l’an prochain.
flavour-rose_warden = Il taille l’allée, et les épines obéissent.
flavour-willow_widow = Où elle pleure, les racines changent d’avis.
flavour-bee_charmer = Fredonnez poliment. Elles ont entendu pire.
flavour-moss_maiden = Elle meuble tout ce que vous bâtissez.
flavour-frost_gardener = Tôt fleuri, tôt flétri.
flavour-tin_knocker = Trois coups : creusez. Quatre : courez.
flavour-crystal_cutter = Un œil patient vaut un ciseau tranchant.
flavour-hill_king = Sa couronne a des racines dans chaque paroisse.
flavour-clay_mother = Elle modèle de petits hôtes qui restent.
flavour-root_delver = Enterré ne veut pas dire perdu.
flavour-barrow_keeper = Les anciens comptent les leurs.
flavour-stone_dancer = Une fois l’an, le cercle fait un pas.
flavour-copper_smith = Donnez-lui de la ferraille, il rend une cloche.
flavour-well_warden = Chaque village doit un vœu au puits.
flavour-cave_singer = L’écho paie en argent.
flavour-quarry_giant = Demandez-lui du gravier ou de la compagnie.
flavour-mountain_elder = Il était là le premier, et il le dira.
flavour-bridge_troll = Dessus coûte une pièce ; dessous, davantage.
flavour-goblin_peddler = C’était à vous ce matin, il en convient.
flavour-bog_hag = Sa soupe prend ce que vous teniez.
flavour-red_cap = Ne lui demandez jamais comment il le teint.
flavour-toll_taker = La route est libre. S’y tenir ne l’est pas.
flavour-cauldron_ogress = Apportez une chose, repartez avec une des leurs.
flavour-swamp_gaffer = Il égare les voyageurs gratuitement.
flavour-bone_whistler = Deux airs, et vos poches sont plus légères.
flavour-thornback_troll = Pousser, ou se faire asseoir dessus.
flavour-marsh_boggart = Vos bottes seront sur l’autre rive.
flavour-troll_grandmother = Plus de petits-enfants, moins de chèvres.
flavour-night_raven = Il prend une bague et laisse une rumeur.
flavour-white_hart = Suivez-le, et vous arrivez ailleurs.
flavour-unicorn = Elle ne s’agenouille que devant la bonté.
flavour-seal_wife = Cachez sa peau, et la marée vous cachera.
flavour-water_horse = Il y a toujours place pour un cavalier de plus.
flavour-fox_trickster = Il joue votre tour mieux que vous.
flavour-owl_messenger = Elle apporte la réponse avant la question.
flavour-hedgehog_courier = Lent, sûr, et jamais volé.
flavour-centaur_scout = Il a déjà parcouru le terrain pour vous.
flavour-wolf_runner = Premier sur la crête, de retour pour souper.
flavour-swan_maiden = Trois plumes, trois rivages.
flavour-black_dog = Il marche à vos côtés, ou derrière eux.
flavour-salmon_of_wisdom = Il savait que vous liriez ceci.
