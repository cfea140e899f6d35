# La leçon de Fae.

title = Apprendre Fae
about = Conduisez les druides en secret et faites marquer votre couleur.

step-1-title = Vous êtes un esprit
step-1-say = Des druides de cinq couleurs parcourent ce pays. L’une de ces couleurs est la vôtre, et vous seul savez laquelle.
step-1-do = Touchez votre carte d’esprit.
step-1-then = Vous êtes le bleu. Quand le bleu marque, vous marquez. Les autres voient les points, mais ne savent pas à qui est cette couleur.

step-2-title = Conduire un groupe
step-2-say = À votre tour, vous conduisez tous les druides d’une case vers une case voisine où il y a aussi des druides.
step-2-do = Conduisez le druide bleu de F5 vers une case voisine.
step-2-then = Ils voyagent ensemble. On ne sépare jamais un groupe, et on ne va jamais sur une case vide.

step-3-title = N’importe quelle couleur
step-3-say = Vous pouvez conduire n’importe quel groupe, avec ou sans bleu. On ne passe jamais son tour.
step-3-do = Conduisez un groupe sans bleu.
step-3-then = De quoi brouiller les pistes.
step-3-otherwise-blue = C’est permis aussi. Cette fois, prenez un groupe sans bleu.

step-4-title = Rivières et lacs
step-4-say = Les rivières se traversent sans peine. Les lacs, non : deux cases que seul un lac sépare ne sont pas voisines.
step-4-do = Conduisez le druide de F5 de l’autre côté d’une rivière.
step-4-then = G3 semble tout proche, mais un lac les sépare. Les druides ne nagent pas.
step-4-otherwise-region = C’est la même région, il n’y a pas de rivière. Essayez G4, J1 ou J2.
step-4-refusal-lake = Un lac sépare ces deux cases, et les druides ne nagent pas. Essayez G4, J1 ou J2.

step-5-title = Un rituel
step-5-say = Plus tard dans la partie : quand un groupe n’a plus de voisins, il accomplit un rituel. Chaque druide présent vaut un point.
step-5-do = Réunissez ces trois druides.
step-5-then = Trois druides : **+3** pour le bleu et **+3** pour le rouge. Chaque couleur présente marque le total entier, quel que soit son nombre de druides.

step-6-title = Terrain béni
step-6-say = Chaque rituel prend la suivante des douze cartes du haut. Elle bénit un terrain : ici les **collines**, **1** point de plus.
step-6-do = Conduisez le druide noir sur les collines.
step-6-then = Trois druides et la bénédiction : **+4** pour le bleu, le jaune et le noir. En montagne, cela aurait fait 3.
step-6-otherwise-mountains = C’est aussi un rituel, mais les montagnes ne sont pas bénies. Essayez dans l’autre sens.

step-7-title = Terrain maudit
step-7-say = La carte maudit aussi un terrain : ici les **champignons**. Un rituel n’y rapporte rien, et ses druides disparaissent.
step-7-do = Aucun de ces quatre n’est à vous. Conduisez le groupe de F5 sur les champignons.
step-7-then = Quatre druides de moins, aucun point pour le rouge ni le violet. Vous gardez quand même la carte : un point à la fin, quel que soit son nombre.
step-7-otherwise-hills = Sur les collines bénies, le rouge et le violet ont marqué 5 points chacun. Essayez les champignons.

step-8-title = Les cinq couleurs
step-8-say = Si les cinq couleurs se rencontrent, chaque couleur qui n’a qu’un druide le perd, avant le décompte.
step-8-do = Réunissez les deux groupes.
step-8-then = Le jaune, le violet et le noir n’avaient qu’un druide, qui disparaît. Quatre restent : **+4** au bleu et au rouge.

step-9-title = À sept, on ne bouge plus
step-9-say = Sept druides ou plus ne se laissent plus conduire. D’autres peuvent encore les rejoindre.
step-9-do = Conduisez A5 vers le grand groupe.
step-9-then = Les voilà huit. Seul F3 est encore à côté. S’il part, il y aura un rituel.
step-9-refusal-seven = À sept, ils ne se laissent plus conduire. Déplacez plutôt A5.

step-10-title = Deux rituels à la fois
step-10-say = En partant, un groupe peut en laisser d’autres seuls. Si deux rituels doivent avoir lieu, vous choisissez lequel prend la prochaine carte.
step-10-do = Emmenez F3, puis choisissez d’abord la forêt, E5.
step-10-then = E5 a pris la carte de valeur 2. J1 a eu la suivante, qui bénit les montagnes : bonne affaire pour le bleu.
step-10-otherwise-order = La carte de valeur 2 maudit les montagnes, et la suivante la forêt. Tous les druides ont disparu. Essayez E5 d’abord.

step-11-title = Gardez votre secret
step-11-say = Les deux paires rapportent **3** au bleu. L’une d’elles révèle à tous qui vous êtes.
step-11-do = Accomplissez le rituel que le bleu partage.
step-11-then = Le bleu et le violet marquent 3. Lequel êtes-vous ? Chacun note ses soupçons sous « Qui est qui ? ». Le prix : le violet a 3 points lui aussi.
step-11-otherwise-alone = Le bleu marque 3, et lui seul. C’est bon pour vous, mais désormais tout le monde freinera le bleu.

step-12-title = Les esprits se montrent
step-12-say = Le douzième rituel termine la partie. La dernière carte bénit tous les terrains : **5** de plus.
step-12-do = Accomplissez le dernier rituel.
step-12-then =
    Cinq druides et 5 : **+10** pour le bleu, le jaune et le rouge.
    Les esprits se montrent. Votre rival est le rouge ; personne n’a les autres couleurs.
    Chaque carte de rituel gardée vaut un point : bleu 31 + 5, rouge 29 + 7. **36 partout.**
    À égalité, celui qui a le moins de cartes l’emporte. Vous en avez 5, votre rival 7. **Vous gagnez.**

closing-title = Vous connaissez Fae.
closing-1 = Conduisez des groupes entiers vers des groupes voisins.
closing-2 = Un groupe isolé accomplit un rituel.
closing-3 = Un point par druide, plus sur terrain béni, rien sur terrain maudit.
closing-4 = Les cinq couleurs réunies : les druides solitaires disparaissent.
closing-5 = Gardez votre couleur secrète ; chaque carte vaut un point.
