### The end of a match, celebrated over the table of a game without words of its own for it.

cheer-won-heading = Victory
cheer-won-line = { $you ->
    [yes] You win!
   *[no] { $names }
}
