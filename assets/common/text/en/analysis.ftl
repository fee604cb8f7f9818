### The analysis of a finished match, and trying a moment of it again.
### Percentages are chances to win. They are all written with analysis-percent.

# $number may be a number, a difference such as −12, or a range such as 35–62
analysis-percent = { $number }%

analysis-button = Analysis
analysis-button_hint = See how the chances shifted and what would have been better
analysis-unfinished = Finish this match first, then you can analyse it.
analysis-heading = Analysis
analysis-eyes = Choose a player to analyse
# who sees which cards; a switch with two positions
analysis-as_seen = { $name ->
    [you] As you saw it
   *[other] As { $name } saw it
}
analysis-open_cards = All cards open
analysis-cards_hint = Judge by what was known at the time, or with all cards open
# what the axis of the chart counts
analysis-rounds = Round
analysis-decisions = Move
analysis-decision = Move { $number }
# beside a progress bar, very little room; $share is a percentage
analysis-working = Analysed { $share }
analysis-list = { $name ->
    [you] Your moves
   *[other] { $name }’s moves
}
analysis-trials = Key moments
# $number is the key to press
analysis-trial_hint = Play this moment again ({ $number })
analysis-no_trials = No costly moves. Well played!
analysis-soon = Key moments appear when the analysis is done.
analysis-waiting = Not analysed yet …
# $verdict is one of the marks below, $cost such as −12%
analysis-lost = { $verdict }: { $cost }
analysis-better = Better: { $move } ({ $best } instead of { $played })
analysis-as_good = Just as good: { $move } ({ $best })
analysis-did = { $name ->
    [you] You: { $move }
   *[other] { $name }: { $move }
}
analysis-table = The table at this point
analysis-table_hint = Show the table at this point
analysis-again = Try again
analysis-save = Save picture
analysis-saved = Picture saved: { $file }
analysis-try_status = What would you play here?
analysis-try_thinking = Checking your move …
analysis-try_back = Back to the analysis
analysis-unsaved = This is only a try. The finished match doesn’t change.
analysis-you_did = You played: { $move }
analysis-chance_now = Your chances: { $played }, with the best move { $best }
analysis-then = In the match: { $move } ({ $played })
analysis-same_then = That’s what you played in the match.
analysis-once_more = Try again
analysis-to_analysis = Back to analysis

# verdicts on a move
analysis-mark-best = Best move
analysis-mark-good = Good
analysis-mark-doubtful = Inaccuracy
analysis-mark-mistake = Mistake
analysis-mark-blunder = Blunder
analysis-mark-settled = Decided
analysis-mark-unknown = Not rated

analysis-why_not-settled = The match was already decided.
analysis-why_not-unknown = This move can’t be rated.

# the headline after you have tried a moment again
analysis-tried-best = Nothing beats that!
analysis-tried-good = Well played
analysis-tried-doubtful = Inaccuracy
analysis-tried-mistake = Mistake
analysis-tried-blunder = Blunder
analysis-tried-settled = Already decided
analysis-tried-unknown = Can’t be rated
