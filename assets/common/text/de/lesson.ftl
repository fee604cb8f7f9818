### “Learn to play”: short guided games at the real table.

lesson-heading = Spielen lernen
lesson-about_all = Kurze Spiele am echten Tisch: Jeder Schritt sagt dir, was zu tun ist und warum. Du kannst jederzeit aufhören und später weitermachen.
lesson-tile = { $game }: { $state }
lesson-step = { $number } von { $count }
lesson-next = Weiter
lesson-end = Fertig
lesson-reading = Sieh es dir an, dann drück Weiter.
lesson-read_first = Sieh es dir erst an, dann drück „Weiter“.
lesson-not_now = „{ $move }“ ginge auch. Folg jetzt dem Pfeil: eins nach dem anderen.
lesson-first_step = Das ist der erste Schritt.
lesson-unsaved = Du musst nichts speichern: Die Lektion geht genau hier weiter.
lesson-kept = Die Lektion geht später genau hier weiter.
lesson-offer = Erst lernen
lesson-offer_note = Neu hier? Ein kurzes Lernspiel zeigt dir alles Schritt für Schritt.

lesson-state-new = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
lesson-state-under_way = Schritt { $number } von { $count }
lesson-state-done = Geschafft

lesson-tools-undo = Zurück
lesson-tools-hint = Zeigen
lesson-tools-log = Verlauf
lesson-tools-menu = Menü

lesson-about-undo = Einen Schritt zurück
lesson-about-hint = Zeigen, was du wählen sollst
lesson-about-log = Was bisher geschah
lesson-about-menu = Einstellungen, Regeln, von vorn, verlassen

lesson-done-heading = Gut gemacht!
lesson-done-text = Jetzt kannst du { $game } spielen. Der Rest ist Übung, und Tipps gibt es, wann immer du einen willst.
lesson-done-real = Richtig spielen
lesson-done-again = Lektion von vorn
lesson-done-leave = Zurück
