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
