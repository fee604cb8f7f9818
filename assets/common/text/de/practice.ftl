### Practice: mistakes of past matches, to be solved again.

practice-heading = Meine Fehler
practice-button = Üben
# the hint of the button that leaves a mistake
practice-back_hint = Zurück zu deinen Fehlern
practice-due = { $number ->
    [one] Heute 1 Fehler zu wiederholen
   *[other] Heute { $number } Fehler zu wiederholen
}
practice-nothing_due = Für heute ist alles wiederholt. Gut gemacht!
practice-none = Noch keine Fehler
practice-about = Jeder Fehler kommt nach 1, 3, 7 und 21 Tagen wieder. Nach drei richtigen Antworten in Folge beherrschst du ihn.
practice-left = { $number ->
    [one] Noch 1 beendete Partie durchzusehen. Das geschieht, während du weg bist.
   *[other] Noch { $number } beendete Partien durchzusehen. Das geschieht, während du weg bist.
}
practice-off = Die Fehlersuche ist aus. Du kannst sie in den Einstellungen einschalten.
practice-state_none = nichts zu üben
practice-state = { $due } fällig · { $mastered } von { $whole } beherrscht
practice-all_themes = Alle Fehler
# a recurring reason why another move was better; $reason as in “scores more points”
practice-theme = { $game }: Der bessere Zug { $reason } ({ $number })
practice-start = Los
practice-changed = Diese Partie hat sich seit der Durchsicht geändert, darum lässt sich einer ihrer Fehler nicht zeigen.
# what is said before a line is shown: the best one, or the answer in a deal where it fails
practice-watching = So könnte es mit dem besten Zug weitergehen.
practice-failing = Hier geht dein Zug schief.
practice-again = Noch einmal
practice-watch = Besten Weg zeigen
practice-show_failing = Zeigen, wo er scheitert
# while they are looked at, and then; a deal is how the hidden cards may lie, $cost a chance to win such as 10%
practice-deals_pending = Die Verteilungen, die zu deinem Wissen passen, werden geprüft …
practice-deals = In { $fails } von { $deals } Verteilungen, die zu deinem Wissen passen, kostet dieser Zug { $cost } oder mehr.
practice-next = Nächster Fehler
practice-done = Fertig
practice-mastered = Beherrscht: dreimal in Folge richtig.
practice-grade-best = Der beste Zug!
practice-grade-excellent = Ausgezeichnet
practice-grade-good = Guter Zug
practice-grade-inaccuracy = Ungenau
practice-grade-mistake = Fehler
practice-grade-blunder = Patzer
practice-grade-unknown = Nicht zu bewerten
