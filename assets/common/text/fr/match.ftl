### At the table, whatever the game: buttons, menu, hints, notices.

match-undo_none = Rien à annuler.
match-redo_none = Rien à rétablir.
match-undone_marked = Annulé. Cette partie porte désormais la mention « avec retours ».
match-round = Manche { $round }
match-pause = Pause
match-go_on = Continuer
match-react = Une réaction ? Appuyez sur une touche.
match-look_first = Voir d’abord mes cartes
match-paused = En pause
# $number of moves that are not shown as buttons
match-more = Autres coups ({ $number })…
match-page = Suite… ({ $page } sur { $pages })
match-pass_on = Passer à { $name }
match-looked = Seul { $name } voit ceci.
match-result = Voir le résultat
match-lost = Un joueur virtuel a dû redémarrer. Votre partie continue.
# un programme externe ($name) qui ne peut plus jouer
match-replaced-missing = Impossible de démarrer { $name }. Un joueur virtuel prend le relais.
match-replaced-died = { $name } s’est arrêté de façon inattendue. Un joueur virtuel prend le relais.
match-replaced-silent = { $name } ne répond pas. Un joueur virtuel prend le relais.
match-replaced-slow = { $name } met trop de temps. Un joueur virtuel prend le relais.
match-replaced-nonsense = { $name } donne une réponse qui n’est pas un coup. Un joueur virtuel prend le relais.
match-replaced-illegal = { $name } veut jouer un coup interdit. Un joueur virtuel prend le relais.
match-replaced-endless = { $name } répète sans fin les mêmes coups. Un joueur virtuel prend le relais.
match-not_now = Ce n’est pas votre tour : c’est à { $name } de jouer.
match-not_yet = Un instant : les derniers coups sont encore à l’écran.
match-astray = Cela ne va pas là. Pendant que vous glissez, les places possibles s’allument.
match-over = La partie est finie.
match-muted = Son coupé ({ $key }).
match-unmuted = Son rétabli.
match-first_pass = Passez d’abord l’écran au joueur suivant.

match-tools-recap = Depuis votre tour
# the same where there is little room
match-tools-recap_short = Revoir
match-tools-recap_key = Revoir ce qui s’est passé depuis votre tour
match-tools-undo = Annuler
match-tools-redo = Rétablir
match-tools-hint = Indice
match-tools-log = Journal
match-tools-menu = Menu
match-tools-undo_key = Annuler
match-tools-redo_key = Rétablir
match-tools-hint_key = Indice : où regarder, puis le coup, puis pourquoi
match-tools-log_key = Ce qui s’est passé
match-tools-menu_key = Menu

match-thinking-name = { $name } réfléchit…
match-thinking-now = Jouer maintenant

# a hint in three steps: where to look, the move, the reason; $key is the key for hints
match-advice-thinking = Recherche d’un indice…
match-advice-failed = Pas d’indice cette fois. Réessayez.
match-advice-look = Regardez d’abord ici. Encore { $key } : le coup.
match-advice-move = Indice : { $move }. Encore { $key } : pourquoi.
match-advice-why = Indice : { $move }.
match-advice-button = Rien à prendre sur la table. Encore { $key } : le coup.

# $names are several people at one screen
match-agree-title = Annuler ?
match-agree-text = Ce coup a dévoilé quelque chose, ou d’autres ont joué depuis. Est-ce d’accord pour { $names } ?
match-agree-yes = Tous d’accord
match-agree-no = Non

match-menu-title = Pause
match-menu-head-match = Partie
match-menu-head-back = Revoir
match-menu-head-help = Aide
match-menu-head-leave = Quitter
match-menu-resume = Reprendre
match-menu-save = Enregistrer
match-menu-save_as = Enregistrer sous…
match-menu-watch = Revoir le début
match-menu-try_out = Et si…
match-menu-try_out_over = La partie est finie.
match-menu-try_out_watched = Vous ne faites que regarder.
match-menu-code = Copier le code
match-menu-trial_back = Quitter « Et si »
match-menu-trial_keep = Garder comme nouvelle partie
match-menu-coach_on = Alerte gaffe : oui
match-menu-coach_off = Alerte gaffe : non
match-menu-settings = Réglages
match-menu-rules = Règles
match-menu-new = Nouvelle partie
match-menu-keys = Touches
match-menu-leave = Menu principal
match-menu-lesson_restart = Recommencer la leçon
match-menu-lesson_leave = Quitter la leçon
match-menu-marked = Avec retours

match-save-done = Enregistré.
match-save-title = Enregistrer sous
match-save-name = Nom de la partie
match-save-ok = Enregistrer
match-save-cancel = Annuler
match-save-default = { $game }, { $names }
match-save-failed = Impossible d’enregistrer « { $match } ». { $reason }

match-unsaved-title = Non enregistré
match-unsaved-again = Réessayer
match-unsaved-code = Copier le code
match-unsaved-leave = Quitter quand même
match-unsaved-stay = Rester

match-log-title = Journal
match-log-all = Tous
match-log-empty = Il ne s’est encore rien passé.
match-log-copied = Journal copié.
match-log-no_clipboard = Le presse-papiers n’est pas disponible.
match-log-foot = Molette : défiler · Clic : pourquoi ? · { $copy } : copier · { $log } : fermer

# the list of keys: very little room
match-keys-title = Touches
match-keys-close = Retour
match-keys-change = Changer les touches
match-keys-name-arrows = Flèches
match-keys-name-look = Maj+Flèches
match-keys-name-tab = Tab
match-keys-name-enter = Entrée
match-keys-name-digits = 1 – 9
match-keys-name-values = 0 – 9
match-keys-name-space = Espace
match-keys-name-escape = Échap
match-keys-name-click = Double-clic
match-keys-name-right = Clic droit
match-keys-name-drag = Glisser
match-keys-does-arrows = de pièce en pièce
match-keys-does-look = aussi vers ce qu’on peut seulement voir
match-keys-does-tab = groupe suivant de pièces ou de boutons
match-keys-does-enter = choisir ; confirmer
match-keys-does-digits = boutons en bas à droite
match-keys-does-values = sets par valeur (0 pour 10), ou boutons
match-keys-does-space = voir de près ; passer une animation
match-keys-does-escape = désélectionner ; fermer ; menu
match-keys-does-click = choisir et jouer aussitôt
match-keys-does-right = désélectionner
match-keys-does-drag = mettre les pièces à leur place
