replay-button = Wiederholung
replay-button_hint = Die Partie Zug um Zug ansehen
replay-place_short = { $number }/{ $all }
replay-place = Zug { $number } von { $all }
replay-place_round = Zug { $number } von { $all } · Runde { $round }

replay-eyes-open = Alle Karten offen
replay-eyes-together = Was alle wissen

replay-tool-go_on = Ab hier
replay-tool-code = Code
replay-tool-list = Verlauf
replay-tool-back = Zurück

replay-hint-go_on = Von hier an als eigene Partie weiterspielen
replay-hint-code = Die ganze Partie als Code kopieren
replay-hint-list = Mehr vom Verlauf oder weniger
replay-hint-back = Zurück (Esc)
replay-hint-begin = An den Anfang (Pos1)
replay-hint-end = Ans Ende (Ende)
replay-hint-before = Einen Zug zurück (←)
replay-hint-after = Einen Zug weiter (→)
replay-hint-play = Von selbst abspielen oder anhalten (Leertaste)
replay-hint-mark_before = Zurück zur vorigen Runde, Wende oder Marke
replay-hint-mark_after = Weiter zur nächsten Runde, Wende oder Marke
replay-hint-bookmark = Hier eine Marke setzen oder wegnehmen
replay-hint-eyes = Wessen Karten man sieht
replay-hint-speed = Wie schnell es abläuft

replay-seats-title = Wer spielt weiter?
replay-seats-note = Nach Zug { $number }. Die Partie ist eine eigene Kopie.
replay-seats-marked = Nach Zug { $number } von { $all }, mit demselben Glück. Die alte Partie bleibt, wie sie ist; die neue zählt als eine mit Rücknahmen.
replay-seats-begin = Spielen
replay-seats-cancel = Abbrechen
replay-seats-named = { $game }, weiter nach Zug { $number }

replay-code-title = Den Code kopieren?
replay-code-text = Die Partie läuft noch, und ihr Code enthält alles: auch verdeckte Karten und was noch gezogen wird. Kopierst du ihn, zählt die Partie als eine mit Rücknahmen.
replay-code-together = Die Partie läuft noch, und ihr Code enthält alles: auch verdeckte Karten und was noch gezogen wird. Wird er kopiert, zählt die Partie als eine mit Rücknahmen. Sind alle einverstanden: { $names }?
replay-code-yes = Code kopieren
replay-code-no = So lassen
replay-code-copied = Der Code der ganzen Partie liegt in der Zwischenablage ({ $number } Zeichen).

replay-pasted-title = Eine laufende Partie
replay-pasted-text = Der Code enthält eine Partie, die noch nicht zu Ende ist. Züge bisher: { $number }.
replay-pasted-play = Weiterspielen
replay-pasted-watch = Ansehen
replay-pasted-cancel = Abbrechen
replay-pasted-button = Code öffnen
replay-pasted-hint = Die Partie öffnen, deren Code in der Zwischenablage liegt

replay-trial-agree_title = Etwas ausprobieren?
replay-trial-agree_text = Ein Versuch kann Verdecktes zeigen. Sind alle einverstanden: { $names }?
replay-trial-agree_yes = Alle einverstanden
replay-trial-agree_no = So lassen
replay-trial-begun = Probier, was du willst: Nichts davon geschieht in der Partie.
replay-trial-return = Partie
replay-trial-return_hint = Zurück zur Partie, wie sie war (Esc)
replay-trial-kept = Als eigene Partie behalten.
replay-trial-unsaved = Das ist nur ein Versuch. Im Menü lässt er sich als eigene Partie behalten.
replay-trial-named = { $game }, ein Versuch nach Zug { $number }
replay-trial-begin = Hier hat der Versuch begonnen.
replay-trial-marked = Der Versuch hat etwas gezeigt, oder andere haben gezogen: Die Partie zählt nun als eine mit Rücknahmen.
replay-trial-returned = Alles ist, wie es war.
