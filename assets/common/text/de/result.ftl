result-won = { $names } gewinnt
result-won_together = { $names } gewinnen
result-place = Platz
result-nth = { $number }.
result-again = Noch einmal
result-look = Tisch ansehen
result-title = Zum Titel
