### Key bindings: names of keys, and what each key does.

# what keys do; in a list, and in quotes within sentences
keys-command-tell_state = lire l’état de la partie
keys-command-tell_focus = lire ce qui est sélectionné

keys-none = aucune touche
keys-quoted = « { $name } »
keys-press = Appuyez…
keys-empty = choisir…
keys-listening = Appuyez sur la nouvelle touche. Échap annule.
keys-back = Retour au réglage d’origine : { $keys }
keys-set = { $command } : { $key }

# names of keys as they are printed on a keyboard
keys-named-ctrl = Ctrl
keys-named-alt = Alt
keys-named-shift = Maj
keys-named-enter = Entrée
keys-named-esc = Échap
keys-named-tab = Tab
keys-named-space = Espace
keys-named-left = Gauche
keys-named-right = Droite
keys-named-up = Haut
keys-named-down = Bas
keys-named-home = Début
keys-named-end = Fin
keys-named-pageup = Page préc.
keys-named-pagedown = Page suiv.
keys-named-insert = Inser
keys-named-delete = Suppr
keys-named-backspace = Retour arrière
keys-named-pause = Pause
keys-named-plus = Plus

keys-refused-reserved = { $key } sert à se déplacer partout. Choisissez une autre touche.
keys-refused-digit = Les chiffres actionnent les boutons numérotés. Avec Ctrl ou Alt, ils sont libres.
keys-refused-typed = Cela marche aussi pendant la saisie : il faut une touche F, ou Ctrl ou Alt avec une autre.
keys-refused-unknown = Herotable ne connaît pas cette touche. Choisissez-en une autre.

keys-taken-title = { $key } est déjà prise
keys-taken-text = { $key } sert pour { $others }.
keys-taken-swap = Échanger
keys-taken-take = Réattribuer
keys-taken-leave = Annuler

# where keys work
keys-context-everywhere = Partout
keys-context-match = À la table
keys-context-analysis = Analyse
keys-context-result = Résultat
keys-context-replay = Revoir
keys-context-load = Liste des parties
keys-context-title = Écran titre
keys-context-statistics = Statistiques
keys-context-settings = Réglages
keys-context-rules = Règles

keys-command-fullscreen = plein écran
keys-command-mute = couper le son
keys-command-background = musique et ambiance oui ou non
keys-command-menu = ouvrir ou fermer le menu
keys-command-undo = annuler
keys-command-redo = rétablir
keys-command-hint = indice : où, quoi, pourquoi
keys-command-why = pourquoi ce coup ?
keys-command-log = journal
keys-command-hurry = faire jouer le joueur virtuel tout de suite
keys-command-recap = revoir ce qui s’est passé depuis votre tour
keys-command-pause = pause, entre joueurs virtuels
keys-command-rules = règles
keys-command-keys = touches
keys-command-save = enregistrer
keys-command-copy_log = copier le code de partie ou le journal
keys-command-analysis_try = rejouer ce moment
keys-command-analysis_open = cartes visibles ou non
keys-command-analysis_save = enregistrer une image
keys-command-analysis_watch = revoir la partie
keys-command-result_watch = revoir la partie
keys-command-result_copy = copier le code de partie
keys-command-replay_mark_before = signet ou manche avant
keys-command-replay_mark_after = signet ou manche après
keys-command-replay_slower = moins vite
keys-command-replay_faster = plus vite
keys-command-replay_bookmark = poser ou retirer un signet
keys-command-replay_eyes = choisir les cartes visibles
keys-command-replay_log = journal plus ou moins long
keys-command-replay_spoilers = cacher ou montrer la fin
keys-command-replay_go_on = continuer à jouer d’ici
keys-command-replay_copy = copier le code de partie
keys-command-load_watch = revoir la partie
keys-command-load_paste = ouvrir le code de partie copié
keys-command-load_find = chercher dans les parties
keys-command-load_analyse = analyser la partie
keys-command-load_delete = supprimer la partie
keys-command-load_restore = restaurer la partie
keys-command-play_at_once = partie rapide (sur une boîte)
keys-command-paste_code = ouvrir le code de partie copié
keys-command-statistics_restore = restaurer les statistiques
keys-command-settings_restore = rétablir les réglages de la page
keys-command-rules_find = chercher dans les règles
keys-command-rules_next = résultat suivant
keys-command-rules_before = résultat précédent
