### House rules: options of a game that depart from its rulebook. $rules is a list such as “Points to win: 12 points”.

house-heading = Hausregeln
house-table = { $game }, zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $seats }
}
house-done = Fertig
house-choose = Nehmen
house-chosen = Gewählt
house-official = Offiziell
house-by_rulebook = Alles wie in der Anleitung.
house-preset-official = Offizielle Regeln
house-preset-family = Familie
house-preset-long = Lange Partie
# the rules of a table that are no preset
house-preset-own = Eigene Regeln
house-rule = { $option }: { $value }
# $share and $last are percentages of victories, $range is an interval such as “48–57%”
house-balance-two = Wer beginnt, gewinnt { $share } ({ $range })
house-balance-more = Wer beginnt, gewinnt { $share } ({ $range }), wer als Letztes drankommt, { $last }
house-balance-teams = Das Team, das beginnt, gewinnt { $share } ({ $range })
house-turns = { $turns } Züge
house-turns_more = { $turns } Züge, { $share } mehr
house-turns_fewer = { $turns } Züge, { $share } weniger
# $player is a computer player, such as Knight Rowan
house-source = Gemessen in je { $matches } Partien, auf allen Plätzen { $player }; gezählt sind die Züge aller Plätze. In Klammern: 95-%-Intervall. Wo keine Zahlen stehen, ist nichts gemessen.
house-unmeasured = Für diese Runde ist noch nichts gemessen.
house-counts = Partien mit Hausregeln zählen nicht für Statistik, Spielstärke und Erfolge. Tagespartie und Rätsel folgen den offiziellen Regeln.
house-not_counted = Hausregeln ({ $rules }): Diese Partie zählt nicht für Statistik, Spielstärke und Erfolge.
