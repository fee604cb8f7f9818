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
