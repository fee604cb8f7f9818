### The statistics: how often a person wins, against whom, and how well they play.
### $share, $range and $loss are percentages.

statistics-button = Statistics
statistics-heading = Statistics
statistics-empty = Nothing here yet. Finish a match to see how often you win, against whom, from which seat, and how your play improves. Matches with house rules aren’t counted.
statistics-play = Play
statistics-export = Export table
statistics-exported = Table saved: { $file }
statistics-reset = Reset
statistics-restore = Restore
statistics-reset_heading = Reset the statistics?
statistics-reset_text = Your matches stay. { $key } restores the statistics until you reset something else.
statistics-reset_game = Only { $game }
statistics-reset_all = All games
statistics-gone = { $number ->
    [one] { $number } match removed. “Restore” or { $shortcut } brings it back.
   *[other] { $number } matches removed. “Restore” or { $shortcut } brings them back.
}
statistics-came_back = { $number ->
    [one] { $number } match is back.
   *[other] { $number } matches are back.
}
statistics-legend = official rules only · dashed: equally strong players · in brackets: 95% interval
statistics-all = All
statistics-people = People
statistics-seats = { $number } players
# $mode is a way to play, such as Team
statistics-table_of = { $mode } · { $number } players
statistics-with_help = With help
statistics-without_help = Without help
# the heading of a point in a chart
statistics-match_of = { $date } · { $game }
statistics-outcome = { $won ->
    [yes] { $helped ->
        [yes] Won (with help)
       *[no] Won
    }
   *[no] { $helped ->
        [yes] Lost: place { $place } (with help)
       *[no] Lost: place { $place }
    }
}
# $name is a rival or a place in turn order
statistics-rate_of = { $name }: { $share } ({ $wins } of { $matches } won)
statistics-recent = Last { $matches } matches: { $wins } won, { $share }
statistics-likely = 95% interval: { $range }
statistics-even = Equally strong players would win { $share }
statistics-loss_of = { $number ->
    [one] { $loss } lost in { $number } move
   *[other] { $loss } lost per move, over { $number } moves
}
statistics-no_analysis = no analysis yet
statistics-analysed = { $number ->
    [one] per move, in { $number } analysis
   *[other] per move, in { $number } analyses
}

statistics-filter-person = Player
statistics-filter-game = Game
statistics-filter-table = Table
statistics-filter-rival = Strongest rival
statistics-filter-helped = Hints and undo

# key figures: a label, a large number (not here), and a line below it
statistics-matches-label = Matches
statistics-matches-about = { $number } won

statistics-rate-label = Wins
statistics-rate-about = 95%: { $range }

statistics-unhelped-label = Won without help
statistics-unhelped-about = of { $number }: { $share }

statistics-streak-label = Winning streak
statistics-streak-about = longest: { $number }

statistics-place-label = Place
statistics-place-about = on average

statistics-length-label = Length
statistics-length-about = moves per match

statistics-loss-label = Chances lost

statistics-plot-trend = Over time
statistics-plot-trend_legend = wins in the last ten · tall: won · short: lost · notch: with help
statistics-plot-level = By strongest rival
statistics-plot-order = By turn order
statistics-plot-loss = Chances lost
statistics-plot-loss_legend = per move · dashed: average
statistics-plot-no_loss = Analyse a match, and you’ll see here what your moves cost on average.

statistics-order-1 = First
statistics-order-2 = Second
statistics-order-3 = Third
statistics-order-4 = Fourth
statistics-order-5 = Fifth
statistics-order-6 = Sixth

# columns of the exported table
statistics-column-date = Date
statistics-column-person = Player
statistics-column-game = Game
statistics-column-table = Table
statistics-column-rivals = Others
statistics-column-strongest = Strongest rival
statistics-column-turn = Turn order
statistics-column-place = Place
statistics-column-won = Won
statistics-column-decisions = Moves
statistics-column-takebacks = Undos
statistics-column-hints = Hints
statistics-column-judged = Moves rated
statistics-column-loss = Chances lost per move, in %
statistics-column-yes = yes
statistics-column-no = no
