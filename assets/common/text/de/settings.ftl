settings-section-access = Bedienhilfen

settings-screen_reader-label = Vorleseprogramm
settings-screen_reader-meaning = Spricht mit dem Vorleseprogramm des Systems, wo eines läuft: Namen, Zustände, jedes Ereignis.

settings-copy_spoken-label = Sprache über die Zwischenablage
settings-copy_spoken-meaning = Was gesprochen würde, kommt in die Zwischenablage: für Programme, die sie vorlesen.

settings-captions-label = Untertitel
settings-captions-meaning = Eine Zeile unter dem Tisch nennt jedes Ereignis und in Klammern jeden Ton, der etwas bedeutet.

settings-high_contrast-label = Hoher Kontrast
settings-high_contrast-meaning = Ein schlichter dunkler Tisch, deckende Tafeln, helle Schrift und Ränder, ein dickerer Ring um das Angesteuerte.

settings-heading = Einstellungen
settings-on = An
settings-off = Aus

settings-language-label = Sprache
settings-language-meaning = Alles wechselt sofort, auch in einer laufenden Partie.
settings-language-auto = System

settings-name-label = Dein Name
settings-name-meaning = Wird dir in einer neuen Partie für deinen Platz angeboten.
settings-name-empty = noch kein Name

settings-fullscreen-label = Vollbild
settings-fullscreen-meaning = { $key } schaltet jederzeit um.

settings-ui_scale-label = Größe von Text und Knöpfen
settings-ui_scale-meaning = Größer liest sich leichter, soweit das Fenster Platz hat.

settings-motion-label = Bewegung
settings-motion-meaning = „Sanft“ verzichtet auf Zierde; „keine“ zeigt nur das Ergebnis.
settings-motion-full = Voll
settings-motion-gentle = Sanft
settings-motion-none = Keine

settings-speed-label = Tempo
settings-speed-meaning = Wie schnell sich alles bewegt und wie rasch Computerspieler aufeinander folgen.

settings-volume_master-label = Gesamtlautstärke
settings-volume_master-meaning = Gilt für alles, was zu hören ist.

settings-volume_effects-label = Effekte
settings-volume_effects-meaning = Karten, Chips, Plättchen und Knöpfe.

settings-volume_music-label = Musik
settings-volume_music-meaning = Das Thema der Menüs; bei 0 % ist keines da.

settings-volume_ambience-label = Tischklang
settings-volume_ambience-meaning = Wonach jeder Tisch klingt, solange nichts geschieht: Sterne, Arena, Fjord oder Dachboden.

settings-background-label = Musik und Tischklang
settings-background-meaning = Beides zugleich, ohne die Lautstärken zu ändern; Effekte sind trotzdem zu hören.

settings-celebrations-label = Große Augenblicke
settings-celebrations-meaning = Wie Siege, seltene Taten und große Wendungen gefeiert werden. Nie länger als etwa eine Sekunde.
settings-celebrations-full = Groß
settings-celebrations-small = Klein
settings-celebrations-off = Aus

settings-mute-label = Stumm
settings-mute-meaning = Bringt alles zum Schweigen; { $key } schaltet jederzeit um.

settings-ai_seconds-label = Bedenkzeit
settings-ai_seconds-meaning = So lange darf Legende Nyx höchstens überlegen. Länger ist stärker.

settings-pace-label = Tempo der Computerspieler
settings-pace-meaning = Wie lange sie zögern und wie lange jeder ihrer Züge zu sehen bleibt.
settings-pace-brisk = Flott
settings-pace-calm = Ruhig
settings-pace-slow = Langsam

settings-hints-label = Tipps
settings-hints-meaning = Bietet in der Partie einen Knopf für Tipps an.

settings-coach-label = Fehlerwarnung
settings-coach-meaning = Wer dabei ist, das Spiel wegzuwerfen, wird einmal gefragt: wirklich?

settings-reactions-label = Nach Reaktionen fragen
settings-reactions-meaning = Wo man auf andere reagieren darf: jedes Mal, nur wenn es etwas bewirkt, oder nur kurz.
settings-reactions-always = Immer
settings-reactions-useful = Wenn’s zählt
settings-reactions-late = Nur kurz

settings-turn_table-label = Der Tisch dreht sich
settings-turn_table-meaning = Wo mehrere ohne Geheimnisse spielen, kommt nach vorn, wer am Zug ist.
settings-turn_table-turn = Ja
settings-turn_table-off = Er bleibt

settings-pages = Seiten
settings-search = Suchen
settings-nothing_found = Mit „{ $query }“ hat hier nichts zu tun.
settings-reset = Seite zurücksetzen
settings-restore = Doch nicht
settings-reset_done = { $page } ist wie am Anfang. „Doch nicht“ oder { $key } bringt deine Einstellungen zurück.

settings-section-play = Spiel
settings-section-look = Aussehen
settings-section-motion = Bewegung
settings-section-sound = Ton
settings-section-keys = Tasten
settings-section-language = Sprache
settings-section-files = Dateien

settings-place-open = Ordner zeigen
settings-place-copy = Pfad kopieren
settings-place-opened = Es liegt in { $folder }
settings-place-copied = Der Pfad liegt in der Zwischenablage.
settings-place-matches-label = Partien
settings-place-matches-meaning = Jede Partie ab ihrer ersten Entscheidung, je eine Datei; auch die weggelegten.
settings-place-decks-label = Decks
settings-place-decks-meaning = Deine eigenen Decks für Dust Collectorz, je eine Datei.
settings-place-pictures-label = Bilder
settings-place-pictures-meaning = Was du als Bild speicherst; der Ordner entsteht mit dem ersten.
settings-place-settings-label = Einstellungen
settings-place-settings-meaning = Eine Textdatei, die man ändern kann; ein unsinniger Wert kostet nur diesen einen Wert.
settings-place-reports-label = Berichte
settings-place-reports-meaning = Entstehen, wenn etwas kaputtgeht, ohne irgendjemandes Namen. Sie bleiben hier, bis du einen verschickst.
settings-place-logs-label = Protokoll
settings-place-logs-meaning = Was das Programm zuletzt notiert hat, um Fehler zu finden.
settings-place-portable-label = Alles mitnehmen
settings-place-portable-meaning = Liegt eine Datei namens „portable“ neben dem Programm, kommt all das dort in „herotable-data“.
