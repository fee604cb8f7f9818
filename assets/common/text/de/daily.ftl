### Die tägliche Partie: jeden Tag eine, für alle dieselbe.

daily-heading = Partie des Tages
daily-against = Du gegen { $names }
daily-new = Noch nicht gespielt
daily-missed = Nicht gespielt
daily-running = Angefangen
daily-over = Beendet
daily-won = Gewonnen!
daily-place = Platz { $place } von { $seats }
daily-about = Alle bekommen dieselben Karten und spielen nach den offiziellen Regeln. Ein Versuch zählt: nichts rückgängig, keine Tipps.
daily-about_over = Du kannst dein Ergebnis kopieren und verschicken oder diese Partie beliebig oft üben.
daily-about_missed = Dieser Tag ist vorbei. Üben kannst du seine Partie noch.
daily-barred = Du hast schon einen späteren Tag gespielt, deshalb zählt dieser nicht mehr. Üben kannst du ihn.
daily-play = Spielen
daily-resume = Weiterspielen
daily-watch = Wiederholung
daily-practise = Üben
daily-copy = Ergebnis kopieren
daily-copied = Ergebnis kopiert. Schick es Freunden: Ihr Herotable kann es prüfen.
daily-check = Ergebnis prüfen
daily-no_line = In der Zwischenablage ist kein Tagesergebnis. Kopiere die ganze Zeile mit allem ab HTD.
daily-month_before = Voriger Monat
daily-month_after = Nächster Monat
daily-other_edition = Diesen Tag hast du mit einer anderen Version von Herotable angefangen. Dort entschieden die Computerspieler anders, deshalb lässt er sich nicht fortsetzen und nicht vergleichen.
daily-title = Partie des Tages, { $day }
daily-practice = Übung, Partie vom { $day }
daily-saved = Die Partie des Tages wird nach jedem Zug gespeichert.
daily-no_code = Solange du spielst, gibt es hier keinen Partie-Code: Er würde verdeckte Karten verraten.
daily-pause = Partie des Tages: nichts rückgängig, keine Tipps
daily-shared = { $won ->
    [yes] Herotable, Partie des Tages, { $day }: { $game }, gewonnen in { $number } Zügen
   *[no] Herotable, Partie des Tages, { $day }: { $game }, Platz { $place } von { $seats } in { $number } Zügen
}
daily-check_title_running = Wird geprüft …
daily-check_title_proved = Das Ergebnis stimmt
daily-check_title_refused = Nicht bewiesen
daily-check_running = Die Partie wird nachgespielt, und ihre Computerspieler werden noch einmal gefragt.
daily-check_proved = Jeder Zug ist erlaubt, und jeder Computerspieler hat so entschieden wie hier.
daily-check_limits = Das beweist nicht, dass es der erste Versuch war oder dass niemand geholfen hat.
daily-check_lost = Die Computerspieler antworten nicht. Versuch es später noch einmal.
