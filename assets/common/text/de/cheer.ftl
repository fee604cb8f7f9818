### Das Ende einer Partie, gefeiert über dem Tisch eines Spiels ohne eigene Wörter dafür.

cheer-won-heading = Sieg
cheer-won-line = { $you ->
    [yes] Du gewinnst!
   *[no] { $names }
}
