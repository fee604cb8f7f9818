### Key bindings: names of keys, and what each key does.

# what keys do; in a list, and in quotes within sentences
keys-command-tell_state = read out the state of the game
keys-command-tell_focus = read out what is selected

keys-none = no key
keys-quoted = “{ $name }”
keys-press = Press a key …
keys-empty = choose …
keys-listening = Press the new key. Esc cancels.
keys-back = Back to default: { $keys }
keys-set = { $command }: { $key }

# names of keys as they are printed on a keyboard
keys-named-ctrl = Ctrl
keys-named-alt = Alt
keys-named-shift = Shift
keys-named-enter = Enter
keys-named-esc = Esc
keys-named-tab = Tab
keys-named-space = Space
keys-named-left = Left
keys-named-right = Right
keys-named-up = Up
keys-named-down = Down
keys-named-home = Home
keys-named-end = End
keys-named-pageup = Page up
keys-named-pagedown = Page down
keys-named-insert = Insert
keys-named-delete = Delete
keys-named-backspace = Backspace
keys-named-pause = Pause
keys-named-plus = Plus

keys-refused-reserved = { $key } is needed to get around. Please choose another key.
keys-refused-digit = The number keys press the numbered buttons. You can use them with Ctrl or Alt.
keys-refused-typed = This also works while you type, so it needs a function key, or Ctrl or Alt and another key.
keys-refused-unknown = Herotable doesn’t know this key. Please choose another one.

keys-taken-title = { $key } is already in use
keys-taken-text = { $key } is set to { $others }.
keys-taken-swap = Swap
keys-taken-take = Reassign
keys-taken-leave = Cancel

# where keys work
keys-context-everywhere = Everywhere
keys-context-match = At the table
keys-context-analysis = Analysis
keys-context-result = Result
keys-context-replay = Replay
keys-context-load = List of matches
keys-context-title = Title screen
keys-context-statistics = Statistics
keys-context-settings = Settings
keys-context-rules = Rules

keys-command-fullscreen = full screen
keys-command-mute = mute
keys-command-background = music and ambience on or off
keys-command-menu = open or close the menu
keys-command-undo = undo
keys-command-redo = redo
keys-command-hint = hint: where, what, why
keys-command-why = why did they play that?
keys-command-log = log
keys-command-hurry = make the computer player move now
keys-command-recap = show again what happened since your turn
keys-command-pause = pause, when only computer players play
keys-command-rules = rules
keys-command-keys = key bindings
keys-command-save = save
keys-command-copy_log = copy the match code, or the open log
keys-command-analysis_try = try this moment again
keys-command-analysis_open = all cards open, or not
keys-command-analysis_save = save a picture
keys-command-analysis_watch = replay the match
keys-command-result_watch = replay the match
keys-command-result_copy = copy the match code
keys-command-replay_mark_before = previous bookmark or round
keys-command-replay_mark_after = next bookmark or round
keys-command-replay_slower = slower
keys-command-replay_faster = faster
keys-command-replay_bookmark = add or remove a bookmark
keys-command-replay_eyes = change whose cards you see
keys-command-replay_log = longer or shorter log
keys-command-replay_spoilers = hide or show the end
keys-command-replay_go_on = play on from here
keys-command-replay_copy = copy the match code
keys-command-load_watch = replay the match
keys-command-load_paste = open a match code from the clipboard
keys-command-load_find = search the matches
keys-command-load_analyse = analyse the match
keys-command-load_delete = delete the match
keys-command-load_restore = restore the match
keys-command-play_at_once = quick play (on a box)
keys-command-paste_code = open a match code from the clipboard
keys-command-statistics_restore = restore the statistics
keys-command-settings_restore = undo the reset of a page
keys-command-rules_find = search the rules
keys-command-rules_next = next result
keys-command-rules_before = previous result
