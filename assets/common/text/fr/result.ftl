### The end of a match.

# $you: whether the one person at the screen has won; $count winners in all; $names are the others
result-won = { $you ->
    [yes] { $count ->
        [1] Vous gagnez !
       *[other] Victoire pour { $names } et vous !
    }
   *[no] { $count ->
        [1] { $names } gagne
       *[other] { $names } gagnent
    }
}
result-place = Place
result-nth = { $number ->
    [1] 1er
   *[other] { $number }e
}
result-again = Rejouer
result-look = Voir la table
result-title = Écran titre
