# What a computer player says about its choice. $here and $there are percentages, $move names another move.
explain-expected = { $here } to win, { $there } with “{ $move }”.
explain-alike = { $here } to win, about the same with “{ $move }”.
explain-share = { $here } to win.
explain-alone = { $here } to win; no other move looked promising.
explain-only = This is the only possible move.
explain-wins = This move wins.
explain-glance = Played on instinct, without thinking ahead.
explain-cost = “{ $move }” leaves you { $here } to win. Your best move has { $there }.
# how likely something is, after words that say what
explain-odds = {" "}({ $tenths ->
    [one] 1 time
   *[other] { $tenths } times
} in 10)
# in games without reasons of their own: what the seat plays next
explain-onward =
    { $name ->
        [you] Next turn you can go on with “{ $move }”.
       *[other] Next turn { $name } can go on with “{ $move }”.
    }
