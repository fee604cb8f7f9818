lesson-heading = Learn to play
lesson-about_all = Short games at the real table: every step says what to do, and why. Leave at any time, it goes on where you left.
lesson-tile = { $game }: { $state }
lesson-step = { $number } of { $count }
lesson-next = Next
lesson-end = Finish
lesson-reading = Have a look, then go on.
lesson-read_first = Just look here for now. “Next” goes on.
lesson-not_now = “{ $move }” would be allowed too. Here, take what the arrow shows: one thing after the other.
lesson-first_step = This is the first step.
lesson-unsaved = Nothing needs to be saved here: the lesson goes on where you left it.
lesson-kept = The lesson goes on here next time.
lesson-offer = Learn it first
lesson-offer_later = New to this game? “Learn to play” on the title shows it step by step.

lesson-state-new = { $count } steps
lesson-state-under_way = Step { $number } of { $count }
lesson-state-done = Done

lesson-tools-undo = Back
lesson-tools-hint = Show
lesson-tools-log = Log
lesson-tools-menu = Menu

lesson-about-undo = One step back
lesson-about-hint = Picks what is meant
lesson-about-log = What has happened
lesson-about-menu = Settings, rules, begin anew, leave

lesson-done-heading = Well done!
lesson-done-text = You have played through all that makes { $game }. The rest is practice, and hints are there whenever you want one.
lesson-done-real = Play a real game now
lesson-done-again = The lesson once more
lesson-done-leave = Back
