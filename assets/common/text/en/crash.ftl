### The window that opens after a crash.

crash-heading = Herotable has crashed
crash-what = Something went wrong, and the program can’t continue on its own.
crash-again = It crashed again right away, maybe because of this match. Start at the title screen this time.
crash-safe = Your match “{ $name }” is saved up to move { $number }, in the file { $file }.
crash-unsure = We can’t tell how much of your match is saved: { $reason }
crash-no_match = No match was open. All your matches are saved.
crash-report = Here is a crash report, without names or hidden cards: { $folder }
crash-no_report = The crash report couldn’t be saved.
crash-continue = Restart and continue
crash-title = Restart at the title
crash-folder = Open report folder
crash-copy = Copy report path
crash-leave = Quit
crash-copied = Path copied.
crash-no_clipboard = The clipboard isn’t available. The path is:
