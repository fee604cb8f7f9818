result-won = { $names } wins
result-won_together = { $names } win
result-place = Place
result-nth = { $number }
result-again = Play again
result-look = See the table
result-title = To the title
