# Die Kommandozeile. GAME, FILE, --seats und dergleichen werden so getippt, wie sie dastehen.

command-usage = Aufruf: herotable [GAME | FILE | CODE | bench | check-game ID | check-daily LINE] [OPTIONEN]
command-about = Kartenspiele um Helden, gegen Computerspieler oder Freunde am selben Bildschirm. Ohne Angaben öffnet sich der Titel.
command-what-game = beginnt eine neue Partie von { $games }
command-what-file = öffnet eine gespeicherte Partie
command-what-code = öffnet einen Partie-Code (HT1-…)
command-what-bench = misst, wie schnell Herotable hier läuft
command-what-check = prüft, ob ein Spiel, deins oder unseres, die Gesetze aller Spiele einhält
command-what-line = ein Ergebnis der Partie des Tages prüfen (HTD1-…)
command-help-seats = wer spielt: me oder me=NAME für einen Menschen, eine Stufe wie knight, oder cmd:./my_bot für ein Programm
command-help-seed = nach dieser Zahl austeilen: Gleiche Zahl, gleiche Karten
command-help-option = setzt eine Option des Spiels; geht mehrmals
command-help-language = spricht diese Sprache, nur dieses Mal
command-help-open = öffnet das Fenster mit dieser Datei und meldet dort, was mit ihr nicht stimmt; für den Desktop
command-help-json = mit bench: schreibt die Ergebnisse auch in diese Datei
command-help-part = mit bench: misst nur diesen Teil und gibt ihn als JSON aus
command-help-selftest = prüft alles ohne Fenster; öffnet auch alle gespeicherten Dateien in FOLDER
command-help-trust = vertraut einem installierten Paket mit Spielen: Es kann alles, was du kannst
command-help-version = zeigt die Version
command-help-help = zeigt diese Hilfe
command-unknown = Unbekannt: { $words }. Hilfe: herotable --help
command-bad_option = Die Option { $option } ist nicht lesbar. Hilfe: herotable --help
command-no_language = Die Sprache { $language } gibt es nicht. Wähl eine von: { $languages }.
command-bench_only = --json und --part gehen nur mit bench.
command-no_part = bench hat keinen Teil { $part }. Wähl einen von: { $parts }.
command-game_first = --seats, --seed und --option brauchen davor ein Spiel: { $games }.
command-no_game = Ein Spiel { $word } gibt es nicht. Wähl eines von: { $games }.
command-nothing = { $word } ist weder ein Spiel ({ $games }) noch eine Datei noch ein Partie-Code (HT1-…).
command-bad_seed = { $seed } geht nicht als Startzahl. Nimm eine ganze Zahl von 0 bis { $most }.
command-bad_seat = { $seat } ist kein Spieler. Nimm me, me=NAME (1 bis 24 Zeichen), cmd:PROGRAMM oder eine Stufe: { $levels }.
command-no_option = { $game } hat keine Option { $word }. Es gibt, mit ihren Standardwerten: { $options }.
command-no_screen = Es lässt sich kein Fenster öffnen: Es gibt keinen Bildschirm. Unter Linux: libX11 und DISPLAY prüfen.
command-no_window = Es lässt sich kein Fenster öffnen: { $reason }.
command-no_package = Kein installiertes Paket namens { $name } bringt Spiele mit. Es gibt: { $packages }.
command-trusted = Du vertraust jetzt { $name } { $version }.
command-untrusted = { $game } kommt aus { $name }, dem du so, wie es jetzt ist, noch nicht vertraut hast. Das ist Programmcode und kann alles, was du kannst. So vertraust du ihm: herotable --trust { $name }
command-daily_proved = Stimmt: { $result }. Nicht beweisen lässt sich, dass es der erste Versuch war oder dass niemand geholfen hat.
