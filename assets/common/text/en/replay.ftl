replay-button = Replay
replay-button_hint = Go through the match, move by move
replay-place_short = { $number }/{ $all }
replay-place = Move { $number } of { $all }
replay-place_round = Move { $number } of { $all } · Round { $round }

replay-eyes-open = All cards open
replay-eyes-together = What all know

replay-tool-go_on = Play on
replay-tool-code = Code
replay-tool-list = Log
replay-tool-back = Back

replay-hint-go_on = Play on from here as a match of its own
replay-hint-code = Copy the whole match as a code
replay-hint-list = More of the log, or less
replay-hint-back = Back (Esc)
replay-hint-begin = To the beginning (Home)
replay-hint-end = To the end (End)
replay-hint-before = One move back (←)
replay-hint-after = One move on (→)
replay-hint-play = Play by itself, or stop (space bar)
replay-hint-mark_before = Back to the round, turning point or bookmark before
replay-hint-mark_after = On to the next round, turning point or bookmark
replay-hint-bookmark = Set a bookmark here, or take it away
replay-hint-eyes = Whose cards are seen
replay-hint-speed = How fast it plays

replay-seats-title = Who plays on?
replay-seats-note = After move { $number }. The match is a copy of its own.
replay-seats-marked = After move { $number } of { $all }, with the same luck. The old match stays as it is; the new one counts as one with take-backs.
replay-seats-begin = Play
replay-seats-cancel = Cancel
replay-seats-named = { $game }, on after move { $number }

replay-code-title = Copy the code?
replay-code-text = The match is still running, and its code holds everything: also hidden cards and what will be drawn. If you copy it, the match counts as one with take-backs.
replay-code-together = The match is still running, and its code holds everything: also hidden cards and what will be drawn. If you copy it, the match counts as one with take-backs. Do all agree: { $names }?
replay-code-yes = Copy the code
replay-code-no = Leave it
replay-code-copied = The code of the whole match is in the clipboard ({ $number } characters).

replay-pasted-title = A running match
replay-pasted-text = The code holds a match that is not over. Moves so far: { $number }.
replay-pasted-play = Play on
replay-pasted-watch = Watch
replay-pasted-cancel = Cancel
replay-pasted-button = Open a code
replay-pasted-hint = Open the match whose code lies in the clipboard

replay-trial-agree_title = Try something?
replay-trial-agree_text = A try can show what is hidden. Do all agree: { $names }?
replay-trial-agree_yes = All agree
replay-trial-agree_no = Leave it
replay-trial-begun = Try what you like: nothing of it happens in the match.
replay-trial-return = Match
replay-trial-return_hint = Back to the match, as it was (Esc)
replay-trial-kept = Kept as a match of its own.
replay-trial-unsaved = This is only a try. The menu keeps it as a match of its own.
replay-trial-named = { $game }, a try after move { $number }
replay-trial-begin = The try began here.
replay-trial-marked = The try showed something, or others moved: the match now counts as one with take-backs.
replay-trial-returned = Everything is as it was.
