### Une partie en page web, que des amis ouvrent dans leur navigateur : qui la lit n’était pas à la table.

# le titre de la fenêtre ; $title est la partie ou le jeu, $names tous les joueurs
page-title = { $title } : { $names }
page-seen_by = La table vue par { $name }
page-people = Joueurs
page-table = Table
page-start = Mise en place

# les commandes, telles qu’un lecteur d’écran les dit
page-controls = Parcourir la partie
page-first = Au début
page-back = Coup précédent
page-play = Lecture
page-pause = Pause
page-next = Coup suivant
page-last = À la fin
page-slider = Coup
page-keys = Touches : flèches pour un coup, Page précédente et Page suivante pour dix, Début et Fin, Espace pour lire ou arrêter.

page-log = Coups
page-hide = Masquer la suite
page-curve = Chances de gagner
# lu à voix haute pour le graphique, une fois par joueur ; $first et $last comme 25 %
page-curve_told = { $name } de { $first } à { $last }

# titres du résultat
page-result = Résultat
page-place = Rang
page-name = Nom

page-made = Créé avec Herotable. Tout est dans ce seul fichier, qui ne charge rien depuis Internet.
page-noscript = Activez JavaScript pour parcourir la partie. Tous les coups figurent ci-dessous.

# la boîte de dialogue qui demande ce que la page doit montrer
page-ask-title = Page web
page-ask-about = Un seul fichier, que tout navigateur ouvre, même hors ligne. Il ne montre que ce que le joueur choisi a vu.
page-ask-view_hint = Quel joueur la page suit
# $share comme 40 %
page-ask-judging = Analysé à { $share }. Ce qui est connu d’ici là figurera sur la page.
page-ask-judged = Avec les chances de gagner et un verdict sur chaque coup.
page-ask-make = Créer la page
page-ask-making = Création de la page…
page-ask-saved = Page web enregistrée : { $file }
