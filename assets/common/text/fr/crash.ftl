### The window that opens after a crash.

crash-heading = Herotable a planté
crash-what = Une erreur est survenue et le programme ne peut pas continuer seul.
crash-again = Nouveau plantage immédiat, peut-être à cause de cette partie. Repartez cette fois de l’écran titre.
crash-safe = Votre partie « { $name } » est enregistrée jusqu’au coup { $number }, dans le fichier { $file }.
crash-unsure = Impossible de savoir jusqu’où votre partie est enregistrée : { $reason }
crash-no_match = Aucune partie n’était ouverte. Toutes vos parties sont enregistrées.
crash-report = Voici un rapport de plantage, sans noms ni cartes cachées : { $folder }
crash-no_report = Le rapport de plantage n’a pas pu être enregistré.
crash-continue = Redémarrer et continuer
crash-title = Redémarrer à l’écran titre
crash-folder = Ouvrir le dossier du rapport
crash-copy = Copier le chemin du rapport
crash-leave = Quitter
crash-copied = Chemin copié.
crash-no_clipboard = Le presse-papiers n’est pas disponible. Voici le chemin :
