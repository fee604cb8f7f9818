statistics-button = Statistik
statistics-heading = Statistik
statistics-empty = Noch ist nichts gezählt. Spiel eine Partie zu Ende, und hier beginnt ihre Geschichte: wie oft du gewinnst, gegen wen, von welchem Platz aus, und wie sich dein Spiel mit der Zeit ändert.
statistics-play = Spielen
statistics-export = Als Tabelle
statistics-exported = Die Tabelle liegt in { $file }
statistics-reset = Zurücksetzen
statistics-restore = Zurückholen
statistics-reset_heading = Statistik zurücksetzen?
statistics-reset_text = Die Partien selbst bleiben. Was du zurücksetzt, lässt sich mit { $key } zurückholen, bis wieder etwas zurückgesetzt wird.
statistics-reset_game = Nur { $game }
statistics-reset_all = Alles, von allen Spielen
statistics-gone = { $number ->
    [one] { $number } Partie weggelegt. „Zurückholen“ oder { $stroke } macht das rückgängig.
   *[other] { $number } Partien weggelegt. „Zurückholen“ oder { $stroke } macht das rückgängig.
}
statistics-came_back = { $number ->
    [one] { $number } Partie ist wieder da.
   *[other] { $number } Partien sind wieder da.
}
statistics-legend = gestrichelt: gleich Starke · Klammer: so hoch ist die Quote sehr wahrscheinlich
statistics-all = Alle
statistics-people = Menschen
statistics-seats = { $number } am Tisch
statistics-with_help = Mit Hilfe
statistics-without_help = Ohne Hilfe
statistics-day = %d.%m.%Y
statistics-of = { $wins } von { $matches } gewonnen
statistics-won = Gewonnen
statistics-lost = Verloren: Platz { $place }
statistics-helped = mit Hilfe
statistics-recent = Von den letzten { $matches }: { $wins } gewonnen, { $share }
statistics-likely = Die Quote liegt sehr wahrscheinlich bei { $range }
statistics-even = Gleich Starke gewännen { $share }
statistics-loss_of = { $loss } je Zug, im Mittel von { $number }
statistics-no_analysis = noch keine Analyse
statistics-analysed = { $number ->
    [one] je Zug, in { $number } Analyse
   *[other] je Zug, in { $number } Analysen
}

statistics-filter-person = Wer
statistics-filter-game = Spiel
statistics-filter-table = Tisch
statistics-filter-rival = Stärkster Gegner
statistics-filter-helped = Tipps und Zurücknehmen

statistics-matches-label = Partien
statistics-matches-about = { $number } gewonnen

statistics-rate-label = Siege
statistics-rate-about = wohl { $range }

statistics-unhelped-label = Siege ohne Hilfe
statistics-unhelped-about = aus { $number }, also { $share }

statistics-streak-label = Siege in Folge
statistics-streak-about = längste Serie: { $number }

statistics-place-label = Platz
statistics-place-about = im Mittel

statistics-length-label = Länge
statistics-length-about = Züge je Partie

statistics-loss-label = Verlust an Aussichten

statistics-plot-trend = Im Lauf der Zeit
statistics-plot-trend_legend = Siege der letzten zehn · hoch: gewonnen · kurz: verloren · Kerbe: mit Hilfe
statistics-plot-level = Nach stärkstem Gegner
statistics-plot-order = Nach Reihenfolge
statistics-plot-loss = Verlust an Aussichten
statistics-plot-loss_legend = je Zug · gestrichelt: Mittel
statistics-plot-no_loss = Sieh dir eine Partie mit „Analyse“ noch einmal an; hier steht dann, was deine Züge im Mittel gekostet haben.

statistics-order-1 = Zuerst
statistics-order-2 = Als 2.
statistics-order-3 = Als 3.
statistics-order-4 = Als 4.
statistics-order-5 = Als 5.
statistics-order-6 = Als 6.

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
statistics-column-takebacks = Zurückgenommen
statistics-column-hints = Tipps
statistics-column-judged = Beurteilte Züge
statistics-column-loss = Verlust an Aussichten je Zug, in %
statistics-column-yes = ja
statistics-column-no = nein
