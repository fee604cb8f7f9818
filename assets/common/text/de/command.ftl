# Die Kommandozeile. GAME, FILE, --seats und dergleichen werden so getippt, wie sie dastehen.

command-usage = Aufruf: herotable [GAME | FILE | CODE | bench | check-game ID | check-daily LINE | share MATCH | export FILE | import FILE | heavy [GAME]] [OPTIONEN]
command-about = Kartenspiele um Helden, gegen Computerspieler oder Freunde am selben Bildschirm. Ohne Angaben öffnet sich der Titel.
command-what-game = beginnt eine neue Partie von { $games }
command-what-file = öffnet eine gespeicherte Partie
command-what-code = öffnet einen Partie-Code (HT1-…)
command-what-bench = misst, wie schnell Herotable hier läuft
command-what-check = prüft, ob ein Spiel, deins oder unseres, die Gesetze aller Spiele einhält
command-what-line = ein Ergebnis der Partie des Tages prüfen (HTD1-…)
command-what-share = eine Partie, als Datei oder Code, als Clip, Ergebnisbild oder Webseite schreiben; überschrieben wird nichts
command-what-export = alles, was dir gehört, in eine neue Datei schreiben: Partien, Decks, Fortschritt, Einstellungen
command-what-import = eine solche Datei einlesen: Sie wird mit dem Vorhandenen zusammengeführt, nichts geht verloren
command-what-heavy = zufällig spielen und nach jedem Zug alles prüfen: gespeichert, in einem zweiten Prozess gelesen, nachgespielt, verglichen
command-data_file = Es fehlt die Datei, zum Beispiel: herotable { $command } meine-daten.zip
command-exported =
    { $files ->
        [one] { $file }: { $files } Datei, { $size } MB.
       *[other] { $file }: { $files } Dateien, { $size } MB.
    }
command-imported = { $file }: { $new } neu, { $merged } zusammengeführt, { $beside } unter neuem Namen, { $same } schon vorhanden.
command-help-seats = wer spielt: me oder me=NAME für einen Menschen, eine Stufe wie knight, oder cmd:./my_bot für ein Programm
command-help-seed = nach dieser Zahl austeilen: Gleiche Zahl, gleiche Karten
command-help-option = setzt eine Option des Spiels; geht mehrmals
command-help-language = spricht diese Sprache, nur dieses Mal
command-help-clip = mit share: der Clip, der geschrieben wird, als .gif oder .webp
command-help-card = mit share: das Bild vom Ergebnis, das geschrieben wird, als .png
command-help-html = mit share: die Webseite, die geschrieben wird; jeder Browser öffnet sie
command-help-seat = mit share: zeigt, was dieser Platz sah, ab 1; sonst der Platz der ersten Person
command-help-moves = mit share und --clip: nur diese Züge, gezählt ab 1
command-help-matches = mit heavy: so viele Partien von jedem Spiel
command-help-heavy = jeden Zug der Partien im Fenster so prüfen; langsam
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
command-share_only = --clip, --card, --html, --seat, --from und --to gehen nur mit share.
command-share_what = share braucht eine Partie und eine Angabe, was entstehen soll: herotable share MATCH --clip FILE, --card FILE oder --html FILE
command-share_seat = { $seat } ist kein Platz. Erlaubt sind ganze Zahlen von 1 bis { $most }.
command-share_move = { $move } ist kein Zug. Nimm eine ganze Zahl von 1 bis { $most }.
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
# $size in Millionen Byte, etwa 2,3
command-shared = Geschrieben: { $file } ({ $size } MB)
# $ours and $theirs are “compiled” or “uncompiled”
command-heavy_begins = Prüfmodus: hier { $ours } Regeln, im zweiten Prozess { $theirs }.
command-heavy_clean = { $game }: { $matches } Partien mit { $decisions } Zügen, überall gleich.
