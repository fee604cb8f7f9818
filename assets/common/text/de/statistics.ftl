### The statistics: how often a person wins, against whom, and how well they play.
### $share, $range and $loss are percentages.

statistics-button = Statistik
statistics-heading = Statistik
statistics-empty = Noch ist hier nichts. Spiel eine Partie zu Ende, und du siehst, wie oft du gewinnst, gegen wen, von welchem Platz aus und wie sich dein Spiel verbessert. Partien mit Hausregeln zählen nicht mit.
statistics-play = Spielen
statistics-export = Als Tabelle
statistics-exported = Tabelle gespeichert: { $file }
statistics-reset = Zurücksetzen
statistics-restore = Zurückholen
statistics-reset_heading = Statistik zurücksetzen?
statistics-reset_text = Deine Partien bleiben. { $key } holt die Statistik zurück, bis du wieder etwas zurücksetzt.
statistics-reset_game = Nur { $game }
statistics-reset_all = Alle Spiele
statistics-gone = { $number ->
    [one] { $number } Partie entfernt. „Zurückholen“ oder { $shortcut } bringt sie wieder.
   *[other] { $number } Partien entfernt. „Zurückholen“ oder { $shortcut } bringt sie wieder.
}
statistics-came_back = { $number ->
    [one] { $number } Partie ist wieder da.
   *[other] { $number } Partien sind wieder da.
}
statistics-legend = nur offizielle Regeln · gestrichelt: gleich Starke · in Klammern: 95-%-Intervall
statistics-all = Alle
statistics-people = Menschen
statistics-seats = { $number } Personen
# $mode is a way to play, such as Team
statistics-table_of = { $mode } · { $number } Personen
statistics-with_help = Mit Hilfe
statistics-without_help = Ohne Hilfe
# the heading of a point in a chart
statistics-match_of = { $date } · { $game }
statistics-outcome = { $won ->
    [yes] { $helped ->
        [yes] Gewonnen (mit Hilfe)
       *[no] Gewonnen
    }
   *[no] { $helped ->
        [yes] Verloren: Platz { $place } (mit Hilfe)
       *[no] Verloren: Platz { $place }
    }
}
# $name is a rival or a place in turn order
statistics-rate_of = { $name }: { $share } ({ $wins } von { $matches } gewonnen)
statistics-recent = Letzte { $matches } Partien: { $wins } gewonnen, { $share }
statistics-likely = 95-%-Intervall: { $range }
statistics-even = Gleich Starke würden { $share } gewinnen
statistics-loss_of = { $number ->
    [one] { $loss } verloren bei { $number } Zug
   *[other] { $loss } je Zug verloren, bei { $number } Zügen
}
statistics-no_analysis = noch keine Analyse
statistics-analysed = { $number ->
    [one] je Zug, in { $number } Analyse
   *[other] je Zug, in { $number } Analysen
}

statistics-filter-person = Wer
statistics-filter-game = Spiel
statistics-filter-table = Tisch
statistics-filter-rival = Stärkster Gegner
statistics-filter-helped = Tipps und Rücknahmen

# key figures: a label, a large number (not here), and a line below it
statistics-matches-label = Partien
statistics-matches-about = { $number } gewonnen

statistics-rate-label = Siege
statistics-rate-about = 95 %: { $range }

statistics-unhelped-label = Siege ohne Hilfe
statistics-unhelped-about = von { $number }: { $share }

statistics-streak-label = Siegesserie
statistics-streak-about = längste: { $number }

statistics-place-label = Platz
statistics-place-about = im Schnitt

statistics-length-label = Länge
statistics-length-about = Züge je Partie

statistics-loss-label = Verlorene Chancen

statistics-plot-trend = Im Lauf der Zeit
statistics-plot-trend_legend = Siege der letzten zehn · hoch: gewonnen · kurz: verloren · Kerbe: mit Hilfe
statistics-plot-level = Nach stärkstem Gegner
statistics-plot-order = Nach Reihenfolge
statistics-plot-loss = Verlorene Chancen
statistics-plot-loss_legend = je Zug · gestrichelt: Schnitt
statistics-plot-no_loss = Analysier eine Partie, und hier steht, was deine Züge im Schnitt kosten.

statistics-order-1 = Zuerst
statistics-order-2 = Als 2.
statistics-order-3 = Als 3.
statistics-order-4 = Als 4.
statistics-order-5 = Als 5.
statistics-order-6 = Als 6.

# columns of the exported table
statistics-column-date = Datum
statistics-column-person = Wer
statistics-column-game = Spiel
statistics-column-table = Tisch
statistics-column-rivals = Die anderen
statistics-column-strongest = Stärkster Gegner
statistics-column-turn = Reihenfolge
statistics-column-place = Platz
statistics-column-won = Gewonnen
statistics-column-decisions = Züge
statistics-column-takebacks = Rücknahmen
statistics-column-hints = Tipps
statistics-column-judged = Bewertete Züge
statistics-column-loss = Verlorene Chancen je Zug, in %
statistics-column-yes = ja
statistics-column-no = nein
