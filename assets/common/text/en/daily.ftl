### The daily deal: one match a day, the same for everybody.

daily-heading = Daily deal
# $names: the computer players
daily-against = You against { $names }
daily-new = Not played yet
daily-missed = Not played
daily-running = In progress
daily-over = Finished
daily-won = You won!
daily-place = You came { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }.
daily-about = Everybody gets the same deal, by the official rules. One try counts: no undo, no hints.
daily-about_over = You can copy your result and send it, or practise this deal as often as you like.
daily-about_missed = This day is over. You can still practise its deal.
daily-barred = You have already played a later day, so this one no longer counts. You can practise it.
daily-play = Play
daily-resume = Resume
daily-watch = Watch replay
daily-practise = Practise
daily-copy = Copy result
daily-copied = Result copied. Send it to a friend: their Herotable can check it.
daily-check = Check a result
daily-no_line = There’s no daily result in the clipboard. Copy the whole line, HTD and all.
daily-month_before = Previous month
daily-month_after = Next month
daily-other_edition = You began this day in another version of Herotable. Its computer players decided differently, so it can’t be continued or compared.
# the title of a match in the library
daily-title = Daily deal, { $day }
daily-practice = Practice, deal of { $day }
daily-saved = Every move of the daily deal is saved at once.
daily-no_code = The daily deal has no match code while you play: it would reveal hidden cards.
daily-pause = Daily deal: no undo, no hints
# what is sent to others, before the letters that prove it
daily-shared = { $won ->
    [yes] Herotable daily deal, { $day }: { $game }, won in { $number } moves
   *[no] Herotable daily deal, { $day }: { $game }, place { $place } of { $seats } in { $number } moves
}
daily-check_title_running = Checking …
daily-check_title_proved = The result is true
daily-check_title_refused = Not proved
daily-check_running = The match is played again, and its computer players are asked once more.
daily-check_proved = Every move is legal, and every computer player decided as it does here.
daily-check_limits = This doesn’t prove that it was a first try, or that nobody helped.
daily-check_lost = The computer players don’t answer. Try again later.
