# La leçon de Faeries & Magical Creatures.

title = Apprendre Faeries & Magical Creatures
about = Gagnez la confiance de cinq peuples et cultivez un jardin pour eux.

step-1-title = Le jardin et les peuples
step-1-say = Les points viennent de deux endroits : votre jardin, et les cinq peuples au milieu.
step-1-do = Touchez votre jardin, puis un des peuples.
step-1-then = Celui qui a le plus de points gagne. Les cartes viennent plus tard.

step-2-title = Gagner la confiance
step-2-say = Quand vous agissez, vous choisissez une des cinq actions, que tous font après vous.
step-2-do = Choisissez Gagner la confiance et placez un jeton chez la Nature.
step-2-then = Wren a fait de même. Ensuite Wren choisit, et vous suivez.
step-2-otherwise-folk = Tous les peuples conviennent. Pour cette leçon, il nous faut la Nature.

step-3-title = Le plus de jetons
step-3-say = À la fin, le plus de jetons chez un peuple rapporte un point par jeton, toutes couleurs comprises.
step-3-do = Touchez ce que vous marqueriez : 10 ou 14.
step-3-then = Les quatorze. Wren, deuxième, ne marque que les siens, quatre.
step-3-otherwise-ten = Les jetons des rivaux comptent aussi pour vous, si vous en avez le plus.

step-4-title = Une première allée
step-4-say = Chaque tuile a deux côtés, allée et plantes. La première allée doit toucher le bord du jardin.
step-4-do = Posez la tuile droite, côté allée, sur la rangée éclairée, puis un jeton.
step-4-then = Pourquoi un jeton ? Votre allée a recouvert un symbole de jeton.
step-4-refusal-edge = Une première allée doit toucher le bord. Une seule case suffit.

step-5-title = Les plantes veulent une allée
step-5-say = Les plantes vont n’importe où, mais ne marquent qu’à côté d’une allée : un point par case.
step-5-do = Posez le T, côté plantes, juste sous l’allée.
step-5-then = Il fleurit : 4 points à la fin. L’étoile recouverte : 2 tout de suite.
step-5-otherwise-away = Il lui faut une allée à côté, bord à bord. Ici, il ne vaut encore rien.

step-6-title = Un logis
step-6-say = Le premier à avoir dix jetons chez un peuple en reçoit le logis, pour son jardin.
step-6-do = Placez votre dixième jeton chez la Nature.
step-6-then = Le peuple de la Nature s’installe. Mais où ?

step-7-title = À côté des fleurs
step-7-say = Les plantes voisines d’un logis comptent double, une seule fois. Il leur faut toujours une allée.
step-7-do = Placez le logis à côté de vos plantes.
step-7-then = Votre T vaut maintenant 8. Le logis reste, même si des jetons partent.
step-7-otherwise-apart = Là, il ne double rien. Bord à bord avec les plantes, s’il vous plaît.

step-8-title = Se lier d’amitié
step-8-say = Les fées sont des cartes. Celle que vous prenez va dans votre défausse, et plus tard en main.
step-8-do = Choisissez Se lier d’amitié, puis une carte.
step-8-then = Celle qui reste va sous la pioche ; une nouvelle offre arrive.

step-9-title = Appeler les fées
step-9-say = Appelez les fées pour avoir cinq cartes en main. Si la pioche est vide, on mélange la défausse.
step-9-do = Choisissez Appeler les fées, continuez sans jouer et gardez la Lanterne de papier.
step-9-then = Cinq cartes, dont l’Homme vert, votre ami d’avant.

step-10-title = Coup de main, deux fois
step-10-say = Coup de main joue une carte. Quand vous agissez, vous pouvez en jouer une de plus, avant ou après.
step-10-do = Choisissez Coup de main et jouez deux cartes.
step-10-then = Deux cartes en un tour. Wren, qui suit, n’en joue qu’une.
step-10-otherwise-one = Une seule carte jouée. C’est vous qui agissez : vous pouvez en jouer une de plus, avant ou après.

step-11-title = Suivre
step-11-say = Wren a choisi Cultiver le jardin. Si vous pouvez, vous devez.
step-11-do = Posez la tuile, côté au choix.
step-11-then = Une nouvelle allée doit en toucher une ancienne. Les tuiles ne se recouvrent jamais.
step-11-refusal-path = Une nouvelle allée doit en toucher une ancienne, bord à bord. Les plantes vont n’importe où.

step-12-title = La dernière nuit
step-12-say = La nuit finit au cinquième logis, ou quand jetons, tuiles ou cartes viennent à manquer.
step-12-do = Gagner la confiance : dixième jeton chez les Bêtes, puis le logis contre des plantes.
step-12-then = Chacun finit l’action, puis on compte : peuples, plantes, logis, cartes.

closing-title = Vous connaissez Faeries.
closing-1 = Choisissez une action ; tous la font.
closing-2 = Quand vous agissez, une carte de plus est permise.
closing-3 = Le plus de jetons chez un peuple : tous comptent.
closing-4 = Les plantes marquent près d’une allée, double près d’un logis.
closing-5 = Dix jetons donnent un logis.
