lesson-heading = Spielen lernen
lesson-about_all = Kurze Spiele am echten Tisch: Jeder Schritt sagt, was zu tun ist und warum. Geh, wann du willst, es geht dort weiter.
lesson-tile = { $game }: { $state }
lesson-step = { $number } von { $count }
lesson-next = Weiter
lesson-end = Fertig
lesson-reading = Schau es dir an, dann geht es weiter.
lesson-read_first = Hier gibt es jetzt nur etwas anzusehen. Mit „Weiter“ geht es voran.
lesson-not_now = „{ $move }“ wäre auch erlaubt. Nimm hier, was der Pfeil zeigt: eins nach dem anderen.
lesson-first_step = Das ist der erste Schritt.
lesson-unsaved = Hier muss nichts gespeichert werden: Die Lektion geht weiter, wo du aufgehört hast.
lesson-kept = Beim nächsten Mal geht die Lektion hier weiter.
lesson-offer = Erst lernen
lesson-offer_later = Neu hier? „Spielen lernen“ auf dem Titel zeigt das Spiel Schritt für Schritt.

lesson-state-new = { $count } Schritte
lesson-state-under_way = Schritt { $number } von { $count }
lesson-state-done = Geschafft

lesson-tools-undo = Zurück
lesson-tools-hint = Zeigen
lesson-tools-log = Verlauf
lesson-tools-menu = Menü

lesson-about-undo = Einen Schritt zurück
lesson-about-hint = Wählt aus, was gemeint ist
lesson-about-log = Was geschehen ist
lesson-about-menu = Einstellungen, Regeln, von vorn, verlassen

lesson-done-heading = Gut gemacht!
lesson-done-text = Du hast alles gespielt, was { $game } ausmacht. Der Rest ist Übung, und Tipps gibt es, wann immer du einen willst.
lesson-done-real = Jetzt richtig spielen
lesson-done-again = Die Lektion noch einmal
lesson-done-leave = Zurück
