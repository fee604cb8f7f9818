statistics-button = Statistics
statistics-heading = Statistics
statistics-empty = Nothing has been counted yet. Play a match to its end, and its story begins here: how often you win, against whom, from which seat, and how your play changes with time.
statistics-play = Play
statistics-export = Export table
statistics-exported = The table lies in { $file }
statistics-reset = Reset
statistics-restore = Bring back
statistics-reset_heading = Reset the statistics?
statistics-reset_text = The matches themselves stay. What is reset can be brought back with { $key } until something else is reset.
statistics-reset_game = Only { $game }
statistics-reset_all = Everything, of all games
statistics-gone = { $number ->
    [one] { $number } match put aside. “Bring back” or { $stroke } undoes this.
   *[other] { $number } matches put aside. “Bring back” or { $stroke } undoes this.
}
statistics-came_back = { $number ->
    [one] { $number } match is back.
   *[other] { $number } matches are back.
}
statistics-legend = dashed: equally strong players · bracketed: the true rate, very likely
statistics-all = All
statistics-people = People
statistics-seats = { $number } at the table
statistics-with_help = With help
statistics-without_help = Without help
statistics-day = %d %b %Y
statistics-of = { $wins } of { $matches } won
statistics-won = Won
statistics-lost = Lost: place { $place }
statistics-helped = with help
statistics-recent = Of the last { $matches }: { $wins } won, { $share }
statistics-likely = The true rate is very likely { $range }
statistics-even = Equally strong players would win { $share }
statistics-loss_of = { $loss } a decision, on average of { $number }
statistics-no_analysis = no analysis yet
statistics-analysed = { $number ->
    [one] a decision, in { $number } analysis
   *[other] a decision, in { $number } analyses
}

statistics-filter-person = Player
statistics-filter-game = Game
statistics-filter-table = Table
statistics-filter-rival = Strongest rival
statistics-filter-helped = Hints and undo

statistics-matches-label = Matches
statistics-matches-about = { $number } won

statistics-rate-label = Wins
statistics-rate-about = likely { $range }

statistics-unhelped-label = Won without help
statistics-unhelped-about = of { $number }, that is { $share }

statistics-streak-label = Wins in a row
statistics-streak-about = longest: { $number }

statistics-place-label = Place
statistics-place-about = on average

statistics-length-label = Length
statistics-length-about = decisions a match

statistics-loss-label = Chances lost

statistics-plot-trend = In the course of time
statistics-plot-trend_legend = wins of the last ten · tall: won · stub: lost · notch: with help
statistics-plot-level = By strongest rival
statistics-plot-order = By turn order
statistics-plot-loss = Chances lost
statistics-plot-loss_legend = a decision · dashed: average
statistics-plot-no_loss = Look back at a match with “Analysis”, and here you see what your decisions cost on average.

statistics-order-1 = First
statistics-order-2 = Second
statistics-order-3 = Third
statistics-order-4 = Fourth
statistics-order-5 = Fifth
statistics-order-6 = Sixth

statistics-column-date = Date
statistics-column-person = Player
statistics-column-game = Game
statistics-column-table = Table
statistics-column-rivals = Others
statistics-column-strongest = Strongest rival
statistics-column-turn = Turn order
statistics-column-place = Place
statistics-column-won = Won
statistics-column-decisions = Decisions
statistics-column-takebacks = Taken back
statistics-column-hints = Hints
statistics-column-judged = Decisions judged
statistics-column-loss = Chances lost a decision, in %
statistics-column-yes = yes
statistics-column-no = no
