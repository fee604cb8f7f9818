### At the table, whatever the game: buttons, menu, hints, notices.

match-undo_none = Nichts rückgängig zu machen.
match-redo_none = Nichts zu wiederholen.
match-undone_marked = Rückgängig gemacht. Die Partie trägt jetzt den Vermerk „mit Rücknahme“.
match-round = Runde { $round }
match-pause = Pause
match-go_on = Weiter
match-react = Reagiert jemand? Drück dafür eine Taste.
match-look_first = Erst meine Karten zeigen
match-paused = Pause
# $number of moves that are not shown as buttons
match-more = Weitere Züge ({ $number }) …
match-page = Mehr … ({ $page } von { $pages })
match-pass_on = Weiter an { $name }
match-looked = Das sieht nur { $name }.
match-result = Ergebnis zeigen
match-lost = Ein Computerspieler musste neu starten. Deine Partie geht weiter.
# ein fremdes Programm ($name), das nicht weiterspielen kann
match-replaced-missing = { $name } lässt sich nicht starten. Ein Computerspieler übernimmt.
match-replaced-died = { $name } ist unerwartet beendet worden. Ein Computerspieler übernimmt.
match-replaced-silent = { $name } antwortet nicht. Ein Computerspieler übernimmt.
match-replaced-slow = { $name } braucht zu lange. Ein Computerspieler übernimmt.
match-replaced-nonsense = { $name } gibt eine Antwort, die kein Zug ist. Ein Computerspieler übernimmt.
match-replaced-illegal = { $name } will einen Zug machen, der nicht erlaubt ist. Ein Computerspieler übernimmt.
match-replaced-endless = { $name } wiederholt endlos dieselben Züge. Ein Computerspieler übernimmt.
match-not_now = Du bist nicht dran: { $name } ist am Zug.
match-not_yet = Moment: Die letzten Züge werden noch gezeigt.
match-astray = Hier passt das nicht hin. Beim Ziehen leuchtet, wohin es kann.
match-over = Das Spiel ist zu Ende.
match-muted = Ton aus ({ $key }).
match-unmuted = Ton an.
match-first_pass = Gib den Bildschirm erst weiter.

match-tools-recap = Seit deinem Zug
# the same where there is little room
match-tools-recap_short = Rückblick
match-tools-recap_key = Noch einmal zeigen, was seit deinem Zug geschah
match-tools-undo = Zurück
match-tools-redo = Vor
match-tools-hint = Tipp
match-tools-log = Verlauf
match-tools-menu = Menü
match-tools-undo_key = Rückgängig
match-tools-redo_key = Wiederholen
match-tools-hint_key = Tipp: erst wo, dann der Zug, dann warum
match-tools-log_key = Was bisher geschah
match-tools-menu_key = Menü

match-thinking-name = { $name } überlegt …
match-thinking-now = Jetzt ziehen

# a hint in three steps: where to look, the move, the reason; $key is the key for hints
match-advice-thinking = Ein Tipp wird gesucht …
match-advice-failed = Diesmal kein Tipp. Versuch es noch einmal.
match-advice-look = Schau zuerst hierhin. Noch einmal { $key }: der Zug.
match-advice-move = Tipp: { $move }. Noch einmal { $key }: warum.
match-advice-why = Tipp: { $move }.
match-advice-button = Dafür brauchst du nichts vom Tisch. Noch einmal { $key }: der Zug.

# $names are several people at one screen
match-agree-title = Rückgängig machen?
match-agree-text = Dieser Zug hat etwas aufgedeckt, oder andere haben seither gespielt. Ist das in Ordnung für { $names }?
match-agree-yes = Alle einverstanden
match-agree-no = Abbrechen

match-menu-title = Pause
match-menu-head-match = Partie
match-menu-head-back = Rückblick
match-menu-head-help = Hilfe
match-menu-head-leave = Verlassen
match-menu-resume = Weiterspielen
match-menu-save = Speichern
match-menu-save_as = Speichern unter …
match-menu-watch = Bisheriges ansehen
match-menu-try_out = Was wäre, wenn …
match-menu-try_out_over = Die Partie ist zu Ende.
match-menu-try_out_watched = Du schaust nur zu.
match-menu-code = Partie-Code kopieren
match-menu-trial_back = Versuch beenden
match-menu-trial_keep = Als neue Partie behalten
match-menu-coach_on = Patzerwarnung: an
match-menu-coach_off = Patzerwarnung: aus
match-menu-settings = Einstellungen
match-menu-rules = Regeln
match-menu-new = Neues Spiel
match-menu-keys = Tastenbelegung
match-menu-leave = Zum Hauptmenü
match-menu-lesson_restart = Lektion von vorn
match-menu-lesson_leave = Lektion verlassen
match-menu-marked = Mit Rücknahme

match-save-done = Gespeichert.
match-save-title = Speichern unter
match-save-name = Name der Partie
match-save-ok = Speichern
match-save-cancel = Abbrechen
match-save-default = { $game }, { $names }
match-save-failed = „{ $match }“ ließ sich nicht speichern. { $reason }

match-unsaved-title = Nicht gespeichert
match-unsaved-again = Noch einmal versuchen
match-unsaved-code = Partie-Code kopieren
match-unsaved-leave = Trotzdem verlassen
match-unsaved-stay = Hierbleiben

match-log-title = Verlauf
match-log-all = Alle
match-log-empty = Noch ist nichts geschehen.
match-log-copied = Verlauf kopiert.
match-log-no_clipboard = Die Zwischenablage ist nicht erreichbar.
match-log-foot = Mausrad: blättern · Klick: warum? · { $copy }: kopieren · { $log }: zu

# the list of keys: very little room
match-keys-title = Tastenbelegung
match-keys-close = Zurück
match-keys-change = Tasten ändern
match-keys-name-arrows = Pfeile
match-keys-name-look = Umschalt+Pfeile
match-keys-name-tab = Tab
match-keys-name-enter = Eingabe
match-keys-name-digits = 1 – 9
match-keys-name-values = 0 – 9
match-keys-name-space = Leertaste
match-keys-name-escape = Esc
match-keys-name-click = Doppelklick
match-keys-name-right = Rechtsklick
match-keys-name-drag = Ziehen
match-keys-does-arrows = von Stück zu Stück
match-keys-does-look = auch zu dem, was man nur ansehen kann
match-keys-does-tab = nächste Gruppe von Stücken oder Knöpfen
match-keys-does-enter = wählen; bestätigen
match-keys-does-digits = die Knöpfe unten rechts
match-keys-does-values = Sets nach Wert (0: auch 10), sonst Knöpfe
match-keys-does-space = genau ansehen; Bewegung überspringen
match-keys-does-escape = abwählen; schließen; Menü
match-keys-does-click = wählen und gleich spielen
match-keys-does-right = abwählen
match-keys-does-drag = Stücke an ihren Ort ziehen
