# La leçon de Fairy Trails en solo.

title = Apprendre Fairy Trails en solo
about = Les deux couleurs sont à vous. Jamais trois cartes de suite sans pierre.

step-1-title = Les deux peuples sont à vous
step-1-say = En solo, vous jouez les deux couleurs : 38 pierres, 19 de chaque. Placez-les toutes avant la fin de la pioche.
step-1-do = Touchez votre première carte.
step-1-then = Pas de main : à chaque tour, vous piochez une carte et vous la posez.

step-2-title = Trois bougies
step-2-say = Un chemin sans bout ouvert est fermé, et chacune de ses maisons reçoit une pierre. Trois cartes de suite sans pierre, et la partie est perdue. Les trois bougies disent où vous en êtes.
step-2-do = Posez cette carte où vous voulez.
step-2-then = Pas de pierre : la première bougie s’éteint. La toute première carte n’en place jamais, car les chemins de la carte de départ sont ouverts des quatre côtés.

step-3-title = Les deux couleurs comptent
step-3-say = Les deux couleurs se valent, et une seule pierre rallume les trois bougies. Un nombre compte les maisons qui attendent derrière un bout ouvert ; des rayons marquent le dernier bout d’un chemin.
step-3-do = Fermez le chemin jaune.
step-3-then = Deux pierres jaunes, et les trois bougies brûlent à nouveau.
step-3-otherwise-pink = Une pierre rose : cela vous sauve aussi. Le jaune en aurait placé deux.

step-4-title = La troisième carte
step-4-say = C’est votre troisième carte. Elle doit placer une pierre, sinon la partie est terminée.
step-4-do = Trouvez un endroit où elle le fait : un chemin que cette carte termine, avec une maison.
step-4-then = C’est sauvé.
step-4-then-best = C’est sauvé, et au meilleur endroit de la table : trois pierres.
step-4-otherwise-lost = Pas de pierre : dans une vraie partie, ce serait la fin. Cherchez un chemin que cette carte peut fermer.

step-5-title = Un chemin vide n’aide pas
step-5-say = Seule une pierre rallume les bougies. Un chemin fermé sans maison, non.
step-5-do = Tournez la carte pour fermer le petit chemin rose avec une maison.
step-5-then = Une pierre, et les trois bougies sont allumées.
step-5-otherwise-empty = Fermé, mais sans pierre : la deuxième bougie s’éteint.

step-6-title = Quand une couleur est épuisée
step-6-say = Toutes les pierres roses sont placées. Fermer un chemin rose ne rapporte plus rien et ne vous sauve pas.
step-6-do = Placez une pierre jaune.
step-6-then = À partir d’ici, seul le jaune compte.
step-6-otherwise-pink = Deux maisons, mais plus de pierres roses. La deuxième bougie s’éteint.

step-7-title = Une carte de côté
step-7-say = Dans la version facile, vous pouvez mettre une carte de côté, une seule fois. Elle ne compte pas comme jouée.
step-7-do = Mettez cette carte de côté.
step-7-then = Aucune bougie ne s’éteint, et vous avez une nouvelle carte. C’était la seule fois.

step-8-title = Gardez toujours un chemin prêt
step-8-say = Les bons joueurs gardent un chemin avec une maison qu’une seule carte peut fermer.
step-8-do = Posez la carte pour que le chemin rose de la carte de départ n’ait plus qu’un bout ouvert.
step-8-then = N’importe quelle carte avec une impasse rose le fermera. C’est votre bouée de sauvetage.

step-9-title = La dernière maison
step-9-say = Il reste trois pierres roses, et c’est la troisième carte. Un seul endroit vous sauve.
step-9-do = Fermez le chemin rose tout en haut.
step-9-then = Trois maisons : les 38 pierres sont placées. **Vous gagnez**, et les 22 cartes restées dans la pioche sont votre score.
step-9-otherwise-lost = Pas de pierre : perdu. Dans une vraie partie, ce serait la fin. Cherchez le bout rose ouvert tout en haut.

closing-title = Vous savez jouer en solo.
closing-1 = Piochez une carte et posez-la ; les deux couleurs sont à vous.
closing-2 = Trois cartes de suite sans pierre, et c’est fini.
closing-3 = La donne du jour vous attend : un seul essai, les mêmes cartes pour tous.
