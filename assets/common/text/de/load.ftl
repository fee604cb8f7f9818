### The list of saved matches.

load-heading = Partien
load-none = Noch keine Partien. Jede Partie wird vom ersten Zug an gespeichert.
load-decisions = { $number ->
    [one] { $number } Zug
   *[other] { $number } Züge
}
load-over = beendet
load-needs = Braucht das Spiel { $game }
# what a screen reader says of a match; $state is one of the two above, $when a date
load-spoken = { $title }. { $names }. { $state }. { $when }
load-broken = { $file } lässt sich nicht öffnen
load-open = Öffnen
load-delete = Löschen
load-undelete = Zurückholen
load-deleted = Partie gelöscht. „Zurückholen“ oder { $key } bringt sie wieder.
load-folder = Ordner zeigen
load-folder_is = Deine Partien liegen in { $folder }
load-won = gewonnen
load-lost = verloren
# the placeholder of the search field
load-search = Suchen: Titel, Name, Datum …
load-none_found = Keine Partie passt zu deiner Suche.
load-game = Spiel
load-any_game = Alle Spiele
load-result = Ergebnis
load-result-any = Jedes Ergebnis
load-result-won = Gewonnen
load-result-lost = Verloren
load-result-unfinished = Unbeendet
load-days = Wann
load-days-any = Jederzeit
load-days-7 = Letzte 7 Tage
load-days-31 = Letzter Monat
load-days-366 = Letztes Jahr
