### The window that opens after a crash.

breakdown-heading = Herotable has crashed
breakdown-what = Something went wrong, and the program can’t continue on its own.
breakdown-again = It crashed again right away, maybe because of this match. Start at the title screen this time.
breakdown-safe = Your match “{ $name }” is saved up to move { $number }, in the file { $file }.
breakdown-unsure = We can’t tell how much of your match is saved: { $reason }
breakdown-no_match = No match was open. All your matches are saved.
breakdown-report = Here is a crash report, without names or hidden cards: { $folder }
breakdown-no_report = The crash report couldn’t be saved.
breakdown-continue = Restart and continue
breakdown-title = Restart at the title
breakdown-folder = Open report folder
breakdown-copy = Copy report path
breakdown-leave = Quit
breakdown-copied = Path copied.
breakdown-no_clipboard = The clipboard isn’t available. The path is:
