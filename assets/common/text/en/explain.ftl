# What a computer player says about its choice. $here and $there are percentages, $move names another move.
# “This move …” and “But it …” go on with the verbs of a game’s own file (reason-…), in the third person.
explain-expected = { $here } to win, { $there } with “{ $move }”.
explain-alike = { $here } to win, about the same with “{ $move }”.
explain-share = { $here } to win.
explain-alone = { $here } to win; no other move looked promising.
explain-only = This is the only possible move.
explain-wins = This move wins.
explain-obvious = Only this move makes sense.
explain-glance = Played on instinct, without thinking ahead.
explain-for = This move { $first }.
explain-both = This move { $first } and { $second }.
explain-but = But it { $first }.
explain-later = This move { $first }, but pays off later.
explain-ahead = This move pays off later.
explain-even = Several moves are about equal here.
explain-even_but = This move { $first }, but is about as good overall.
explain-cost = “{ $move }” leaves you { $here } to win. Your best move has { $there }.
# among several names that a reason is about
explain-you = you
# among several, each name after the first: French says “to” again, “à vous et à Vega”
explain-further = { $name }
