### The settings: a label and a line about it for each.

settings-section-access = Accessibilité

settings-screen_reader-label = Lecteur d’écran
settings-screen_reader-meaning = Annonce à votre lecteur d’écran les noms, les états et tout ce qui se passe.

settings-copy_spoken-label = Parole par presse-papiers
settings-copy_spoken-meaning = Copie ce qui serait dit dans le presse-papiers, pour les programmes qui le lisent.

settings-rumble-label = Vibration
settings-rumble-meaning = La manette vibre à votre tour, aux coups refusés et à la fin.
settings-captions-label = Sous-titres
settings-captions-meaning = Affiche sous la table les événements et les sons importants.

settings-high_contrast-label = Contraste élevé
settings-high_contrast-meaning = Table sombre et unie, panneaux pleins, texte et bords clairs, sélection plus marquée.

settings-heading = Réglages
settings-on = Oui
settings-off = Non

settings-language-label = Langue
settings-language-meaning = Change aussitôt, même pendant une partie.
settings-language-auto = Système

settings-name-label = Votre nom
settings-name-meaning = Proposé pour votre place dans une nouvelle partie.
settings-name-empty = pas encore de nom

settings-face-label = Votre visage
settings-face-meaning = Vous représente dans une nouvelle partie.

settings-fullscreen-label = Plein écran
settings-fullscreen-meaning = { $key } le change à tout moment.

settings-ui_scale-label = Taille du texte
settings-ui_scale-meaning = Plus grand se lit mieux, tant que la fenêtre a la place.

settings-motion-label = Animations
settings-motion-meaning = « Douces » omet le décor, « Aucune » ne montre que le résultat.
settings-motion-full = Toutes
settings-motion-gentle = Douces
settings-motion-none = Aucune

settings-speed-label = Vitesse
settings-speed-meaning = Vitesse des pièces et des joueurs virtuels.

settings-volume_master-label = Volume général
settings-volume_master-meaning = Pour tout ce que vous entendez.

settings-volume_effects-label = Effets
settings-volume_effects-meaning = Cartes, jetons, tuiles et boutons.

settings-volume_music-label = Musique
settings-volume_music-meaning = Le thème des menus.

settings-volume_ambience-label = Ambiance
settings-volume_ambience-meaning = Le son autour de chaque table : étoiles, arène, fjord ou grenier.

settings-background-label = Musique et ambiance
settings-background-meaning = Active ou coupe les deux. Les effets restent.

# what the program does when you win or something rare happens
settings-celebrations-label = Célébrations
settings-celebrations-meaning = Comment fêter victoires, exploits et retournements. Jamais plus d’une seconde environ.
settings-celebrations-full = Grandes
settings-celebrations-small = Petites
settings-celebrations-off = Non

settings-mute-label = Muet
settings-mute-meaning = Coupe tout le son. { $key } le change à tout moment.

settings-ai_seconds-label = Temps de réflexion
settings-ai_seconds-meaning = Combien de temps Légende Nyx peut réfléchir à un coup. Plus c’est long, plus c’est fort.

settings-ahead-label = Réfléchir d’avance
settings-ahead-meaning = Légende Nyx réfléchit aussi pendant votre tour, avec ce qu’elle voit. Seulement sur secteur.

settings-pace-label = Rythme des joueurs virtuels
settings-pace-meaning = Combien de temps ils attendent, et combien de temps vous voyez leurs coups.
settings-pace-brisk = Vif
settings-pace-calm = Calme
settings-pace-slow = Lent

# how much the table tells without being asked
settings-help-label = Aide à la table
settings-help-meaning = Complète : coups probables, effets et chances ; ces parties comptent « avec aide ». Effets : le certain seulement.
settings-help-full = Complète
settings-help-outcomes = Effets
settings-help-none = Aucune

settings-hints-label = Indices
settings-hints-meaning = Affiche un bouton d’indice pendant la partie.

settings-coach-label = Alerte gaffe
settings-coach-meaning = Demande une fois avant une grosse erreur.
settings-review-label = Chercher mes erreurs
settings-review-meaning = Cherche dans vos parties terminées des erreurs à travailler, quand vous êtes absent et sur secteur.
settings-spoiler_free-label = Ne pas dévoiler la fin
settings-spoiler_free-meaning = La liste des parties ne dit pas qui a gagné. Quand vous revoyez une partie, la suite et les moments clés restent cachés jusqu’à la fin.

# whether you are asked when you could react to another player’s turn
settings-reactions-label = Demander les réactions
settings-reactions-meaning = Quand vous pourriez réagir aux autres : toujours, seulement si cela compte, ou juste un instant.
settings-reactions-always = Toujours
settings-reactions-useful = Si utile
settings-reactions-late = Un instant

settings-turn_table-label = Tourner la table
settings-turn_table-meaning = Quand plusieurs jouent sans secrets, la table tourne vers qui joue.
settings-turn_table-turn = Oui
settings-turn_table-off = Non

settings-pages = Pages
settings-search = Chercher
settings-nothing_found = Aucun réglage ne correspond à « { $query } ».
settings-reset = Réinitialiser
settings-restore = Rétablir
settings-reset_done = { $page } : réglages d’origine. « Rétablir » ou { $key } ramène les vôtres.

settings-section-play = Jeu
settings-section-look = Affichage
settings-section-motion = Animations
settings-section-sound = Son
settings-section-keys = Touches
settings-section-pads = Manette
settings-section-language = Langue
settings-section-files = Fichiers
settings-section-plugins = Jeux ajoutés

settings-data-label = Vos données
settings-data-meaning = Export, import, sauvegarde hebdomadaire, dossier synchronisé, tout supprimer.
settings-data-open = Ouvrir
settings-backups-label = Sauvegarde hebdomadaire
settings-backups-meaning = Sauvegarde tout une fois par semaine, en votre absence. Sept sont gardées.
settings-place-open = Voir le dossier
settings-place-copy = Copier le chemin
settings-place-opened = C’est dans { $folder }
settings-place-copied = Chemin copié.
settings-place-matches-label = Parties
settings-place-matches-meaning = Chaque partie dès son premier coup, un fichier chacune, même supprimées.
settings-place-pictures-label = Images
settings-place-pictures-meaning = Les images que vous enregistrez.
settings-place-settings-label = Réglages
settings-place-settings-meaning = Un fichier texte que vous pouvez modifier. Les valeurs absurdes sont ignorées.
settings-place-reports-label = Rapports de plantage
settings-place-reports-meaning = Écrits en cas d’erreur, sans noms. Ils restent ici jusqu’à ce que vous en envoyiez un.
settings-place-logs-label = Journal technique
settings-place-logs-meaning = Notes techniques pour trouver les erreurs.
settings-place-portable-label = Mode portable
# “portable” and “herotable-data” are names of a file and a folder: leave them
settings-place-portable-meaning = Placez un fichier nommé « portable » à côté du programme : tout ira là, dans « herotable-data ».
