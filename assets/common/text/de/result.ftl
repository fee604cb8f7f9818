### The end of a match.

# $you: whether the one person at the screen has won; $count winners in all; $names are the others
result-won = { $you ->
    [yes] { $count ->
        [1] Du gewinnst!
       *[other] Du und { $names } gewinnt!
    }
   *[no] { $count ->
        [1] { $names } gewinnt
       *[other] { $names } gewinnen
    }
}
result-drawn = Unentschieden
result-points = Wertung
result-turn = Letzter Zug
result-best = Dein bester Moment
result-best-looking = Die Partie wird durchgesehen … { $share } %
result-best-asks = Die Analyse zeigt deinen besten Moment.
result-best-none = Kein einzelner Zug ragt heraus.
# $before and $after are chances to win: "52%"
result-chance = { $before } auf { $after } Gewinnchance
result-moment = Zug { $number } ansehen
result-again = Noch einmal
result-again_challenge = Dieselbe Challenge von vorn
result-again_note = Gleiche Gegner, neu gemischt
result-analyse = Analysieren
result-analyse_note = { $count ->
    [1] Der einzige Zug
   *[other] Alle { $count } Züge
}
result-review = Fehler ansehen
result-review_note = Was besser gewesen wäre
# $mistakes and $blunders are counts, $all their sum
result-review_count = { $all ->
    [0] Keine Fehler
   *[other] { $mistakes ->
        [0] { $blunders ->
            [1] 1 Patzer
           *[other] { $blunders } Patzer
        }
        [1] { $blunders ->
            [0] 1 Fehler
            [1] 1 Fehler, 1 Patzer
           *[other] 1 Fehler, { $blunders } Patzer
        }
       *[other] { $blunders ->
            [0] { $mistakes } Fehler
            [1] { $mistakes } Fehler, 1 Patzer
           *[other] { $mistakes } Fehler, { $blunders } Patzer
        }
    }
}
result-review_none = Du hast in dieser Partie keine Fehler gemacht.
result-look = Tisch
result-share = Teilen
result-title = Hauptmenü
