### The title screen.

title-continue = Weiterspielen
title-load = Laden
title-learn = Spielen lernen
title-statistics = Statistik
title-settings = Einstellungen
title-rules = Regeln
title-quit = Beenden
title-version = Version { $version }
title-no_code = In der Zwischenablage ist kein Partie-Code.
title-daily = Partie des Tages
title-challenges = Challenges
title-practice = Meine Fehler
# the same link when mistakes are due today
title-practice_due = { $number } zu üben
title-puzzles = Rätsel
