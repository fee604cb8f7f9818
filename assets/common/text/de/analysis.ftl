### The analysis of a finished match, and trying a moment of it again.
### Percentages are chances to win. They are all written with analysis-percent.

# $number may be a number, a difference such as −12, or a range such as 35–62
analysis-percent = { $number } %

analysis-button = Analyse
analysis-button_hint = Wie die Chancen standen und was besser gewesen wäre
analysis-unfinished = Spiel die Partie erst zu Ende, dann kannst du sie analysieren.
analysis-heading = Analyse
analysis-eyes = Wessen Partie du ansiehst
# who sees which cards; a switch with two positions
analysis-as_seen = { $name ->
    [you] Wie du es sahst
   *[other] Wie { $name } es sah
}
analysis-open_cards = Alle Karten offen
analysis-cards_hint = Bewertet nach dem, was man damals wusste, oder mit allen Karten offen
# what the axis of the chart counts
analysis-rounds = Runde
analysis-decisions = Zug
analysis-decision = Zug { $number }
# beside a progress bar, very little room; $share is a percentage
analysis-working = { $share } analysiert
analysis-list = { $name ->
    [you] Deine Züge
   *[other] Züge von { $name }
}
analysis-trials = Schlüsselmomente
# $number is the key to press
analysis-trial_hint = Diesen Moment noch einmal spielen ({ $number })
analysis-no_trials = Kein Zug hat viel gekostet. Gut gespielt!
analysis-soon = Die Schlüsselmomente erscheinen, wenn die Analyse fertig ist.
analysis-waiting = Noch nicht analysiert …
# $verdict is one of the marks below, $cost such as −12%
analysis-lost = { $verdict }: { $cost }
analysis-better = Besser: { $move } ({ $best } statt { $played })
analysis-as_good = Genauso gut: { $move } ({ $best })
analysis-did = { $name ->
    [you] Du: { $move }
   *[other] { $name }: { $move }
}
analysis-table = Der Tisch in diesem Moment
analysis-table_hint = Den Tisch in diesem Moment zeigen
analysis-again = Noch einmal
analysis-save = Bild speichern
analysis-saved = Bild gespeichert: { $file }
analysis-try_status = Was würdest du hier spielen?
analysis-try_thinking = Dein Zug wird geprüft …
analysis-try_back = Zurück zur Analyse
analysis-unsaved = Das ist nur ein Versuch. Die beendete Partie bleibt, wie sie ist.
analysis-you_did = Du hast gespielt: { $move }
analysis-chance_now = Deine Chancen: { $played }, mit dem besten Zug { $best }
analysis-then = In der Partie: { $move } ({ $played })
analysis-same_then = Das hast du auch in der Partie gespielt.
analysis-once_more = Noch einmal
analysis-to_analysis = Zur Analyse

# verdicts on a move
analysis-mark-best = Bester Zug
analysis-mark-good = Gut
analysis-mark-doubtful = Ungenau
analysis-mark-mistake = Fehler
analysis-mark-blunder = Patzer
analysis-mark-settled = Entschieden
analysis-mark-unknown = Ohne Urteil

analysis-why_not-settled = Die Partie war schon entschieden.
analysis-why_not-unknown = Dieser Zug lässt sich nicht bewerten.

# the headline after you have tried a moment again
analysis-tried-best = Besser geht es nicht!
analysis-tried-good = Gut gespielt
analysis-tried-doubtful = Ungenau
analysis-tried-mistake = Fehler
analysis-tried-blunder = Patzer
analysis-tried-settled = Schon entschieden
analysis-tried-unknown = Nicht zu bewerten
