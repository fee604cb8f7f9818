### Puzzles: positions with one right answer.

puzzles-heading = Rätsel
puzzles-ask = Finde den einen Zug, der dir die besten Chancen lässt
puzzles-none = Kein Spiel hier hat Rätsel
puzzles-about = Alle nach den offiziellen Regeln. Jede Lösung ist durch Suche bewiesen, wie auch immer die verdeckten Karten liegen. Nur deine erste Antwort auf ein Rätsel ändert deine Wertung.
puzzles-state = Wertung { $rating } · { $solved } von { $whole } gelöst
puzzles-state_new = { $solved } von { $whole } gelöst
# which puzzle comes next
puzzles-wish_easier = Leichter
puzzles-wish_near = Wie meine Wertung
puzzles-wish_harder = Schwerer
puzzles-all_themes = Alle Rätsel
puzzles-start = Nächstes Rätsel
puzzles-button = Rätsel
# the hint of the button that leaves a puzzle
puzzles-back_hint = Zurück zu den Rätseln
puzzles-next = Nächstes Rätsel
puzzles-done = Fertig
# after the first answer; $change as in “+18”
puzzles-rated = Deine Wertung: { $rating } ({ $change }). Dieses Rätsel: { $difficulty }.
puzzles-again_told = Dieses Rätsel: { $difficulty }. Nur deine erste Antwort zählt.
puzzles-bad = Eines der Rätsel dieses Spiels lässt sich nicht aufbauen und wurde übersprungen.
