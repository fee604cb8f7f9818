### The replay of a match, match codes, and “What if …”, which lets you try something beside a match.

replay-button = Wiederholung
replay-button_hint = Die Partie Zug um Zug ansehen
replay-place_short = { $number }/{ $all }
replay-place = Zug { $number } von { $all }
replay-place_round = Zug { $number } von { $all } · Runde { $round }

# whose cards are shown: everybody’s, or only those that everybody knows
replay-eyes-open = Alle Karten offen
replay-eyes-together = Was alle wissen

replay-tool-go_on = Ab hier
replay-tool-share = Teilen
replay-tool-list = Verlauf
replay-tool-hide_end = Verbergen
replay-tool-show_end = Zeigen
replay-tool-back = Zurück

replay-hint-go_on = Ab hier als neue Partie weiterspielen
replay-hint-share = Diesen Moment oder die ganze Partie teilen: als Clip, Bild oder Partie-Code
replay-hint-list = Verlauf länger oder kürzer
replay-hint-hide_end = Spätere Züge und Schlüsselmomente verbergen, bis du am Ende bist
replay-hint-show_end = Spätere Züge und Schlüsselmomente zeigen
replay-hint-back = Zurück
replay-hint-begin = An den Anfang
replay-hint-end = Ans Ende
replay-hint-before = Voriger Zug
replay-hint-after = Nächster Zug
replay-hint-play = Abspielen oder anhalten
replay-hint-mark_before = Vorige Runde, Schlüsselmoment oder Marke
replay-hint-mark_after = Nächste Runde, Schlüsselmoment oder Marke
replay-hint-bookmark = Marke setzen oder entfernen
replay-hint-eyes = Wessen Karten du siehst
replay-hint-speed = Tempo

replay-seats-title = Wer spielt weiter?
replay-seats-note = Ab Zug { $number }, als Kopie der Partie.
replay-seats-marked = Ab Zug { $number } von { $all }, mit demselben Glück. Deine alte Partie bleibt, wie sie ist, die neue trägt den Vermerk „mit Rücknahme“.
replay-seats-begin = Spielen
replay-seats-cancel = Abbrechen
replay-seats-named = { $game }, ab Zug { $number }

replay-code-title = Partie-Code kopieren?
replay-code-text = Die Partie läuft noch, und ihr Code verrät alles: verdeckte Karten und was noch gezogen wird. Kopierst du ihn, trägt die Partie den Vermerk „mit Rücknahme“.
replay-code-together = Die Partie läuft noch, und ihr Code verrät alles: verdeckte Karten und was noch gezogen wird. Wird er kopiert, trägt sie den Vermerk „mit Rücknahme“. Ist das in Ordnung für { $names }?
replay-code-yes = Partie-Code kopieren
replay-code-no = Abbrechen
replay-code-copied = Partie-Code kopiert ({ $number } Zeichen).

replay-pasted-title = Partie noch nicht zu Ende
replay-pasted-text = Diese Partie läuft noch. Züge bisher: { $number }.
replay-pasted-play = Weiterspielen
replay-pasted-watch = Ansehen
replay-pasted-cancel = Abbrechen
replay-pasted-button = Partie-Code öffnen
replay-pasted-hint = Partie-Code aus der Zwischenablage öffnen

replay-trial-agree_title = Etwas ausprobieren?
replay-trial-agree_text = Dabei können verdeckte Karten zu sehen sein. Ist das in Ordnung für { $names }?
replay-trial-agree_yes = Alle einverstanden
replay-trial-agree_no = Abbrechen
replay-trial-begun = Probier, was du willst: Deine Partie bleibt, wie sie ist.
replay-trial-return = Partie
replay-trial-return_hint = Zurück zu deiner Partie
replay-trial-kept = Als neue Partie behalten.
replay-trial-unsaved = Das ist nur ein Versuch. Willst du ihn behalten, wähle im Menü „Als neue Partie behalten“.
replay-trial-named = { $game }, was wäre, wenn nach Zug { $number }
replay-trial-begin = Hier hat dein Versuch begonnen.
replay-trial-marked = Du hast etwas Neues gesehen, oder andere haben gespielt: Deine Partie trägt jetzt den Vermerk „mit Rücknahme“.
replay-trial-returned = Zurück in deiner Partie, alles wie zuvor.
