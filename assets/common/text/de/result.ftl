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
result-place = Platz
result-nth = { $number }.
result-again = Noch einmal
result-look = Tisch ansehen
result-title = Hauptmenü
