### What a star or an achievement needs, in any game; phrases are joined by dots.

goal-decisions-most = { $number } moves at most
goal-seats-least = with { $number } or more at the table
goal-strongest-least = against a rival of level { $number }
goal-weakest-least = against nobody below level { $number }
goal-won-least = Win
goal-all_games = Win each of the games
