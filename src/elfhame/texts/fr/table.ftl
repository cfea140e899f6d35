# What is said of tables: who comes and goes, what they wait for, and why something cannot be done.

## Words

word-seedling = Jeune pousse
word-sapling = Arbrisseau
word-hazel = Noisetier
word-oak = Chêne
word-elder = Ancien
word-druid = Noisetier

## Who plays

bot-name = { $level }
bot-name-numbered = { $level } { $number }
nobody-yet = place libre { $number }

## What the table waits for

waiting-open = La partie commence quand toutes les places sont prises.
waiting-shuffle = { $count ->
    [one] La partie commence dès que { $seats } est de retour : son navigateur garde une part du mélange.
   *[other] La partie commence dès que { $seats } sont de retour : leurs navigateurs gardent chacun une part du mélange.
}
waiting-closed = Cette table est fermée.
waiting-outdated = Cette table suivait des règles plus anciennes et ne peut pas continuer.

table-set-up = Cette partie part d’une position préparée, elle n’a pas été distribuée au hasard. La personne qui a créé la table sait peut-être ce qui est caché.

## What happened at the table

news-sat = { $seat } prend place.
news-sealed = Le navigateur de { $seat } participe au nouveau mélange.
news-unsealed = Le navigateur de { $seat } a participé au mélange : personne n’a pu choisir la donne.
news-stood = La place { $number } est de nouveau libre.
news-placed = Place { $number } : { $level } y jouera.
news-opened = La place { $number } est de nouveau ouverte.
news-tookback = { $seat } reprend son dernier coup.
news-rewound = { $seat } reprend son coup et tout ce qui a suivi.
news-hinted = { $seat } demande un conseil.
news-agreed = { $by } accepterait qu’un bot joue pour { $seat }.
news-handed = { $level } joue pour { $seat }, qui peut revenir à tout moment.
news-returned = { $seat } est de retour.
news-left = { $seat } a quitté la table ; { $level } continue à jouer.
news-keyed = { $seat } laisse jouer un programme.
news-closed = La table est fermée.
news-rematched = Une autre partie est prête : chacun avance d’une place.

## Why something cannot be done

problem-malformed = Cette requête est incompréhensible.
problem-name = Un nom a de 1 à 40 lettres ou signes visibles.
problem-stranger = Dites-nous d’abord votre nom.
problem-origin = Cette requête vient d’une autre page.
problem-not-yours = Cette place n’est pas la vôtre.
problem-not-owner = Seule la personne qui a créé la table peut faire cela.
problem-not-reserved = Cette place est réservée à quelqu’un d’autre.
problem-no-hints = À cette table, il n’y a pas de conseils tant que d’autres personnes jouent.
problem-unknown = Page introuvable, ou vous n’y avez pas accès.
problem-method = Cette adresse n’accepte pas ce type de requête.
problem-not-json = Le corps de cette requête doit être envoyé en application/json.
problem-stale = Quelqu’un a joué avant vous. La table a été actualisée.
problem-seat-taken = Quelqu’un occupe déjà cette place.
problem-not-begun = La partie n’a pas encore commencé.
problem-begun = La partie a déjà commencé.
problem-shuffling = Le mélange a commencé : on ne peut plus rien y changer.
problem-not-sealed = Tout le monde n’a pas encore participé au mélange.
problem-over = La partie est terminée.
problem-not-over = Cela ne s’obtient qu’une fois la partie terminée.
problem-unexplained = Aucun bot n’a encore joué.
problem-kept = Ce coup ne peut plus être repris.
problem-tried = Vous avez déjà joué la donne du jour.
problem-stand-in = Un bot occupe maintenant cette place, ou elle est libre.
problem-not-absent = Cette personne n’est pas absente depuis assez longtemps.
problem-outdated = Cette table suivait des règles plus anciennes et ne peut pas continuer.
problem-damaged = La partie enregistrée de cette table est endommagée et ne peut pas continuer. Les autres tables ne sont pas touchées.
problem-too-large = Cette requête est trop volumineuse.
problem-refused = Ce n’est pas permis : { $reason }.
problem-learned = Ce coup révèle quelque chose. Faites vos autres choix ensuite.
problem-reused = Ce move_id appartient à un autre coup.
problem-too-many = Trop de requêtes ; attendez un peu.
problem-bot-tables = Trop de parties se jouent déjà uniquement entre bots. Attendez que l’une des vôtres se termine, ou fermez-en une.
problem-hints-waiting = Vous attendez déjà des conseils ; ils arrivent dans un instant.
problem-broken = Quelque chose ne va pas de notre côté ; rien n’a changé.
problem-thoughtless = Les bots sont trop occupés pour réfléchir ; réessayez.
problem-unwritable = Rien ne peut être enregistré pour l’instant ; rien n’a changé. Réessayez.
