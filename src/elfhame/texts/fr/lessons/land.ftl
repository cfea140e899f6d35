# La leçon de Fairy Land.

title = Apprendre Fairy Land
about = Misez vos Fées pour des animaux et des fleurs avant le retour du Roi.

step-1-title = L’Aube
step-1-say = Animaux et fleurs rapportent des points. À l’Aube, deux nouvelles cartes vont dans deux Clairières différentes.
step-1-do = Posez l’ogre et le cerf dans des Clairières.
step-1-then = Gobelins et ogres vont là où il y en a le moins : pas dans la Clairière 3.
step-1-refusal-evil = La Clairière 3 a déjà un gobelin. L’ogre va là où il y a le moins de créatures méchantes.
step-1-refusal-first = L’ogre d’abord : les créatures méchantes se posent avant les autres.

step-2-title = Combien ça vaut ?
step-2-say = Le nombre sur un animal est ce que rapporte sa majorité. Moss et vous avez deux écureuils chacun.
step-2-do = Touchez l’animal qui vous mettrait en tête.
step-2-then = Trois contre deux : dix points, si rien ne change. À égalité à deux, cinq chacun.
step-2-otherwise-kind = Moss a un renard : vous ne feriez qu’égaliser, et une fleur ne met pas en tête. Cherchez l’animal que vous avez déjà.

step-3-title = Explorer
step-3-say = Le Jour, vous faites une seule chose. Explorez, et chacun peut miser des Fées, vous en dernier. La meilleure main finale vaut 3 points d’applaudissements.
step-3-do = Explorez la Clairière 1.
step-3-then = Moss mise 4 : c’est la valeur des Fées, pas leur nombre. Chacun mise une fois.

step-4-title = Miser et payer
step-4-say = Misez plus, ou passez. Le gagnant joue des Fées qui valent au moins sa mise.
step-4-do = Misez 5 et payez avec la Fée 5.
step-4-then = Les trois cartes sont à vous. Seul le gagnant paie. Puis vient l’Aube de Moss, avec deux cartes.
step-4-otherwise-more = C’est permis. Une carte aurait suffi, et les autres vous manqueront.

step-5-title = Votre Blason
step-5-say = Les Fées jouées restent devant vous. Un Blason de Famille les ramène toutes. C’est votre seule action du Jour.
step-5-do = Jouez un Blason.
step-5-then = Les sept reviennent, et ce Blason est défaussé. À plus de deux joueurs, on n’en a qu’un.

step-6-title = Les fleurs
step-6-say = Les fleurs comptent deux fois. 2 à 5 d’une couleur : 2, 5, 10, 15. 2 à 5 couleurs : 3, 6, 10, 15.
step-6-do = Touchez la fleur qui rapporterait le plus : jaune ou rose.
step-6-then = Quatrième jaune : de 5 à 10. Quatrième couleur : de 6 à 10. Aucune fleur : −5.
step-6-otherwise-pink = La rose fait passer les couleurs de 6 à 10. Une quatrième jaune fait passer le jaune de 5 à 10, un point de mieux.

step-7-title = Laissez passer
step-7-say = Le joueur qui a le plus de gobelins à la fin perd 2 points pour chacun. Rien n’oblige à miser.
step-7-do = Passez.
step-7-then = Moss prend une tortue et deux gobelins. Si tous passent, tout est défaussé.

step-8-title = L’ogre
step-8-say = Un ogre frappe dès que vous le gagnez : il repart avec deux de vos animaux ou fleurs.
step-8-do = Choisissez deux cartes pour lui.
step-8-then = Même des cartes tout juste gagnées, mais jamais gobelins, Fées ni objets.

step-9-title = La Reine
step-9-say = Jouez des Fées à la Cour de la Reine, regardez une carte de moins que leur valeur, gardez-en une.
step-9-do = Demandez audience avec la Fée 4.
step-9-then = Trois cartes vues ; deux vont sous la pioche. La vôtre est Permanente : elle agit désormais.
step-9-then-usable = Trois cartes vues ; deux vont sous la pioche. La vôtre est Temporaire : elle sert une seule fois, comme action d’un Jour.

step-10-title = Les Druides
step-10-say = Les Druides gardent neuf cartes Forêt. Tout se passe comme chez la Reine.
step-10-do = Rendez visite aux Druides avec la Fée 3 et gardez une carte.
step-10-then = Les Fées vont en main ; un ogre frappe aussitôt.

step-11-title = Le Coucher de soleil
step-11-say = Au Coucher de soleil, toute Clairière de six cartes est vidée, et les cartes sont perdues.
step-11-do = Posez les deux cartes sans remplir la Clairière 1.
step-11-then = On peut encore l’explorer : vous aujourd’hui, Moss demain.
step-11-otherwise-six = Six cartes : au Coucher de soleil, tout disparaîtrait, sauf si quelqu’un explore la Clairière avant.

step-12-title = Le retour du Roi
step-12-say = La pioche Forêt est épuisée : la partie est terminée. Comptons.
step-12-do = Touchez les quatre lignes.
step-12-tap-row-animals = Animaux
step-12-tapped-row-animals = Ours 2, écureuil 10, tortue 4, et 3 de plus pour trois tortues exactement : vous avez **19**. Renard 8 et raton laveur 6 : Moss a **14**.
step-12-tap-row-flowers = Fleurs
step-12-tapped-row-flowers = Trois d’une même couleur, 5, et trois couleurs, 6 : vous avez **11**. Deux d’une même couleur, 4, et deux couleurs, 3 : Moss a **7**.
step-12-tap-row-goblins = Gobelins
step-12-tapped-row-goblins = Moss a le plus de gobelins, trois, et perd 2 points pour chacun : **−6**. Les vôtres ne vous coûtent rien.
step-12-tap-row-applause = Applaudissements
step-12-tapped-row-applause = Ils vont au plus haut total de Fées encore en main. Moss a 7, vous avez 5 : **3** pour Moss.
step-12-then = Vous **30**, Moss **18**. Vous gagnez.

closing-title = Vous connaissez Fairy Land.
closing-1 = L’Aube : deux cartes dans deux Clairières.
closing-2 = Le Jour : explorer, Reine, Druides, ou utiliser un objet.
closing-3 = Seul le plus offrant paie.
closing-4 = Un Blason ramène vos Fées.
closing-5 = Le plus d’animaux, beaucoup de fleurs, peu de gobelins.
