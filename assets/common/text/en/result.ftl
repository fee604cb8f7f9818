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
result-drawn = A draw
result-points = Score
result-turn = Last turn
result-best = Your best moment
result-best-looking = Looking through the match … { $share }%
result-best-asks = The analysis shows your best moment.
result-best-none = No single move stood out.
# $before and $after are chances to win: "52%"
result-chance = { $before } to { $after } to win
result-moment = Watch move { $number }
result-again = Play again
result-again_challenge = The same challenge from the start
result-again_note = Same rivals, new deal
result-analyse = Analyse
result-analyse_note = { $count ->
    [1] The only move
   *[other] All { $count } moves
}
result-review = Review mistakes
result-review_note = See what would have been better
# $mistakes and $blunders are counts, $all their sum
result-review_count = { $all ->
    [0] No mistakes
   *[other] { $mistakes ->
        [0] { $blunders ->
            [1] 1 blunder
           *[other] { $blunders } blunders
        }
        [1] { $blunders ->
            [0] 1 mistake
            [1] 1 mistake, 1 blunder
           *[other] 1 mistake, { $blunders } blunders
        }
       *[other] { $blunders ->
            [0] { $mistakes } mistakes
            [1] { $mistakes } mistakes, 1 blunder
           *[other] { $mistakes } mistakes, { $blunders } blunders
        }
    }
}
result-review_none = You made no mistakes in this match.
result-look = Table
result-share = Share
result-title = Quit to menu
