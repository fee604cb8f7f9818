### A match as a web page, which friends open in their browser: whoever reads it did not sit at the table.

# the title of the window; $title is the match or the game, $names all players
page-title = { $title }: { $names }
page-seen_by = The table as { $name } saw it
page-people = Players
page-table = Table
page-start = Set-up

# the controls, as a screen reader says them
page-controls = Step through the match
page-first = To the start
page-back = Previous move
page-play = Play
page-pause = Pause
page-next = Next move
page-last = To the end
page-slider = Move
page-keys = Keys: arrows for one move, Page up and Page down for ten, Home and End, Space to play or pause.

page-log = Moves
page-hide = Hide what comes later
page-curve = Chances to win
# read aloud for the chart, one for each player; $first and $last such as 25%
page-curve_told = { $name } from { $first } to { $last }

# headings of the result
page-result = Result
page-place = Place
page-name = Name

page-made = Made with Herotable. All of it is in this one file, and it loads nothing from the internet.
page-noscript = Turn on JavaScript to step through the table. All moves are listed below.

# the dialog that asks what is to be on the page
page-ask-title = Web page
page-ask-about = One file that any browser opens, even offline. It shows only what the chosen player saw.
page-ask-view_hint = Whose view the page shows
# $share such as 40%
page-ask-judging = Analysed { $share }. What is known by then goes onto the page.
page-ask-judged = With the chances to win and a verdict on each move.
page-ask-make = Create page
page-ask-making = Creating the page …
page-ask-saved = Web page saved: { $file }
