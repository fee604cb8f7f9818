### The window that opens after a crash.

breakdown-heading = Herotable a planté
breakdown-what = Une erreur est survenue et le programme ne peut pas continuer seul.
breakdown-again = Nouveau plantage immédiat, peut-être à cause de cette partie. Repartez cette fois de l’écran titre.
breakdown-safe = Votre partie « { $name } » est enregistrée jusqu’au coup { $number }, dans le fichier { $file }.
breakdown-unsure = Impossible de savoir jusqu’où votre partie est enregistrée : { $reason }
breakdown-no_match = Aucune partie n’était ouverte. Toutes vos parties sont enregistrées.
breakdown-report = Voici un rapport de plantage, sans noms ni cartes cachées : { $folder }
breakdown-no_report = Le rapport de plantage n’a pas pu être enregistré.
breakdown-continue = Redémarrer et continuer
breakdown-title = Redémarrer à l’écran titre
breakdown-folder = Ouvrir le dossier du rapport
breakdown-copy = Copier le chemin du rapport
breakdown-leave = Quitter
breakdown-copied = Chemin copié.
breakdown-no_clipboard = Le presse-papiers n’est pas disponible. Voici le chemin :
