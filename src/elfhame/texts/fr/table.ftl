# What is said of tables: who comes and goes, what they wait for, and why something cannot be done.

## Words

word-seedling = Pousse
word-druid = Druide
word-elder = Ancien

## Who plays

bot-name = { $level }
bot-name-numbered = { $level } { $number }
nobody-yet = siège libre { $number }

## What the table waits for

waiting-open = La partie commence quand tous les sièges sont pris.
waiting-closed = Cette table est fermée.
waiting-outdated = Cette table suivait des règles plus anciennes et ne peut pas continuer.

## What happened at the table

news-sat = { $seat } prend place.
news-stood = Le siège { $number } est de nouveau libre.
news-placed = Siège { $number } : { $level } y jouera.
news-opened = Le siège { $number } est de nouveau ouvert.
news-tookback = { $seat } reprend son dernier coup.
news-agreed = { $by } accepterait qu’un bot joue pour { $seat }.
news-handed = { $level } joue pour { $seat }, qui peut revenir à tout moment.
news-returned = { $seat } est de retour.
news-left = { $seat } a quitté la table ; { $level } continue à jouer.
news-keyed = { $seat } laisse jouer un programme.
news-closed = La table est fermée.
news-rematched = Une autre partie est prête : chacun avance d’un siège.

## Why something cannot be done

problem-malformed = Ceci ne peut pas être lu.
problem-name = Un nom a de 1 à 40 lettres ou signes visibles.
problem-stranger = Dites-nous d’abord votre nom.
problem-origin = Cette requête vient d’une autre page.
problem-not-yours = Ce siège n’est pas le vôtre.
problem-not-owner = Seule la personne qui a créé la table peut faire cela.
problem-not-reserved = Ce siège est réservé à quelqu’un d’autre.
problem-no-hints = À cette table, il n’y a pas de conseils tant que d’autres personnes jouent.
problem-unknown = Il n’y a rien ici pour vous.
problem-method = Cette adresse attend d’autres requêtes.
problem-not-json = Le corps de cette requête doit être envoyé en application/json.
problem-stale = La table a avancé ; regardez-la de nouveau.
problem-seat-taken = Quelqu’un occupe déjà ce siège.
problem-not-open = Aucune clé n’ouvre ce siège.
problem-not-begun = La partie n’a pas encore commencé.
problem-begun = La partie a déjà commencé.
problem-over = La partie est finie.
problem-not-over = Cela ne s’obtient qu’une fois la partie finie.
problem-kept = Ce coup ne peut plus être repris.
problem-stand-in = Un bot occupe maintenant ce siège, ou personne ne l’occupe.
problem-not-absent = L’absence à ce siège n’a pas encore assez duré.
problem-outdated = Cette table suivait des règles plus anciennes et ne peut pas continuer.
problem-damaged = La partie enregistrée de cette table est endommagée et ne peut pas continuer. Les autres tables ne sont pas touchées.
problem-too-large = C’est trop volumineux.
problem-refused = Ce n’est pas permis : { $reason }.
problem-learned = Vous apprendriez d’abord quelque chose. Décidez du reste quand vous le saurez.
problem-reused = Ce move_id appartient à un autre coup.
problem-too-many = Trop de requêtes ; attendez un peu.
problem-broken = Quelque chose ne va pas de notre côté ; rien n’a changé.
problem-thoughtless = Les bots sont trop occupés pour réfléchir ; réessayez.
problem-unwritable = Rien ne peut être enregistré pour l’instant ; rien n’a changé. Réessayez.
