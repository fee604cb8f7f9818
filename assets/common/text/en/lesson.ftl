### “Learn to play”: short guided games at the real table.

lesson-heading = Learn to play
lesson-about_all = Short games at the real table: each step tells you what to do, and why. You can leave at any time and resume later.
lesson-tile = { $game }: { $state }
lesson-step = { $number } of { $count }
lesson-next = Next
lesson-end = Finish
lesson-reading = Take a look, then press Next.
lesson-read_first = Just take a look for now, then press “Next”.
lesson-not_now = “{ $move }” would work too. For now, follow the arrow: one step at a time.
lesson-first_step = This is the first step.
lesson-unsaved = No need to save: you can resume the lesson right here.
lesson-kept = You can resume the lesson right here.
lesson-offer = Learn it first
lesson-offer_note = New to this game? A short lesson shows you step by step.

lesson-state-new = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
lesson-state-under_way = Step { $number } of { $count }
lesson-state-done = Done

lesson-tools-undo = Back
lesson-tools-hint = Show
lesson-tools-log = Log
lesson-tools-menu = Menu

lesson-about-undo = One step back
lesson-about-hint = Show what to select
lesson-about-log = What happened so far
lesson-about-menu = Settings, rules, restart, leave

lesson-done-heading = Well done!
lesson-done-text = You know how to play { $game } now. The rest is practice, and there are hints whenever you want one.
lesson-done-real = Play a real match
lesson-done-again = Restart lesson
lesson-done-leave = Back
