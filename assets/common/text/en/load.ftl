### The list of saved matches.

load-heading = Matches
load-none = No matches yet. Every match is saved from the first move on.
load-decisions = { $number ->
    [one] { $number } move
   *[other] { $number } moves
}
load-over = finished
load-needs = Needs the game { $game }
# what a screen reader says of a match; $state is one of the two above, $when a date
load-spoken = { $title }. { $names }. { $state }. { $when }
load-broken = Can’t open { $file }
load-open = Open
load-delete = Delete
load-undelete = Restore
load-deleted = Match deleted. “Restore” or { $key } brings it back.
load-folder = Show folder
load-folder_is = Your matches are in { $folder }
load-won = won
load-lost = lost
# the placeholder of the search field
load-search = Search: title, name, date …
load-none_found = No match fits your search.
load-game = Game
load-any_game = All games
load-result = Result
load-result-any = Any result
load-result-won = Won
load-result-lost = Lost
load-result-unfinished = Unfinished
load-days = When
load-days-any = Any time
load-days-7 = Last 7 days
load-days-31 = Last month
load-days-366 = Last year
