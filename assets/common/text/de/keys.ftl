### Key bindings: names of keys, and what each key does.

# what keys do; in a list, and in quotes within sentences
keys-command-tell_state = den Spielstand vorlesen
keys-command-tell_focus = vorlesen, was angewählt ist

keys-none = keine Taste
keys-quoted = „{ $name }“
keys-press = Taste drücken …
keys-empty = wählen …
keys-listening = Drück die neue Taste. Esc bricht ab.
keys-back = Zurück zum Standard: { $keys }
keys-set = { $command }: { $key }

# names of keys as they are printed on a keyboard
keys-named-ctrl = Strg
keys-named-alt = Alt
keys-named-shift = Umschalt
keys-named-enter = Eingabe
keys-named-esc = Esc
keys-named-tab = Tab
keys-named-space = Leertaste
keys-named-left = Links
keys-named-right = Rechts
keys-named-up = Hoch
keys-named-down = Runter
keys-named-home = Pos1
keys-named-end = Ende
keys-named-pageup = Bild auf
keys-named-pagedown = Bild ab
keys-named-insert = Einfg
keys-named-delete = Entf
keys-named-backspace = Rücktaste
keys-named-pause = Pause
keys-named-plus = Plus

keys-refused-reserved = { $key } brauchst du überall zum Bewegen. Wähle eine andere Taste.
keys-refused-digit = Ziffern drücken die nummerierten Knöpfe. Mit Strg oder Alt sind sie frei.
keys-refused-typed = Das gilt auch beim Tippen: Nimm eine F-Taste, oder Strg oder Alt mit einer anderen.
keys-refused-unknown = Diese Taste kennt Herotable nicht. Wähle eine andere.

keys-taken-title = { $key } ist schon vergeben
keys-taken-text = { $key } steht für { $others }.
keys-taken-swap = Tauschen
keys-taken-take = Neu belegen
keys-taken-leave = Abbrechen

# where keys work
keys-context-everywhere = Überall
keys-context-match = Am Tisch
keys-context-analysis = Analyse
keys-context-result = Ergebnis
keys-context-replay = Wiederholung
keys-context-load = Liste der Partien
keys-context-title = Titel
keys-context-statistics = Statistik
keys-context-settings = Einstellungen
keys-context-rules = Regeln

keys-command-fullscreen = Vollbild
keys-command-mute = stumm
keys-command-background = Musik und Tischklang an und aus
keys-command-menu = Menü öffnen oder schließen
keys-command-undo = rückgängig
keys-command-redo = wiederholen
keys-command-hint = Tipp: wo, was, warum
keys-command-why = warum dieser Zug?
keys-command-log = Verlauf
keys-command-hurry = Computerspieler sofort ziehen lassen
keys-command-recap = noch einmal zeigen, was seit deinem Zug geschah
keys-command-pause = Pause, wenn nur Computerspieler spielen
keys-command-rules = Regeln
keys-command-keys = Tastenbelegung
keys-command-save = speichern
keys-command-copy_log = Partie-Code oder offenen Verlauf kopieren
keys-command-analysis_try = diesen Moment noch einmal
keys-command-analysis_open = alle Karten offen oder nicht
keys-command-analysis_save = Bild speichern
keys-command-analysis_watch = Wiederholung der Partie
keys-command-result_watch = Wiederholung der Partie
keys-command-result_copy = Partie-Code kopieren
keys-command-replay_mark_before = vorige Marke oder Runde
keys-command-replay_mark_after = nächste Marke oder Runde
keys-command-replay_slower = langsamer
keys-command-replay_faster = schneller
keys-command-replay_bookmark = Marke setzen oder entfernen
keys-command-replay_eyes = wessen Karten du siehst
keys-command-replay_log = Verlauf länger oder kürzer
keys-command-replay_spoilers = Ende verbergen oder zeigen
keys-command-replay_go_on = ab hier weiterspielen
keys-command-replay_copy = Partie-Code kopieren
keys-command-load_watch = Wiederholung der Partie
keys-command-load_paste = Partie-Code aus der Zwischenablage öffnen
keys-command-load_find = Partien durchsuchen
keys-command-load_analyse = Partie analysieren
keys-command-load_delete = Partie löschen
keys-command-load_restore = Partie zurückholen
keys-command-play_at_once = schnelles Spiel (auf einer Schachtel)
keys-command-paste_code = Partie-Code aus der Zwischenablage öffnen
keys-command-statistics_restore = Statistik zurückholen
keys-command-settings_restore = Zurücksetzen einer Seite aufheben
keys-command-rules_find = in den Regeln suchen
keys-command-rules_next = nächste Fundstelle
keys-command-rules_before = vorige Fundstelle
