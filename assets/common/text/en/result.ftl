### The end of a match.

# $you: whether the one person at the screen has won; $count winners in all; $names are the others
result-won = { $you ->
    [yes] { $count ->
        [1] You win!
       *[other] You and { $names } win!
    }
   *[no] { $count ->
        [1] { $names } wins
       *[other] { $names } win
    }
}
result-place = Place
result-nth = { $number }
result-again = Play again
result-look = See the table
result-title = Main menu
