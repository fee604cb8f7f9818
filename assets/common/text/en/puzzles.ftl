### Puzzles: positions with one right answer.

puzzles-heading = Puzzles
puzzles-ask = Find the one move that keeps your best chance
puzzles-none = No game here has puzzles
puzzles-about = All by the official rules. Every answer was proved by search, whatever the hidden cards are. Only your first answer to a puzzle changes your rating.
puzzles-state = Rating { $rating } · { $solved } of { $whole } solved
puzzles-state_new = { $solved } of { $whole } solved
# which puzzle comes next
puzzles-wish_easier = Easier
puzzles-wish_near = At my rating
puzzles-wish_harder = Harder
puzzles-all_themes = All puzzles
puzzles-start = Next puzzle
puzzles-button = Puzzles
# the hint of the button that leaves a puzzle
puzzles-back_hint = Back to the puzzles
puzzles-next = Next puzzle
puzzles-done = Done
# after the first answer; $change as in “+18”
puzzles-rated = Your rating: { $rating } ({ $change }). This puzzle: { $difficulty }.
puzzles-again_told = This puzzle: { $difficulty }. Only your first answer counts.
puzzles-bad = One of this game’s puzzles can’t be set up, so it was skipped.
