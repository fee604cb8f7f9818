### At the table, whatever the game: buttons, menu, hints, notices.

match-undo_none = Nothing to undo.
match-redo_none = Nothing to redo.
match-undone_marked = Undone. This match is now marked “with undo”.
match-round = Round { $round }
match-pause = Pause
match-go_on = Continue
match-react = Any reactions? Press a key to react.
match-look_first = Show my cards first
match-paused = Paused
# $number of moves that are not shown as buttons
match-more = More moves ({ $number }) …
match-page = More … ({ $page } of { $pages })
match-pass_on = Pass to { $name }
match-looked = Only { $name } sees this.
match-result = Show result
match-lost = A computer player had to restart. Your match continues.
# an outside program ($name) that can't go on playing
match-replaced-missing = { $name } can’t be started. A computer player takes over.
match-replaced-died = { $name } has ended unexpectedly. A computer player takes over.
match-replaced-silent = { $name } doesn’t answer. A computer player takes over.
match-replaced-slow = { $name } takes too long. A computer player takes over.
match-replaced-nonsense = { $name } gives an answer that isn’t a move. A computer player takes over.
match-replaced-illegal = { $name } wants to make a move that isn’t allowed. A computer player takes over.
match-replaced-endless = { $name } repeats its moves endlessly. A computer player takes over.
match-not_now = It’s not your turn: { $name } is playing.
match-not_yet = One moment: the last moves are still being shown.
match-astray = It doesn’t go there. While you drag, its possible places light up.
match-over = The game is over.
match-muted = Sound off ({ $key }).
match-unmuted = Sound on.
match-first_pass = Pass the screen to the next player first.

match-tools-recap = Since your turn
# the same where there is little room
match-tools-recap_short = Recap
match-tools-recap_key = Show again what happened since your turn
match-tools-undo = Undo
match-tools-redo = Redo
match-tools-hint = Hint
match-tools-log = Log
match-tools-menu = Menu
match-tools-undo_key = Undo
match-tools-redo_key = Redo
match-tools-hint_key = Hint: where to look, then the move, then why
match-tools-log_key = What happened so far
match-tools-menu_key = Menu

match-thinking-name = { $name } is thinking …
match-thinking-now = Move now

# a hint in three steps: where to look, the move, the reason; $key is the key for hints
match-advice-thinking = Looking for a hint …
match-advice-failed = No hint this time. Try again.
match-advice-look = Look here first. Press { $key } again for the move.
match-advice-move = Hint: { $move }. Press { $key } again to see why.
match-advice-why = Hint: { $move }.
match-advice-button = You won’t need a piece for this. Press { $key } again for the move.

# $names are several people at one screen
match-agree-title = Undo?
match-agree-text = This move showed something new, or others have played since. Is that all right with { $names }?
match-agree-yes = All agree
match-agree-no = Cancel

match-menu-title = Pause
match-menu-head-match = Match
match-menu-head-back = Look back
match-menu-head-help = Help
match-menu-head-leave = Leave
match-menu-resume = Resume
match-menu-save = Save
match-menu-save_as = Save as …
match-menu-watch = Replay so far
match-menu-try_out = What if …
match-menu-try_out_over = The match is over.
match-menu-try_out_watched = You only watch.
match-menu-code = Copy match code
match-menu-trial_back = Leave “What if”
match-menu-trial_keep = Keep as new match
match-menu-coach_on = Blunder alert: on
match-menu-coach_off = Blunder alert: off
match-menu-settings = Settings
match-menu-rules = Rules
match-menu-new = New game
match-menu-keys = Key bindings
match-menu-leave = Quit to menu
match-menu-lesson_restart = Restart lesson
match-menu-lesson_leave = Leave lesson
match-menu-marked = With undo

match-save-done = Saved.
match-save-title = Save as
match-save-name = Match name
match-save-ok = Save
match-save-cancel = Cancel
match-save-default = { $game }, { $names }
match-save-failed = Couldn’t save “{ $match }”. { $reason }

match-unsaved-title = Not saved
match-unsaved-again = Try again
match-unsaved-code = Copy match code
match-unsaved-leave = Leave anyway
match-unsaved-stay = Stay

match-log-title = Log
match-log-all = All
match-log-empty = Nothing has happened yet.
match-log-copied = Log copied.
match-log-no_clipboard = The clipboard isn’t available.
match-log-foot = Wheel: scroll · Click: why? · { $copy }: copy · { $log }: close

# the list of keys: very little room
match-keys-title = Key bindings
match-keys-close = Back
match-keys-change = Change keys
match-keys-name-arrows = Arrows
match-keys-name-look = Shift+Arrows
match-keys-name-tab = Tab
match-keys-name-enter = Enter
match-keys-name-digits = 1 – 9
match-keys-name-values = 0 – 9
match-keys-name-space = Space
match-keys-name-escape = Esc
match-keys-name-click = Double-click
match-keys-name-right = Right-click
match-keys-name-drag = Drag
match-keys-does-arrows = move from piece to piece
match-keys-does-look = include pieces you can only look at
match-keys-does-tab = next group of pieces or buttons
match-keys-does-enter = select; confirm
match-keys-does-digits = buttons at the lower right
match-keys-does-values = sets by value (0 for 10), or buttons
match-keys-does-space = look closely; skip an animation
match-keys-does-escape = deselect; close; menu
match-keys-does-click = select and play at once
match-keys-does-right = deselect
match-keys-does-drag = move pieces where they belong
