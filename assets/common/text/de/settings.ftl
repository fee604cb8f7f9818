### The settings: a label and a line about it for each.

settings-section-access = Bedienhilfen

settings-screen_reader-label = Vorleseprogramm
settings-screen_reader-meaning = Nennt deinem Vorleseprogramm Namen, Zustände und alles, was geschieht.

settings-copy_spoken-label = Sprache über die Zwischenablage
settings-copy_spoken-meaning = Kopiert Gesprochenes in die Zwischenablage, für Programme, die sie vorlesen.

settings-rumble-label = Vibration
settings-rumble-meaning = Der Controller vibriert, wenn du dran bist, bei unerlaubten Zügen und am Ende.
settings-captions-label = Untertitel
settings-captions-meaning = Zeigt Ereignisse und wichtige Töne als Text unter dem Tisch.

settings-high_contrast-label = Hoher Kontrast
settings-high_contrast-meaning = Ein schlichter dunkler Tisch, deckende Tafeln, helle Schrift und Ränder, ein dickerer Fokusring.

settings-heading = Einstellungen
settings-on = An
settings-off = Aus

settings-language-label = Sprache
settings-language-meaning = Wechselt sofort, auch mitten in einer Partie.
settings-language-auto = System

settings-name-label = Dein Name
settings-name-meaning = Steht in einer neuen Partie an deinem Platz.
settings-name-empty = noch kein Name

settings-face-label = Dein Gesicht
settings-face-meaning = Zeigt dich in einer neuen Partie.

settings-fullscreen-label = Vollbild
settings-fullscreen-meaning = { $key } schaltet jederzeit um.

settings-ui_scale-label = Größe von Text und Knöpfen
settings-ui_scale-meaning = Größer liest sich leichter, soweit das Fenster Platz hat.

settings-motion-label = Bewegung
settings-motion-meaning = „Sanft“ lässt Zierde weg, „Keine“ zeigt nur Ergebnisse.
settings-motion-full = Voll
settings-motion-gentle = Sanft
settings-motion-none = Keine

settings-speed-label = Tempo
settings-speed-meaning = Wie schnell sich alles bewegt und Computerspieler ziehen.

settings-volume_master-label = Gesamtlautstärke
settings-volume_master-meaning = Für alles, was du hörst.

settings-volume_effects-label = Effekte
settings-volume_effects-meaning = Karten, Chips, Plättchen und Knöpfe.

settings-volume_music-label = Musik
settings-volume_music-meaning = Die Musik der Menüs.

settings-volume_ambience-label = Tischklang
settings-volume_ambience-meaning = Wonach jeder Tisch klingt: Sterne, Arena, Fjord oder Dachboden.

settings-background-label = Musik und Tischklang
settings-background-meaning = Schaltet beides an oder aus. Effekte bleiben.

# what the program does when you win or something rare happens
settings-celebrations-label = Große Momente
settings-celebrations-meaning = Wie Siege, seltene Taten und große Wendungen gefeiert werden. Nie länger als etwa eine Sekunde.
settings-celebrations-full = Groß
settings-celebrations-small = Klein
settings-celebrations-off = Aus

settings-mute-label = Stumm
settings-mute-meaning = Schaltet allen Ton aus. { $key } schaltet jederzeit um.

settings-ai_seconds-label = Bedenkzeit
settings-ai_seconds-meaning = Wie lange Legende Nyx über einen Zug nachdenken darf. Länger ist stärker.

settings-ahead-label = Mitdenken
settings-ahead-meaning = Legende Nyx denkt auch nach, während du nachdenkst, mit dem, was sie sieht. Nur bei Netzstrom.

settings-pace-label = Tempo der Computerspieler
settings-pace-meaning = Wie lange sie warten und wie lange du jeden ihrer Züge siehst.
settings-pace-brisk = Flott
settings-pace-calm = Ruhig
settings-pace-slow = Langsam

# how much the table tells without being asked
settings-help-label = Hilfe am Tisch
settings-help-meaning = Voll: naheliegende Züge, Folgen und Chancen; solche Partien zählen als „mit Hilfe“. Folgen: nur, was sicher ist.
settings-help-full = Voll
settings-help-outcomes = Folgen
settings-help-none = Keine

settings-hints-label = Tipps
settings-hints-meaning = Zeigt in der Partie einen Knopf für Tipps.

settings-coach-label = Patzerwarnung
settings-coach-meaning = Fragt einmal nach, bevor du einen großen Fehler machst.
settings-review-label = Meine Fehler suchen
settings-review-meaning = Durchsucht deine beendeten Partien nach Fehlern zum Üben, solange du nichts tust und Netzstrom da ist.
settings-spoiler_free-label = Ende nicht verraten
settings-spoiler_free-meaning = Die Liste der Partien sagt nicht, wer gewonnen hat, und eine Wiederholung zeigt spätere Züge und Schlüsselmomente erst, wenn du am Ende warst.

# whether you are asked when you could react to another player’s turn
settings-reactions-label = Nach Reaktionen fragen
settings-reactions-meaning = Wenn du auf andere reagieren könntest: jedes Mal, nur wenn es zählt, oder nur kurz.
settings-reactions-always = Immer
settings-reactions-useful = Wenn’s zählt
settings-reactions-late = Nur kurz

settings-turn_table-label = Tisch drehen
settings-turn_table-meaning = Spielen mehrere ohne Geheimnisse, dreht sich der Tisch zu der Person, die dran ist.
settings-turn_table-turn = An
settings-turn_table-off = Aus

settings-pages = Seiten
settings-search = Suchen
settings-nothing_found = Keine Einstellung passt zu „{ $query }“.
settings-reset = Seite zurücksetzen
settings-restore = Doch nicht
settings-reset_done = { $page }: wieder Standard. „Doch nicht“ oder { $key } bringt deine Einstellungen zurück.

settings-section-play = Spiel
settings-section-look = Anzeige
settings-section-motion = Bewegung
settings-section-sound = Ton
settings-section-keys = Tasten
settings-section-pads = Controller
settings-section-language = Sprache
settings-section-files = Dateien
settings-section-plugins = Weitere Spiele

settings-data-label = Deine Daten
settings-data-meaning = Export, Import, wöchentliche Sicherung, abgeglichener Datenordner, alles löschen.
settings-data-open = Öffnen
settings-backups-label = Wöchentliche Sicherung
settings-backups-meaning = Sichert alles einmal pro Woche, während du weg bist. Sieben bleiben.
settings-place-open = Ordner zeigen
settings-place-copy = Pfad kopieren
settings-place-opened = Es liegt in { $folder }
settings-place-copied = Pfad kopiert.
settings-place-matches-label = Partien
settings-place-matches-meaning = Jede Partie ab ihrem ersten Zug, je eine Datei, auch gelöschte.
settings-place-pictures-label = Bilder
settings-place-pictures-meaning = Die Bilder, die du speicherst.
settings-place-settings-label = Einstellungen
settings-place-settings-meaning = Eine Textdatei, die du ändern kannst. Unsinnige Werte werden übergangen.
settings-place-reports-label = Absturzberichte
settings-place-reports-meaning = Entstehen, wenn etwas schiefgeht, ohne Namen. Sie bleiben hier, bis du einen verschickst.
settings-place-logs-label = Protokoll
settings-place-logs-meaning = Technische Notizen, um Fehler zu finden.
settings-place-portable-label = Alles mitnehmen
# “portable” and “herotable-data” are names of a file and a folder: leave them
settings-place-portable-meaning = Leg eine Datei namens „portable“ neben das Programm, dann kommt alles dort in „herotable-data“.
