### The title screen.

title-continue = Continuer
title-load = Charger
title-learn = Apprendre
title-statistics = Statistiques
title-settings = Réglages
title-rules = Règles
title-quit = Quitter
title-version = Version { $version }
title-no_code = Pas de code de partie dans le presse-papiers.
title-daily = Donne du jour
title-challenges = Défis
title-practice = Mes erreurs
# the same link when mistakes are due today
title-practice_due = { $number } à revoir
title-puzzles = Problèmes
