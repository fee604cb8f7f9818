### The replay of a match, match codes, and “What if …”, which lets you try something beside a match.

replay-button = Replay
replay-button_hint = Go through the match move by move
replay-place_short = { $number }/{ $all }
replay-place = Move { $number } of { $all }
replay-place_round = Move { $number } of { $all } · Round { $round }

# whose cards are shown: everybody’s, or only those that everybody knows
replay-eyes-open = All cards open
replay-eyes-together = Known to all

replay-tool-go_on = Play on
replay-tool-share = Share
replay-tool-list = Log
replay-tool-hide_end = Hide end
replay-tool-show_end = Show end
replay-tool-back = Back

replay-hint-go_on = Play on from here as a new match
replay-hint-share = Share this moment or the whole match: clip, picture, match code
replay-hint-list = Longer or shorter log
replay-hint-hide_end = Hide later moves and key moments until you reach the end
replay-hint-show_end = Show later moves and key moments
replay-hint-back = Back
replay-hint-begin = To the start
replay-hint-end = To the end
replay-hint-before = Previous move
replay-hint-after = Next move
replay-hint-play = Play or pause
replay-hint-mark_before = Previous round, key moment or bookmark
replay-hint-mark_after = Next round, key moment or bookmark
replay-hint-bookmark = Add or remove a bookmark
replay-hint-eyes = Whose cards you see
replay-hint-speed = Speed

replay-seats-title = Who plays on?
replay-seats-note = From move { $number }, as a copy of the match.
replay-seats-marked = From move { $number } of { $all }, with the same luck. Your old match stays as it is, the new one is marked “with undo”.
replay-seats-begin = Play
replay-seats-cancel = Cancel
replay-seats-named = { $game }, from move { $number }

replay-code-title = Copy the match code?
replay-code-text = The match is still running, and its code gives away everything: hidden cards and cards yet to be drawn. If you copy it, the match is marked “with undo”.
replay-code-together = The match is still running, and its code gives away everything: hidden cards and cards yet to be drawn. Copying it marks the match “with undo”. Is that all right with { $names }?
replay-code-yes = Copy match code
replay-code-no = Cancel
replay-code-copied = Match code copied ({ $number ->
    [one] { $number } character
   *[other] { $number } characters
}).

replay-pasted-title = Unfinished match
replay-pasted-text = This match isn’t over yet. Moves so far: { $number }.
replay-pasted-play = Play on
replay-pasted-watch = Watch
replay-pasted-cancel = Cancel
replay-pasted-button = Open match code
replay-pasted-hint = Open a match code from the clipboard

replay-trial-agree_title = Try something out?
replay-trial-agree_text = Trying something out can reveal hidden cards. Is that all right with { $names }?
replay-trial-agree_yes = All agree
replay-trial-agree_no = Cancel
replay-trial-begun = Try whatever you like: your match doesn’t change.
replay-trial-return = Match
replay-trial-return_hint = Back to your match
replay-trial-kept = Kept as a new match.
replay-trial-unsaved = This is only a try. To keep it, choose “Keep as new match” in the menu.
replay-trial-named = { $game }, what if after move { $number }
replay-trial-begin = You started trying things out here.
replay-trial-marked = You’ve seen something new, or others have played: your match is now marked “with undo”.
replay-trial-returned = Back in your match, just as you left it.
