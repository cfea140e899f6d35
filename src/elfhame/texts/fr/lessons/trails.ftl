# La leçon de Fairy Trails à deux.

title = Apprendre Fairy Trails
about = Posez des cartes, fermez vos chemins et éclairez vos maisons en premier.

step-1-title = Le rose est à vous
step-1-say = Vous êtes les Elfes. Les chemins roses sont à vous, tout comme les maisons au toit de feuilles. Vous avez 19 pierres.
step-1-do = Touchez la maison des elfes.
step-1-then = Quand son chemin sera fermé, une pierre ira ici. Placez les 19 avant que les Gnomes ne placent les leurs.

step-2-title = Poser une carte
step-2-say = À chaque tour, vous posez une de vos deux cartes, bord à bord avec une carte de la table. Les coins ne comptent pas.
step-2-do = Posez l’une des cartes à un endroit éclairé.
step-2-then = Vous piochez une nouvelle carte : on commence toujours avec deux. Et une carte posée ne bouge plus.

step-3-title = Chaque carte va partout
step-3-say = Les deux couleurs traversent chaque bord aux mêmes endroits : n’importe quelle carte va n’importe où, dans les quatre sens.
step-3-do = Touchez cette carte, tournez-la jusqu’à ce que ses maisons soient en haut, puis posez-la sous la carte de départ.
step-3-then = Les deux chemins roses n’en font plus qu’un. Il se termine ici, dans une impasse au bout rond.
step-3-otherwise-turn = C’est possible aussi. Cette fois, tournez la maison vers le chemin rose.

step-4-title = Fermer un chemin
step-4-say = Ce chemin rose n’a plus qu’un bout ouvert. Fermez-le, et chacune de ses maisons reçoit une de vos pierres.
step-4-do = Posez cette carte sous la carte de départ, ses maisons en haut.
step-4-then = Fermé : trois maisons, trois pierres. Il en reste 16.
step-4-otherwise-turn = Fermé, avec deux pierres. Dans l’autre sens, la maison de votre carte aurait compté aussi.

step-5-title = Bouts ouverts
step-5-say = Un chemin ne compte que lorsque plus rien ne peut s’y ajouter. Tant qu’un bout est ouvert, ses maisons attendent.
step-5-do = Touchez le chemin rose qui passe par la carte de départ.
step-5-then = Quatre bouts ouverts. Chacun doit rencontrer une carte avant que le chemin soit fermé. Sur d’autres chemins, le nombre au bout dit combien de maisons attendent.

step-6-title = Dessus, dessous
step-6-say = Un passage souterrain laisse deux chemins de même couleur se croiser sans se rencontrer. Chacun continue tout droit.
step-6-do = Posez le passage souterrain dans l’espace vide, sa maison sur le chemin qui va de gauche à droite.
step-6-then = Le chemin du dessous est fermé : trois maisons, trois pierres. Celui qui passe au-dessus continue.
step-6-otherwise-upright = Deux pierres. Dans ce sens, la maison de la carte est sur l’autre chemin, qui reste ouvert.

step-7-title = Sans maison, pas de pierre
step-7-say = Un chemin fermé sans maison ne rapporte rien.
step-7-do = Fermez le petit chemin rose du haut, mais avec une maison dessus.
step-7-then = Une maison, une pierre.
step-7-otherwise-empty = Fermé, mais vide. Tournez la carte pour que sa maison rejoigne le chemin.

step-8-title = Un cadeau
step-8-say = Les Gnomes avaient besoin de l’endroit de leur dernière carte, mais elle a aussi fermé votre chemin. Au début de votre tour, vous avez placé vos pierres.
step-8-do = Posez une carte où vous voulez.
step-8-then = Deux pierres reçues en cadeau. Pensez-y quand votre carte est sur le point de fermer leur chemin.

step-9-title = Un carrefour pour les Gnomes
step-9-say = Le chemin jaune a deux maisons et un bout ouvert. S’il se ferme, les Gnomes placent deux pierres.
step-9-do = Posez-y une carte qui le laisse ouvert.
step-9-then = Un carrefour : trois bouts ouverts au lieu d’un. Ils ont plus à fermer maintenant.
step-9-otherwise-closed = Ses bouts jaunes sont tous des impasses. Vous avez fermé le chemin pour eux.

step-10-title = Les dernières pierres
step-10-say = Il vous reste six pierres. Une seule carte ferme le grand chemin rose.
step-10-do = Posez la carte à l’endroit éclairé, pour qu’elle relie les deux bouts roses.
step-10-then = Plus de maisons que de pierres : vos six dernières sont placées, à votre tour. **Vous gagnez sur-le-champ.**

closing-title = Vous connaissez Fairy Trails.
closing-1 = Posez une carte, dans n’importe quel sens.
closing-2 = Fermez un chemin rose : une pierre sur chacune de ses maisons.
closing-3 = Les passages souterrains vont tout droit.
closing-4 = Fermer l’autre couleur, c’est donner des pierres.
closing-5 = La dernière pierre gagne sur-le-champ.
