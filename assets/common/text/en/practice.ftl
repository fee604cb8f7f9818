### Practice: mistakes of past matches, to be solved again.

practice-heading = My mistakes
practice-button = Practice
# the hint of the button that leaves a mistake
practice-back_hint = Back to your mistakes
practice-due = { $number ->
    [one] 1 mistake to review today
   *[other] { $number } mistakes to review today
}
practice-nothing_due = Nothing left to review today. Well done!
practice-none = No mistakes yet
practice-about = Each mistake comes back after 1, 3, 7 and 21 days. Three right answers in a row, and you have mastered it.
practice-left = { $number ->
    [one] 1 finished match still to look through. This happens while you’re away.
   *[other] { $number } finished matches still to look through. This happens while you’re away.
}
practice-off = Looking for mistakes is off. You can turn it on in the settings.
practice-state_none = nothing to practise
practice-state = { $due } due · { $mastered } of { $whole } mastered
practice-all_themes = All mistakes
# a recurring reason why another move was better; $reason as in “scores more points”
practice-theme = { $game }: the better move { $reason } ({ $number })
practice-start = Start
practice-changed = This match has changed since it was reviewed, so one of its mistakes can’t be shown.
# what is said before a line is shown: the best one, or the answer in a deal where it fails
practice-watching = This is how the best move might play out.
practice-failing = In this deal, your move fails.
practice-again = Try again
practice-watch = Show the best line
practice-show_failing = Show a deal where it fails
# while they are looked at, and then; a deal is how the hidden cards may lie, $cost a chance to win such as 10%
practice-deals_pending = Looking at the deals that fit what you saw …
practice-deals = In { $fails } of { $deals } deals that fit what you saw, this move costs you { $cost } or more.
practice-next = Next mistake
practice-done = Done
practice-mastered = Mastered: three right answers in a row.
practice-grade-best = The best move!
practice-grade-excellent = Excellent
practice-grade-good = Good move
practice-grade-inaccuracy = Inaccuracy
practice-grade-mistake = Mistake
practice-grade-blunder = Blunder
practice-grade-unknown = Can’t be rated
